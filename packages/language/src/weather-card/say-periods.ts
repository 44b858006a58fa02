import type { Chance, Period } from '@klarnotam/weather';
import { bracketed, capitalised, listed, sayWeatherCard, uncapitalised } from '../weather/say-weather.ts';
import { eachMatter, withMeans } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import type { SaidPeriod } from './said-glance.ts';
import { partEntries, sayEntries } from './say-aloft.ts';
import { hoursWithin } from './say-coming.ts';
import { worthSaying } from './say-reason.ts';
import { sayRow } from './say-row.ts';
import { isLaterDay } from './say-time.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { worseChance } from './worse-chance.ts';

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
      const second = hoursWithin(period, context).period(Date.parse(from), Date.parse(to));
      return bracketed(what, second, words);
    });
    return sayLikely(listed(said, words), ofOne[0]?.likelihood ?? null, words);
  });
  return phrases.length === 0 ? null : capitalised(phrases.join(words.messages.semicolon), words);
}

/** `Don’t fly: at times thunderstorm`. */
function sayChanceFirst(worse: Chance, period: Period, context: Context): string {
  const { words } = context;
  const verdict = sayVerdict(worse.verdict, words);
  const chance = sayChance(worse, period, context);
  if (chance === null) return capitalised(sayLikely(uncapitalised(verdict, words), worse, words), words);
  return sayWeatherCard(words, 'verdictOfChance', { verdict, chance: uncapitalised(chance, words) });
}
