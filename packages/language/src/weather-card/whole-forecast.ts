import type { UtcInterval } from '@klarnotam/aviation';
import type { Glance, Period } from '@klarnotam/weather';
import type { Context } from './glance-context.ts';
import { whyOfRow } from './say-row.ts';

/**
 * Whether the verdict is that of all that is left of the forecast, chances too, and no observation that counts stands beside it. One that is not within the limits
 * is told with all its reasons, so they are those of a row.
 */
export function isOfTheWhole({ glance, nowMs, presentMs }: Context): boolean {
  const { verdict, observation, forecast } = glance;
  // Of a flight to come nobody asks about the time before it.
  const isObserved = observation !== null && observation.verdict !== 'notJudged';
  if (isObserved || forecast === null || verdict === 'incomplete' || nowMs > presentMs) return false;
  const rows = forecast.periods;
  return (
    rows.every((row) => row.verdict === verdict && row.chance === null) &&
    rows.at(-1)?.to === forecast.validTo &&
    (verdict === 'fine' || (rows.length === 1 && rows.every((row) => hasReasonsOf(row, glance))))
  );
}

function hasReasonsOf({ reasons }: Period, glance: Glance): boolean {
  const codes = new Set(reasons.map(({ code }) => code));
  return glance.reasons.every(({ code, severity }) => severity !== glance.verdict || codes.has(code));
}

/** The row of a forecast of one kind, of which the lines above it say all; null: rows have more to say. */
export function onlyRow(context: Context): Period | null {
  const { forecast } = context.glance;
  const [row, ...others] = forecast?.periods ?? [];
  if (forecast == null || row === undefined || others.length > 0 || !isOfTheWhole(context)) return null;
  const lasts = ({ from, to }: UtcInterval): boolean => from <= row.from && to >= row.to;
  const hasOneCloud = row.lowClouds.every(
    ({ likelihood, hours }) => likelihood === null && hours.every(lasts),
  );
  if (row.verdict !== 'fine') return whyOfRow(row, context).isAll ? row : null;
  if (!hasOneCloud || row.lowVisibilities.length > 0) return null;
  const hasOneWind =
    !forecast.windChanges &&
    forecast.wind?.aloftMps === row.wind?.aloftMps &&
    forecast.wind?.gustAloftMps === row.wind?.gustAloftMps;
  return hasOneWind ? row : null;
}
