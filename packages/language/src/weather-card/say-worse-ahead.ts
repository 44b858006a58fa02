import type { Period, TimedReason, Verdict } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { bracketed, joined, sayWeatherCard, sentence } from '../weather/say-weather.ts';
import { isStorm } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import { clockOfRow, hoursWithin } from './say-coming.ts';
import { sayReason, worthSaying } from './say-reason.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { verdictEnds } from './verdict-ends.ts';
import { worseChance } from './worse-chance.ts';

const MOST_SPELLS = 3;

/**
 * `Don’t fly: 15:00–17:00 (at times thunderstorms with rain).`: when behind the verdict a worse one comes, and why; null: none does, or too often for a
 * line.
 */
export function sayWorseAhead(context: Context): string | null {
  const { glance, words, newClock } = context;
  const end = verdictEnds(glance);
  if (end === null || glance.worseFrom === null || glance.forecast === null) return null;
  const rows = glance.forecast.periods.filter(({ to }) => to > end);
  const worst = (['nogo', 'caution'] as const).find((each) => rows.some((row) => verdictOf(row) === each));
  if (worst === undefined || worst === glance.verdict) return null;
  const spells: { readonly from: string; to: string; readonly reason: string | null }[] = [];
  for (const row of rows.filter((each) => verdictOf(each) === worst)) {
    const reason = reasonOf(row, context);
    const last = spells.at(-1);
    if (last?.to === row.from && last.reason === reason) last.to = row.to;
    else spells.push({ from: row.from, to: row.to, reason });
  }
  if (spells.length > MOST_SPELLS) return null;
  const clock = newClock();
  const when = formatList(
    spells.map(({ from, to, reason }) => {
      const hours = clock.period(Date.parse(from), Date.parse(to));
      return reason === null ? hours : bracketed(hours, reason, words);
    }),
    words,
  );
  return sentence(sayWeatherCard(words, 'verdictTimes', { verdict: sayVerdict(worst, words), when }), words);
}

function verdictOf(row: Period): Verdict {
  return worseChance(row)?.verdict ?? row.verdict;
}

/** The weightiest reason that a row has all the time, or else begins with, until when; a storm that comes at times stands behind it. */
function reasonOf(row: Period, context: Context): string | null {
  const chance = worseChance(row);
  const verdict = verdictOf(row);
  const all = (chance?.reasons ?? row.reasons).filter(({ severity }) => severity === verdict);
  const fromTheFirst = worthSaying(all.filter(({ from }) => from === null || from <= row.from));
  const lasting = fromTheFirst.filter(({ to }) => to === null || to >= row.to);
  const weightiest = lasting[0] ?? fromTheFirst[0] ?? worthSaying(all)[0];
  if (weightiest === undefined) return null;
  const storm = isStorm(weightiest) ? undefined : all.find(isStorm);
  const { words } = context;
  const say = (reason: TimedReason): string =>
    sayLikely(
      sayReason(reason, { ...reasonContext(context, true), varies: reason.varies }),
      reason.likelihood,
      words,
    );
  const sayDuring = (reason: TimedReason): string => {
    const from = reason.from ?? row.from;
    const end = reason.to ?? row.to;
    if (from <= row.from && end >= row.to) return say(reason);
    const when = hoursWithin(row, context).period(Date.parse(from), Date.parse(end));
    return sayWeatherCard(words, 'during', { when, what: say(reason) });
  };
  const { to } = weightiest;
  const until =
    to === null || to >= row.to
      ? null
      : sayWeatherCard(words, 'until', { time: clockOfRow(row, context).end(Date.parse(to)) });
  return joined([say(weightiest), until, storm === undefined ? null : sayDuring(storm)], words);
}
