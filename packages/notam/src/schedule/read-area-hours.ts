import { DAY_MINUTES, minutesOf } from './calendar.ts';
import type { ScheduleItem } from './read-items.ts';
import { readSchedule, type ScheduleContext } from './read-schedule.ts';
import type { TextSchedule } from './text-schedule.ts';
import type { Token } from './token.ts';
import { ACTIVE, LEVEL } from './vocabulary.ts';

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
  const times: ScheduleItem[] = [];
  for (const item of items) {
    if (item.type !== 'time') continue;
    if (!startsLevel(tokens, item.next)) return null;
    times.push(item);
  }
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return null;
  if (!tokens.some((token) => token.to <= first.from && (token.classes & ACTIVE) !== 0)) return null;

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

function startsLevel(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  return (token.classes & LEVEL) !== 0 || (token.type === 'number' && tokens[index + 1]?.text === 'FT');
}

/** Whether a NOTAM is valid for one day at most: only then can a text list the hours of areas. */
export function isWithinOneDay({
  validFrom,
  validTo,
  permanent,
}: Pick<ScheduleContext, 'validFrom' | 'validTo' | 'permanent'>): boolean {
  if (validFrom === null || validTo === null || permanent) return false;
  const [start, end] = [minutesOf(validFrom), minutesOf(validTo)];
  return start !== null && end !== null && end > start && end - start <= DAY_MINUTES;
}
