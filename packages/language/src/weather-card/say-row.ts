import { type Chance, type LowVisibility, type Period, type TimedReason } from '@klarnotam/weather';
import {
  bracketed,
  capitalised,
  sayWeather,
  sayWeatherCard,
  sentence,
  uncapitalised,
} from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { decisive, eachMatter, isStorm, matterOf, type ToldReason } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import { partEntries, sayEntries, type SaidEntry } from './say-aloft.ts';
import { hoursWithin, sayComing } from './say-coming.ts';
import { sayLowCloudOfRow } from './say-low-cloud-of-row.ts';
import { sayMissing } from './say-missing.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { sayWindUpTo } from './say-wind.ts';
import { worseChance } from './worse-chance.ts';

/** Of what prevails, and of what comes at times or perhaps; of the latter each matter is told once. */
const MOST_REASONS_OF_A_ROW = 3;
const MOST_CHANCES_OF_A_ROW = 4;

/** What a row says behind its verdict: its reasons, or the wind where there is none, and the low cloud. */
export function sayRow(period: Period, context: Context): string {
  const { verdict, missing } = period;
  const { words } = context;
  if (verdict === 'incomplete') {
    const said = sayMissing(missing, words);
    if (said !== null) return capitalised(said, words);
  }
  const { chosen, sights } = reasonsOf(period, context);
  const phrases = sayReasons([...chosen, ...sights], chosen.length === 0, period, context);
  const isSight = ({ entry }: SaidEntry): boolean => sights.some((sight) => sight === entry.reason);
  const wind = chosen.length > 0 ? null : sayWindOfRow(period, context);
  const held: readonly Told[] = [
    ...(wind === null ? [] : [{ text: wind, isAloft: false, matter: 'wind' } as const]),
    ...phrases
      .filter(({ entry }) => entry.isOnTop !== true)
      .map((phrase) => ({ ...phrase, matter: isSight(phrase) ? ('sight' as const) : null })),
  ];
  const worse = worseChance(period);
  const low = sayLowCloudOfRow(period, hoursWithin(period, context), context);
  const all = [
    ...(worse === null ? sayHeld(held, words) : sayBetween(held, worse, period, words)),
    ...phrases.filter(({ entry }) => entry.isOnTop === true).map(({ text }) => text),
    ...(low === null ? [] : [uncapitalised(low, words)]),
  ];
  return all.length === 0 ? '' : capitalised(all.join(words.messages.semicolon), words);
}

/**
 * Why a verdict holds through all of a row, as one sentence with the limits: what lasts as long, or else what prevails one after the other, winds and
 * storms, with their hours. `isAll`: a row has no reason beside them.
 */
export function whyOfRow(row: Period, context: Context): { readonly text: string; readonly isAll: boolean } {
  const period = sinceTheFlight(row, context);
  const { chosen, sights } = reasonsOf(period, context);
  const [beginMs, endMs] = [Date.parse(period.from), Date.parse(period.to)];
  const prevailing = chosen.filter(({ likelihood }) => likelihood === null);
  const lasting = prevailing.filter((reason) => lastsThrough(reason, beginMs, endMs));
  const told = new Set(lasting.length > 0 ? lasting : prevailing);
  const some = chosen.filter((reason) => told.has(reason) || isStorm(reason) || matterOf(reason) === 'wind');
  const shown = some.length > 0 ? some : chosen;
  const phrases = sayReasons(shown, false, period, context, true);
  const isOnTop = ({ entry }: SaidEntry): boolean => entry.isOnTop === true;
  const { words } = context;
  const all = [
    ...sayHeld(
      phrases.filter((phrase) => !isOnTop(phrase)),
      words,
    ),
    ...phrases.filter(isOnTop).map(({ text }) => text),
  ];
  return {
    text: sentence(all.join(words.messages.semicolon), words),
    isAll: shown.length === chosen.length && sights.length === 0 && firstGap(shown, beginMs, endMs) === null,
  };
}

