import type { ReasonFacts, TimedReason, Verdict } from '@klarnotam/weather';
import { reasonContext, type Context } from './glance-context.ts';
import { sayReason, worthSaying, type ReasonContext } from './say-reason.ts';
import { withoutWeaker } from './weaker-chances.ts';

/** Gusts with the mean wind of the same time and likelihood, where that is a reason too. */
export type ToldReason = TimedReason & { readonly mean?: TimedReason };

/** A card fills up to so many with what it has named already: another figure of the wind. */
export const MOST_REASONS = 3;

/**
 * Those that make the verdict of a time: what prevails from its beginning on, then what comes at times or perhaps, then what
 * begins later. What has been said of the first is not said again of the others. `endMs`: when the time ends, null where nobody says.
 */
export function decisive(
  reasons: readonly TimedReason[],
  verdict: Verdict,
  beginMs: number,
  endMs: number | null,
  context: Context,
): readonly ToldReason[] {
  const severity = verdict === 'nogo' ? 'nogo' : 'caution';
  const deciding = withoutWeaker(
    reasons.filter((reason) => reason.severity === severity),
    ({ likelihood }) => likelihood !== null,
  );
  const isLater = ({ from }: TimedReason): boolean => from !== null && Date.parse(from) > beginMs;
  const prevailing = deciding.filter(({ likelihood }) => likelihood === null);
  const first = prevailing.filter((reason) => !isLater(reason));
  const brief = reasonContext(context, true);
  // What prevails is not said again of what may come, though it weighs less than the verdict.
  const known = reasons.filter((reason) => reason.likelihood === null && !isLater(reason));
  const knownParts = known.flatMap((reason) => partsOf(reason));
  const said: Said = {
    texts: new Set(knownParts.map((part) => sayReason(part, brief))),
    visibilityM: knownParts.reduce(
      (leastM, part) => (part.code === 'visibility' ? Math.min(leastM, part.visibilityM) : leastM),
      Infinity,
    ),
  };
  const others = (some: readonly TimedReason[]): readonly TimedReason[] =>
    worthSaying(some.flatMap((reason) => withoutSaid(reason, said, brief)));
  const timeOf = ({ likelihood, from, to }: TimedReason): string => {
    const fromMs = from === null ? beginMs : Math.max(beginMs, Date.parse(from));
    const toMs =
      to === null || endMs === null ? (fromMs === beginMs ? null : to) : Math.min(endMs, Date.parse(to));
    return JSON.stringify([likelihood, fromMs, toMs]);
  };
  // What may come at one time hides nothing of another.
  const chances = [
    ...Map.groupBy(
      deciding.filter(({ likelihood }) => likelihood !== null),
      (reason) => timeOf(reason),
    ).values(),
  ].flatMap(others);
  const [weightiest, ...rest] = worthSaying(first);
  const begun = weightiest === undefined ? [] : [weightiest];
  return withMeans([...begun, ...chances, ...others(prevailing.filter(isLater)), ...rest], timeOf);
}

/** `reasons` with each mean wind at the gusts of its time. */
export function withMeans(
  reasons: readonly TimedReason[],
  timeOf: (reason: TimedReason) => string,
): readonly ToldReason[] {
  const ofCode = (code: TimedReason['code']): readonly TimedReason[] =>
    reasons.filter((reason) => reason.code === code);
  const gusts = new Map(ofCode('gustAloftEstimated').map((reason) => [timeOf(reason), reason]));
  const means = new Map(ofCode('windAloftEstimated').map((reason) => [timeOf(reason), reason]));
  return reasons.flatMap((reason): ToldReason[] => {
    if (reason.code === 'windAloftEstimated' && gusts.has(timeOf(reason))) {
      // In the place of the first of the two.
      const gust = gusts.get(timeOf(reason));
      if (gust === undefined || reasons.indexOf(gust) < reasons.indexOf(reason)) return [];
      return [{ ...gust, varies: gust.varies || reason.varies, mean: reason }];
    }
    const mean = reason.code === 'gustAloftEstimated' ? means.get(timeOf(reason)) : undefined;
    if (mean === undefined) return [reason];
    if (reasons.indexOf(mean) < reasons.indexOf(reason)) return [];
    return [{ ...reason, varies: reason.varies || mean.varies, mean }];
  });
}

/**
 * Each matter once, what prevails and what may come apart: rain stands beside the wind, and a second figure of the wind comes
 * only where there is room for it, up to `most` in all.
 */
export function eachMatter<T extends TimedReason>(reasons: readonly T[], most: number): readonly T[] {
  const named = new Set<string>();
  const repeated: T[] = [];
  const first = reasons.filter((reason) => {
    const matter = `${reason.likelihood === null ? 'prevails' : 'chance'} ${matterOf(reason)}`;
    if (named.has(matter)) repeated.push(reason);
    const isNew = !named.has(matter);
    named.add(matter);
    return isNew;
  });
  return [...first, ...repeated.slice(0, Math.max(0, most - first.length))];
}

/** Wind and gusts are one. */
export function matterOf({ code, ratio }: TimedReason): string {
  return ratio !== null && code !== 'storm' ? 'wind' : code;
}

function partsOf(reason: TimedReason): readonly ReasonFacts[] {
  return reason.code === 'storm' ? reason.parts : [reason];
}

/** What prevails, and how far one sees then at least, whatever obscures it. */
interface Said {
  readonly texts: ReadonlySet<string>;
  readonly visibilityM: number;
}

function withoutSaid(reason: TimedReason, said: Said, brief: ReasonContext): readonly TimedReason[] {
  const isSaid = (part: ReasonFacts): boolean =>
    said.texts.has(sayReason(part, brief)) ||
    (part.code === 'visibility' && part.visibilityM >= said.visibilityM);
  if (reason.code !== 'storm') return isSaid(reason) ? [] : [reason];
  const parts = reason.parts.filter((part) => !isSaid(part));
  return parts.length === 0 ? [] : [{ ...reason, parts }];
}
