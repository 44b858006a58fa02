import type { UtcInterval } from '@klarnotam/aviation';
import { isCeiling, isInTheWay, type LowCloud, type Period, type ReasonFacts } from '@klarnotam/weather';
import type { Context } from './glance-context.ts';
import { sayLowCloud, toldAtFlight } from './say-low-cloud.ts';
import type { Clock } from './say-time.ts';

const MOST_LAYERS_OF_A_ROW = 4;

/** The lowest layer, the lowest ceiling that prevails and the worst others, what prevails before a chance, by time; where nobody flies the lowest; hours are said where they are not those of the row. */
export function sayLowCloudOfRow(
  period: Period,
  clock: Pick<Clock, 'period'>,
  context: Context,
): string | null {
  const [beginMs, endMs] = [Date.parse(period.from), Date.parse(period.to)];
  // Beside a ceiling that is in the way, at times too, no other cloud matters.
  if (period.reasons.some(({ code }) => code === 'cloudBase')) return null;
  // Where nobody flies, nothing counts but what is in the way.
  const told = toldThrough(period, context);
  const layers = period.lowClouds.filter(
    (low) =>
      !isTold(low, period, context) &&
      !told.has(JSON.stringify(low.layer)) &&
      (period.verdict !== 'nogo' || isInTheWay(low.layer, context.glance.limits)),
  );
  const lowest = layers.toSorted((a, b) => baseOf(a) - baseOf(b)).slice(0, 1);
  const ceiling = layers
    .filter(({ layer, likelihood }) => likelihood === null && isCeiling(layer))
    .toSorted((a, b) => baseOf(a) - baseOf(b))
    .slice(0, 1);
  const shown = [...new Set([...lowest, ...ceiling, ...layers])]
    .slice(0, period.verdict === 'nogo' ? 1 : MOST_LAYERS_OF_A_ROW)
    .toSorted(
      (a, b) =>
        Number(a.likelihood !== null) - Number(b.likelihood !== null) ||
        (a.hours[0]?.from ?? '').localeCompare(b.hours[0]?.from ?? '') ||
        baseOf(a) - baseOf(b),
    );
  const isAlways = ({ from, to }: UtcInterval): boolean =>
    Date.parse(from) <= beginMs && Date.parse(to) >= endMs;
  return sayLowCloud(
    shown.map((each) => ({ ...each, hours: each.hours.some(isAlways) ? null : each.hours })),
    period.reasons,
    clock,
    context,
  );
}

/** Towering cloud with gaps that may come and is not in the way is named by the reasons: a thunderstorm has its CB. */
function isTold({ layer, likelihood }: LowCloud, { reasons, chance }: Period, { glance }: Context): boolean {
  if (likelihood === null || layer.type === null || isCeiling(layer) || isInTheWay(layer, glance.limits))
    return false;
  const parts = [...reasons, ...(chance?.reasons ?? [])].flatMap((reason): readonly ReasonFacts[] =>
    reason.code === 'storm' ? reason.parts : [reason],
  );
  return parts.some(
    (part) =>
      (part.code === 'convectiveCloud' && part.type === layer.type) ||
      (part.code === 'thunderstorm' && layer.type === 'CB'),
  );
}

/** The layers that the card tells of all the time that it is of, where the row lies within it. */
function toldThrough({ to }: Period, context: Context): ReadonlySet<string> {
  const { verdict, worseFrom, observation, forecast } = context.glance;
  const isWithin = verdict === 'fine' || verdict === 'incomplete';
  if (!isWithin || (worseFrom !== null && to > worseFrom)) return new Set();
  // Its hours have been told too; beside other rows they are told where they belong.
  const isAlone = forecast?.periods.length === 1;
  const observed = new Set(observation?.lowClouds.map((layer) => JSON.stringify(layer)));
  return new Set(
    toldAtFlight(context)
      .filter(({ hours }) => isAlone || hours.length === 0)
      .map(({ layer }) => JSON.stringify(layer))
      .filter((layer) => !observed.has(layer)),
  );
}

function baseOf({ layer }: LowCloud): number {
  return layer.baseFt ?? 0;
}