/** What is left of a row from the flight on. */
function sinceTheFlight(row: Period, { glance }: Context): Period {
  const begin = glance.judgedFrom ?? glance.now;
  if (begin <= row.from) return row;
  const isOver = ({ to }: { readonly to: string | null }): boolean => to !== null && to <= begin;
  return {
    ...row,
    from: begin,
    reasons: row.reasons.filter((reason) => !isOver(reason)),
    lowVisibilities: row.lowVisibilities.filter((low) => !isOver(low)),
  };
}

/** Those that are told, and the low visibility that none of them tells. */
function reasonsOf(
  period: Period,
  context: Context,
): { readonly chosen: readonly ToldReason[]; readonly sights: readonly ToldReason[] } {
  const { from, to, verdict, reasons } = period;
  const [beginMs, endMs] = [Date.parse(from), Date.parse(to)];
  const chosen = coveringAll(decisive(reasons, verdict, beginMs, endMs, context), beginMs, endMs);
  return { chosen, sights: saysSight(chosen) ? [] : period.lowVisibilities.map(asReason) };
}

/** What holds through a row. */
interface Told extends Pick<SaidEntry, 'text' | 'isAloft'> {
  /** What a change may bring in its place; null: it is a reason. */
  readonly matter: 'wind' | 'sight' | null;
}

function sayHeld(
  held: readonly Pick<Told, 'text' | 'isAloft'>[],
  words: WeatherCatalogue,
): readonly string[] {
  return held.length === 0 ? [] : [partEntries(held, words)];
}

/** What is so between the worse times of a row; that it asks for care is said first. What no change of those times names is so then too. */
function sayBetween(
  held: readonly Told[],
  { bringsWind, bringsVisibility }: Chance,
  { verdict }: Period,
  words: WeatherCatalogue,
): readonly string[] {
  const otherwise = (what: string): string =>
    sayWeatherCard(words, 'otherwise', { what: uncapitalised(what, words) });
  if (verdict === 'caution') return [otherwise(sayVerdict(verdict, words)), ...sayHeld(held, words)];
  const isReplaced = ({ matter }: Told): boolean =>
    matter === 'wind' ? bringsWind : matter === 'sight' && bringsVisibility;
  return [
    ...sayHeld(
      held.filter((each) => !isReplaced(each)),
      words,
    ),
    ...sayHeld(held.filter(isReplaced), words).map(otherwise),
  ];
}

/** A visibility that makes nothing worse, told as reasons are. */
function asReason(low: LowVisibility): ToldReason {
  return { code: 'visibility', severity: 'caution', ratio: null, ...low };
}

/**
 * Reasons as phrases: what holds through the whole row, then by time what comes on top. `isBeside`: the wind stands before them; `isFull`: with their
 * limits, each of which is told once.
 */
function sayReasons(
  given: readonly ToldReason[],
  isBeside: boolean,
  period: Period,
  context: Context,
  isFull = false,
): readonly SaidEntry[] {
  const { words } = context;
  const [beginMs, endMs] = [Date.parse(period.from), Date.parse(period.to)];
  const coming = sayComing(period, context);
  const comes = isBeside ? undefined : given.find((reason) => isFromTheFirst(reason, beginMs));
  const isWhole = (reason: TimedReason): boolean => lastsThrough(reason, beginMs, endMs);
  // What holds through the whole row comes first, so that nobody takes the hours of what comes on top for its own.
  const hasWhole = given.some((reason) => reason.likelihood === null && isWhole(reason));
  const isOnTop = (reason: TimedReason): boolean => hasWhole && !isWhole(reason);
  const isWind = ({ ratio, code }: TimedReason): boolean => ratio !== null && code !== 'storm';
  // Winds at the height of flight are one phrase, which stands where the first of them does.
  const isWindFirst = given.some((reason) => isWind(reason) && !isOnTop(reason));
  const ordered = given.toSorted((a, b) => {
    if (isOnTop(a) !== isOnTop(b)) return Number(isOnTop(a)) - Number(isOnTop(b));
    if (hasWhole && !isOnTop(a)) return 0;
    if (isWindFirst && isWind(a) !== isWind(b)) return Number(isWind(b)) - Number(isWind(a));
    const [one, other] = [spanOf(a, beginMs, endMs), spanOf(b, beginMs, endMs)];
    return one.fromMs - other.fromMs || (hasWhole ? other.toMs - one.toMs : 0);
  });
  const firstOnTop = ordered.find(isOnTop);
  const told = new Set<string>();
  return sayEntries(
    ordered.map((reason) => {
      const { likelihood } = reason;
      const isBrief = !isFull || told.has(matterOf(reason));
      told.add(matterOf(reason));
      const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
      const wrap = (what: string): string => {
        const first = sayLikely(what, likelihood, words);
        const hours = isWhole(reason) ? null : hoursWithin(period, context).period(fromMs, toMs);
        if (hasWhole && hours !== null) {
          const key = reason === firstOnTop ? 'alsoDuring' : 'during';
          return sayWeatherCard(words, key, { when: hours, what: first });
        }
        const second = [reason === comes ? coming : null, hours].filter((each) => each !== null);
        return second.length === 0 ? first : bracketed(first, second.join(words.messages.comma), words);
      };
      return {
        reason,
        mean: reason.mean,
        context: { ...reasonContext(context, isBrief), varies: reason.varies },
        time: JSON.stringify([likelihood, fromMs, toMs]),
        prevails: likelihood === null,
        isOnTop: isOnTop(reason),
        hasHours: !isWhole(reason),
        isBrief: likelihood?.percent == null,
        wrap,
      };
    }),
  );
}

