import type { Chance, Period, TimedReason } from '@klarnotam/weather';
import { capitalised, listed, sayWeather, sayWeatherCard, uncapitalised } from '../weather/say-weather.ts';
import { decisive } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import type { SaidPeriod } from './said-glance.ts';
import { sayLowCloud } from './say-low-cloud.ts';
import { sayMissing } from './say-missing.ts';
import { sayReason, worthSaying } from './say-reason.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { sayWindAloft } from './say-wind.ts';

const MOST_REASONS_OF_A_ROW = 2;

/** The rows of a forecast or a trend, in their order. */
export function sayPeriods(periods: readonly Period[], context: Context): readonly SaidPeriod[] {
  const { words, newClock } = context;
  const clock = newClock();
  return periods.map((period) => {
    const { from, to, verdict, comesAboutBy, chance } = period;
    const worse = worseChance(period);
    const row = sayRow(period, context);
    const plain = row === '' ? [] : [uncapitalised(row, words)];
    const when =
      comesAboutBy === null
        ? clock.period(Date.parse(from), Date.parse(to))
        : sayWeatherCard(words, 'fromOn', {
            hours: clock.period(Date.parse(from), Date.parse(comesAboutBy)),
          });
    return {
      from,
      to,
      verdict,
      when,
      heading: worse === null ? sayVerdict(verdict, words) : sayChanceFirst(worse, context),
      text: worse === null ? row : listed([sayWeatherCard(words, 'verdictFineMostly'), ...plain], words),
      chance: chance === null || worse !== null ? null : sayChance(chance, context),
      chanceVerdict: chance?.verdict ?? null,
    };
  });
}

function sayRow(period: Period, context: Context): string {
  const { from, to, verdict, reasons, missing, lowCloud } = period;
  const { words, newClock } = context;
  const [beginMs, endMs] = [Date.parse(from), Date.parse(to)];
  const phrases = coveringAll(decisive(reasons, verdict, beginMs, context), beginMs, endMs).map((reason) => {
    const inRow = { ...reasonContext(context, true), varies: reason.varies };
    const what = sayLikely(sayReason(reason, inRow), reason.likelihood, words);
    const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
    if (fromMs <= beginMs && toMs >= endMs) return what;
    return sayWeather(words, 'both', { first: what, second: newClock().period(fromMs, toMs) });
  });
  if (verdict === 'incomplete') {
    const said = sayMissing(missing, words);
    if (said !== null) return said;
  }
  const low = lowCloud === null || verdict === 'nogo' ? null : sayLowCloud([lowCloud], reasons, context);
  const what = phrases.length > 0 ? phrases : [sayWindOfRow(period, context)];
  const said = [...what, low === null ? null : uncapitalised(low, words)].filter((each) => each !== null);
  return said.length === 0 ? '' : capitalised(listed(said, words), words);
}

/** The weightiest reasons of a row, and one more where they leave hours of it without any. */
function coveringAll(
  reasons: readonly TimedReason[],
  beginMs: number,
  endMs: number,
): readonly TimedReason[] {
  const first = reasons.slice(0, MOST_REASONS_OF_A_ROW);
  const gap = firstGap(first, beginMs, endMs);
  if (gap === null) return first;
  const filling = reasons.slice(MOST_REASONS_OF_A_ROW).find((reason) => {
    const { fromMs, toMs } = spanOf(reason, beginMs, endMs);
    return reason.likelihood === null && fromMs <= gap && toMs > gap;
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
  if (wind.speedKt === 0) return sayWeather(words, 'windCalm');
  return sayWindAloft(wind, { plain: 'windUpTo', gusty: 'windUpToGust' }, units, words);
}

function sayChance({ verdict, reasons, percent, atTimes }: Chance, context: Context): string | null {
  const { words } = context;
  const phrases = worthSaying(
    reasons.filter(({ severity }) => severity === (verdict === 'nogo' ? 'nogo' : 'caution')),
  )
    .slice(0, MOST_REASONS_OF_A_ROW)
    .map((reason) => sayReason(reason, { ...reasonContext(context, true), varies: reason.varies }));
  if (phrases.length === 0) return null;
  return capitalised(sayLikely(listed(phrases, words), { percent, atTimes }, words), words);
}

/** Within the limits but for what comes at times or perhaps: that is said first. Null: no such row. */
function worseChance({ verdict, chance }: Period): Chance | null {
  const worse = chance?.verdict === 'nogo' || chance?.verdict === 'caution';
  return verdict === 'fine' && worse ? chance : null;
}

/** `At times thunderstorm: don’t fly`. */
function sayChanceFirst(worse: Chance, context: Context): string {
  const { words } = context;
  const verdict = uncapitalised(sayVerdict(worse.verdict, words), words);
  const chance = sayChance(worse, context);
  if (chance === null) return capitalised(sayLikely(verdict, worse, words), words);
  return sayWeatherCard(words, 'chanceFirst', { chance, verdict });
}
