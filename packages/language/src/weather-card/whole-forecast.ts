import type { Period } from '@klarnotam/weather';
import type { Context } from './glance-context.ts';

/** Whether the verdict is that of all that is left of the forecast, chances too, and no observation stands beside it. */
export function isOfTheWhole({ glance, nowMs, presentMs }: Context): boolean {
  const { verdict, observation, forecast } = glance;
  // Of a flight to come nobody asks about the time before it.
  if (observation !== null || forecast === null || verdict === 'incomplete' || nowMs > presentMs)
    return false;
  return (
    forecast.periods.length > 0 &&
    forecast.periods.every((row) => row.verdict === verdict && row.chance === null) &&
    forecast.periods.at(-1)?.to === forecast.validTo
  );
}

/** The row of a forecast of one kind, of which the lines above it say all but its low cloud; null: rows have more to say. */
export function onlyRow(context: Context): Period | null {
  const { forecast } = context.glance;
  const [row, ...others] = forecast?.periods ?? [];
  if (forecast == null || row === undefined || others.length > 0 || !isOfTheWhole(context)) return null;
  const lasts = ({ from, to }: { readonly from: string | null; readonly to: string | null }): boolean =>
    (from ?? row.from) <= row.from && (to ?? row.to) >= row.to;
  const isAbove =
    row.reasons.every((reason) => reason.likelihood === null && !reason.varies && lasts(reason)) &&
    row.lowClouds.every(({ likelihood, hours }) => likelihood === null && hours.every(lasts));
  const hasOneWind =
    !forecast.windChanges &&
    forecast.wind?.aloftMps === row.wind?.aloftMps &&
    forecast.wind?.gustAloftMps === row.wind?.gustAloftMps;
  return isAbove && hasOneWind && row.missing.length === 0 && row.lowVisibilities.length === 0 ? row : null;
}
