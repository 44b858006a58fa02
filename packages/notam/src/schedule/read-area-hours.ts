import { DAY_MINUTES, minutesOf } from './calendar.ts';
import type { ScheduleItem } from './read-items.ts';
import { readSchedule, type ScheduleContext } from './read-schedule.ts';
import type { TextSchedule } from './text-schedule.ts';
import type { Token } from './token.ts';
import { ACTIVE } from './vocabulary.ts';

const LEVEL_WORDS: ReadonlySet<string> = new Set(['SFC', 'GND', 'MSL', 'FL']);

/**
 * The hours of areas listed in item E with their levels (`DANGER AREAS ARE ACTIVATED: EG D323A 0900-1000 FL050-FL660 …`): the
 * time in which any of them is active. Read only within a validity of one day, when every time has its levels and together
 * they begin at item B and end at item C.
 */
export function readAreaHours(
  text: string,
  items: readonly ScheduleItem[],
  tokens: readonly Token[],
  context: ScheduleContext,
): TextSchedule | null {
  if (!isWithinOneDay(context)) return null;
  const times = items.filter(({ type }) => type === 'time');
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return null;
  if (!tokens.some((token) => token.to <= first.from && ACTIVE.has(token.text))) return null;
  const levels = new Set<number>();
  tokens.forEach((token, index) => {
    if (startsLevel(token, tokens[index + 1])) levels.add(tokens[index - 1]?.to ?? -1);
  });
  if (!times.every(({ to }) => levels.has(to))) return null;

  const hours = [...new Set(times.map(({ from, to }) => text.slice(from, to)))].join(' ');
  const reading = readSchedule(hours, context);
  const { intervals, status } = reading.schedule;
  if (status !== 'complete') return null;
  if (intervals?.[0]?.from !== context.validFrom || intervals.at(-1)?.to !== context.validTo) return null;
  const span = { from: first.from, to: last.to };
  const clauses = reading.clauses.map((clause) => ({ ...clause, span }));
  return {
    ...reading,
    schedule: { ...reading.schedule, text: text.slice(span.from, span.to) },
    clauses,
    span,
  };
}

function startsLevel(token: Token, next: Token | undefined): boolean {
  return LEVEL_WORDS.has(token.text) || (token.type === 'number' && next?.text === 'FT');
}

function isWithinOneDay({ validFrom, validTo, permanent }: ScheduleContext): boolean {
  if (validFrom === null || validTo === null || permanent) return false;
  const [start, end] = [minutesOf(validFrom), minutesOf(validTo)];
  return start !== null && end !== null && end > start && end - start <= DAY_MINUTES;
}