function isFromTheFirst({ from, likelihood }: TimedReason, beginMs: number): boolean {
  return likelihood === null && (from === null || Date.parse(from) <= beginMs);
}

/** The weightiest reasons of a row, every storm, and one more where they leave hours of it without any. */
function coveringAll(reasons: readonly ToldReason[], beginMs: number, endMs: number): readonly ToldReason[] {
  const isPrevailing = ({ likelihood }: TimedReason): boolean => likelihood === null;
  const prevailing = reasons.filter(isPrevailing);
  const kept = new Set([
    ...prevailing.slice(0, MOST_REASONS_OF_A_ROW),
    ...eachMatter(
      reasons.filter((reason) => !isPrevailing(reason)),
      MOST_CHANCES_OF_A_ROW,
    ),
  ]);
  const first = reasons.filter((reason) => kept.has(reason) || isStorm(reason));
  const gap = firstGap(first, beginMs, endMs);
  if (gap === null) return first;
  const filling = prevailing.find((reason) => {
    const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
    return !kept.has(reason) && fromMs <= gap && toMs > gap;
  });
  return filling === undefined ? first : [...first, filling];
}

/** When the first time without a prevailing reason begins; null: there is none. */
function firstGap(reasons: readonly TimedReason[], beginMs: number, endMs: number): number | null {
  let reachedMs = beginMs;
  const spans = reasons
    .filter(({ likelihood }) => likelihood === null)
    .map((reason) => spanOf(reason, beginMs, endMs))
    .sort((a, b) => a.fromMs - b.fromMs);
  for (const { fromMs, toMs } of spans) if (fromMs <= reachedMs) reachedMs = Math.max(reachedMs, toMs);
  return reachedMs < endMs ? reachedMs : null;
}

function lastsThrough(reason: TimedReason, beginMs: number, endMs: number): boolean {
  const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
  return fromMs <= beginMs && toMs >= endMs;
}

function spanOf({ from, to }: TimedReason, beginMs: number, endMs: number): { fromMs: number; toMs: number } {
  return { fromMs: from === null ? beginMs : Date.parse(from), toMs: to === null ? endMs : Date.parse(to) };
}

/** At the height of flight, as in the reasons of other rows. */
function sayWindOfRow({ wind }: Period, { words, units }: Context): string | null {
  if (wind === null) return null;
  return wind.speedKt === 0 ? sayWeather(words, 'windCalm') : sayWindUpTo(wind, units, words);
}

function saysSight(reasons: readonly ToldReason[]): boolean {
  return reasons.some((reason) =>
    (reason.code === 'storm' ? reason.parts : [reason]).some(
      ({ code }) => code === 'visibility' || code === 'fog',
    ),
  );
}
