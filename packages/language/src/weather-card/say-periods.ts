import type { Chance, Period, Reason } from '@klarnotam/weather';
import { capitalised, listed, sayWeather, sayWeatherCard, uncapitalised } from '../weather/say-weather.ts';
import { decisive } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import type { SaidPeriod } from './said-glance.ts';
import { sayLowCloud } from './say-low-cloud.ts';
import { sayMissing } from './say-missing.ts';
import { sayReason, worthSaying } from './say-reason.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { sayAloft } from './say-wind.ts';

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
  const phrases = decisive(reasons, verdict, beginMs, context)
    .slice(0, MOST_REASONS_OF_A_ROW)
    .map((reason) => {
      const what = sayLikely(sayReason(reason, reasonContext(context, true)), reason.likelihood, words);
      const fromMs = reason.from === null ? beginMs : Date.parse(reason.from);
      const toMs = reason.to === null ? endMs : Date.parse(reason.to);
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

/** At the height of flight, as in the reasons of other rows. */
function sayWindOfRow({ wind }: Period, { words, units }: Context): string | null {
  if (wind === null) return null;
  if (wind.speedKt === 0) return sayWeather(words, 'windCalm');
  return sayWeatherCard(words, 'windUpTo', sayAloft(wind, units, words));
}

function sayChance({ verdict, reasons, percent, atTimes }: Chance, context: Context): string | null {
  const { words } = context;
  const phrases = worthSaying<Reason>(
    reasons.filter(({ severity }) => severity === (verdict === 'nogo' ? 'nogo' : 'caution')),
  )
    .slice(0, MOST_REASONS_OF_A_ROW)
    .map((reason) => sayReason(reason, reasonContext(context, true)));
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
