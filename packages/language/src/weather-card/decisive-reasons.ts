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
  // What comes, or may come, at one time hides nothing of another.
  const eachTime = (
    some: readonly TimedReason[],
    tell: (together: readonly TimedReason[]) => readonly TimedReason[],
  ): readonly TimedReason[] => [...Map.groupBy(some, timeOf).values()].flatMap(tell);
  const chances = eachTime(
    deciding.filter(({ likelihood }) => likelihood !== null),
    others,
  );
  const later = eachTime(prevailing.filter(isLater), worthSaying);
  const [weightiest, ...rest] = worthSaying(first);
  const begun = weightiest === undefined ? [] : [weightiest];
  return withMeans([...begun, ...chances, ...later, ...rest], timeOf);
}

/**
 * `reasons` with each mean wind at the gusts of its time. Where both prevail and their times overlap they are one too: "up to" holds of each
 * as long as either is there.
 */
export function withMeans(
  reasons: readonly TimedReason[],
  timeOf: (reason: TimedReason) => string,
): readonly ToldReason[] {
  const prevails = ({ likelihood }: TimedReason): boolean => likelihood === null;
  const isPair = (gust: TimedReason, mean: TimedReason): boolean =>
    timeOf(gust) === timeOf(mean) || (prevails(gust) && prevails(mean) && doOverlap(gust, mean));
  const gusts = reasons.filter(({ code }) => code === 'gustAloftEstimated');
  const means = reasons.filter(({ code }) => code === 'windAloftEstimated');
  return reasons.flatMap((reason): ToldReason[] => {
    const gust = gusts.find((each) => each === reason || (means.includes(reason) && isPair(each, reason)));
    const mean = gust && means.find((each) => isPair(gust, each));
    if (gust === undefined || mean === undefined) return [reason];
    // In the place of the first of the two.
    if (reasons.indexOf(reason) > Math.min(reasons.indexOf(gust), reasons.indexOf(mean))) return [];
    if (timeOf(gust) === timeOf(mean)) return [{ ...gust, varies: gust.varies || mean.varies, mean }];
    return [{ ...gust, ...spanOfBoth(gust, mean), varies: true, mean }];
  });
}

type Span = Pick<TimedReason, 'from' | 'to'>;

function doOverlap(a: Span, b: Span): boolean {
  const isBefore = (one: Span, other: Span): boolean =>
    one.to !== null && other.from !== null && one.to <= other.from;
  return !isBefore(a, b) && !isBefore(b, a);
}

/** Null: from the observation on, or without an end. */
function spanOfBoth(a: Span, b: Span): Span {
  const from = a.from === null || b.from === null ? null : a.from < b.from ? a.from : b.from;
  const to = a.to === null || b.to === null ? null : a.to > b.to ? a.to : b.to;
  return { from, to };
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

/** A storm, or thunder alone: who takes rain for harmless is to know of it. */
export function isStorm({ code }: Pick<TimedReason, 'code'>): boolean {
  return code === 'storm' || code === 'thunderstorm';
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
