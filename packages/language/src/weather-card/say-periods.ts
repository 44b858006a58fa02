import {
  isInTheWay,
  type Chance,
  type LowCloud,
  type Period,
  type TimedReason,
  type Verdict,
} from '@klarnotam/weather';
import { capitalised, listed, sayWeather, sayWeatherCard, uncapitalised } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { decisive, eachMatter, withMeans, type ToldReason } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import type { SaidPeriod } from './said-glance.ts';
import { partEntries, sayEntries, type SaidEntry } from './say-aloft.ts';
import { sayLowCloudOfRow } from './say-low-cloud-of-row.ts';
import { sayMissing } from './say-missing.ts';
import { sayVisibilityDistance } from './say-figures.ts';
import { worthSaying } from './say-reason.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { clockOf, isLaterDay, type Clock } from './say-time.ts';
import { sayWindUpTo } from './say-wind.ts';

/** Of what prevails, and of what comes at times or perhaps; of the latter each matter is told once. */
const MOST_REASONS_OF_A_ROW = 3;
const MOST_CHANCES_OF_A_ROW = 1;
/** Of a chance. */
const MOST_REASONS_OF_A_CHANCE = 2;

/** The rows of a forecast or a trend, in their order. */
export function sayPeriods(periods: readonly Period[], context: Context): readonly SaidPeriod[] {
  const { words, newClock, nowMs, timeZone } = context;
  const last = periods.at(-1);
  const clock = newClock(last !== undefined && isLaterDay(Date.parse(last.to) - 1, nowMs, timeZone));
  return periods.map((period) => {
    const { from, to, verdict, chance } = period;
    const worse = worseChance(period);
    const row = sayRow(period, context);
    return {
      from,
      to,
      verdict,
      when: clock.row(Date.parse(from), Date.parse(to)),
      heading: worse === null ? sayVerdict(verdict, words) : sayChanceFirst(worse, period, context),
      text: row,
      chance: chance === null || worse !== null ? null : sayChance(chance, period, context),
      chanceVerdict: chance?.verdict ?? null,
    };
  });
}

function sayRow(period: Period, context: Context): string {
  const { from, to, verdict, reasons, missing } = period;
  const { words } = context;
  const [beginMs, endMs] = [Date.parse(from), Date.parse(to)];
  const chosen = coveringAll(decisive(reasons, verdict, beginMs, endMs, context), beginMs, endMs);
  const coming = sayComing(period, context);
  const comes = chosen.find((reason) => isFromTheFirst(reason, beginMs));
  const isWhole = (reason: TimedReason): boolean => {
    const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
    return fromMs <= beginMs && toMs >= endMs;
  };
  // What holds through the whole row comes first, so that nobody takes the hours of what comes on top for its own.
  const hasWhole = chosen.some((reason) => reason.likelihood === null && isWhole(reason));
  const ordered = hasWhole ? chosen.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a))) : chosen;
  const phrases = sayEntries(
    ordered.map((reason) => {
      const { likelihood } = reason;
      const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
      const wrap = (what: string): string => {
        const first = sayLikely(what, likelihood, words);
        const hours = isWhole(reason) ? null : clockOfRow(period, context).period(fromMs, toMs);
        if (hasWhole && hours !== null)
          return sayWeatherCard(words, 'alsoDuring', { when: hours, what: first });
        const second = [reason === comes ? coming : null, hours].filter((each) => each !== null);
        return second.length === 0
          ? first
          : sayWeather(words, 'both', { first, second: second.join(words.messages.comma) });
      };
      return {
        reason,
        mean: reason.mean,
        context: { ...reasonContext(context, true), varies: reason.varies },
        time: JSON.stringify([likelihood, fromMs, toMs]),
        prevails: likelihood === null,
        isBrief: likelihood?.percent == null,
        wrap,
      };
    }),
  );
  if (verdict === 'incomplete') {
    const said = sayMissing(missing, words);
    if (said !== null) return said;
  }
  const cloudOf = (isShown: (low: LowCloud) => boolean): readonly string[] => {
    const low = sayLowCloudOfRow(period, isShown, clockOfRow(period, context), context);
    return low === null ? [] : [uncapitalised(low, words)];
  };
  const isOnTop = ({ entry }: SaidEntry): boolean => {
    const reason = ordered.find((each) => each === entry.reason);
    return hasWhole && reason !== undefined && !isWhole(reason);
  };
  const wind = phrases.length > 0 ? null : sayWindOfRow(period, context);
  const lowest = saysSight(ordered) ? null : sayLowestVisibility(period, context);
  const held = [
    ...phrases.filter((each) => !isOnTop(each)),
    ...(wind === null ? [] : [{ text: wind, isAloft: false }]),
  ];
  const sight = lowest === null ? [] : [{ text: lowest, isAloft: false }];
  const isWorse = worseChance(period) !== null;
  const prevails = ({ likelihood }: LowCloud): boolean => likelihood === null;
  // Of the worse times, which the heading tells, cloud counts where it is in the way.
  const isOfWorse = (low: LowCloud): boolean =>
    !prevails(low) && isInTheWay(low.layer, context.glance.limits);
  const behind = [
    ...phrases.filter(isOnTop).map(({ text }) => text),
    ...cloudOf(isWorse ? prevails : () => true),
  ];
  const lasting = [...held, ...sight];
  const first = lasting.length === 0 ? [] : [partEntries(lasting, words)];
  const all = [
    ...(isWorse ? cloudOf(isOfWorse) : []),
    ...first.flatMap((what) => (isWorse ? sayOtherwise(what, verdict, words) : [what])),
    ...behind,
  ];
  return all.length === 0 ? '' : capitalised(all.join(words.messages.semicolon), words);
}

/** What is so between the worse times of a row; that it asks for care is said first. */
function sayOtherwise(what: string, verdict: Verdict, words: WeatherCatalogue): readonly string[] {
  const [first, ...rest] =
    verdict === 'caution' ? [sayVerdict(verdict, words), uncapitalised(what, words)] : [what];
  return [sayWeatherCard(words, 'otherwise', { what: uncapitalised(first, words) }), ...rest];
}

function isFromTheFirst({ from, likelihood }: TimedReason, beginMs: number): boolean {
  return likelihood === null && (from === null || Date.parse(from) <= beginMs);
}

/** Between which hours the change begins that makes a row what it is; null: none does, or it has come about. */
export function sayComing(period: Period, context: Context): string | null {
  const { words, nowMs } = context;
  if (period.comesAboutBy === null) return null;
  const [fromMs, byMs] = [Date.parse(period.from), Date.parse(period.comesAboutBy)];
  if (byMs <= nowMs) return null;
  const clock = clockOfRow(period, context);
  return sayWeatherCard(words, 'startsBetween', { from: clock.moment(fromMs), to: clock.end(byMs) });
}

/** The day on which a row begins has been said with it. */
function clockOfRow({ from }: Period, { words, timeZone }: Context): Clock {
  return clockOf(words, timeZone, Date.parse(from));
}

/** The weightiest reasons of a row, and one more where they leave hours of it without any. */
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
  const first = reasons.filter((reason) => kept.has(reason));
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

function spanOf({ from, to }: TimedReason, beginMs: number, endMs: number): { fromMs: number; toMs: number } {
  return { fromMs: from === null ? beginMs : Date.parse(from), toMs: to === null ? endMs : Date.parse(to) };
}

/** At the height of flight, as in the reasons of other rows. */
function sayWindOfRow({ wind }: Period, { words, units }: Context): string | null {
  if (wind === null) return null;
  return wind.speedKt === 0 ? sayWeather(words, 'windCalm') : sayWindUpTo(wind, units, words);
}

/** The lowest visibility of a row of which no reason tells. */
function sayLowestVisibility({ lowestVisibilityM }: Period, { words, units }: Context): string | null {
  if (lowestVisibilityM === null) return null;
  return sayWeatherCard(words, 'visibilityDownTo', {
    distance: sayVisibilityDistance(lowestVisibilityM, units, words),
  });
}

function saysSight(reasons: readonly ToldReason[]): boolean {
  return reasons.some((reason) =>
    (reason.code === 'storm' ? reason.parts : [reason]).some(
      ({ code }) => code === 'visibility' || code === 'fog',
    ),
  );
}

/** What a chance brings; hours are said where they are not those of the row. */
function sayChance({ reasons }: Chance, period: Period, context: Context): string | null {
  const { words } = context;
  const ofKind = [...Map.groupBy(reasons, ({ likelihood }) => JSON.stringify(likelihood)).values()];
  const phrases = ofKind.map((ofOne) => {
    const spells = [...Map.groupBy(ofOne, ({ from, to }) => `${String(from)} ${String(to)}`).values()];
    const said = spells.map((spell) => {
      const shown = eachMatter(
        withMeans(worthSaying(spell), () => ''),
        MOST_REASONS_OF_A_CHANCE,
      );
      const entries = shown.map((reason) => ({
        reason,
        mean: reason.mean,
        context: { ...reasonContext(context, true), varies: reason.varies },
        time: '',
        prevails: false,
        isBrief: false,
        wrap: (text: string) => text,
      }));
      const what = partEntries(sayEntries(entries), words);
      const { from, to } = spell[0] ?? period;
      if (from === null || to === null || (from === period.from && to === period.to)) return what;
      const second = clockOfRow(period, context).period(Date.parse(from), Date.parse(to));
      return sayWeather(words, 'both', { first: what, second });
    });
    return sayLikely(listed(said, words), ofOne[0]?.likelihood ?? null, words);
  });
  return phrases.length === 0 ? null : capitalised(phrases.join(words.messages.semicolon), words);
}

/** What comes at times or perhaps and forbids to fly, or asks for care where all else is within the limits, is said first. Null: no such row. */
function worseChance({ verdict, chance }: Period): Chance | null {
  if (chance?.verdict === 'nogo') return verdict === 'nogo' ? null : chance;
  return chance?.verdict === 'caution' && verdict === 'fine' ? chance : null;
}

/** `At times thunderstorm: don’t fly`. */
function sayChanceFirst(worse: Chance, period: Period, context: Context): string {
  const { words } = context;
  const verdict = uncapitalised(sayVerdict(worse.verdict, words), words);
  const chance = sayChance(worse, period, context);
  if (chance === null) return capitalised(sayLikely(verdict, worse, words), words);
  return sayWeatherCard(words, 'chanceFirst', { chance, verdict });
}
