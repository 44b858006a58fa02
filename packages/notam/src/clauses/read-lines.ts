import type { Clause, HourNote, NotedHours } from './clause.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const MONTH = MONTHS.join('|');
const WEEKDAY = WEEKDAYS.map((day) => `${day}(?:S|RS?|[A-Z]{0,6}DAY)?:?`).join('|');
const WEEKDAYS_LEAD = stickyPhrase(
  `(?<from>${WEEKDAY})(?: ?(?:-|TO|(?<and>AND)) ?(?<to>${WEEKDAY}))?(?: (?<day>\\d{1,2})(?= ?-? ?(?:\\d{4}|CLOSED|CLSD)))?`,
);
const WEEKDAYS_ALONE = stickyPhrase(
  `,? ?(?:ON )?(?<from>${WEEKDAY}) ?(?:-|TO) ?(?<to>${WEEKDAY})(?=,? (?:BTW?N |FM |FROM )?\\d{4} ?(?:-|TO|AND) ?\\d{4}(?! ?L|\\d)| ?[.]?$)`,
);
const DAYS = '\\d{1,2}(?: ?(?:[-,]|AND) ?\\d{1,2}){0,9}';
const DAYS_LEAD = stickyPhrase(`(?<days>${DAYS}) (?<month>${MONTH})(?: 20\\d{2}(?!-))?`);
const MONTH_LEAD = stickyPhrase(`(?<month>${MONTH}) (?<days>${DAYS})`);
const BARE_DAYS_LEAD = new RegExp(`(?<days>${DAYS}) ?[-:]?(?= (?:\\d{4} ?- ?\\d{4}|CLOSED|CLSD))`, 'y');
const SEPARATOR = /[-:]+(?= |\d|C)/y;
const PERIOD = '\\d{4} ?- ?\\d{4}';
const PERIODS = stickyPhrase(`(?<hours>${PERIOD}(?:(?:, ?| AND |/| )${PERIOD}(?!\\()){0,5})(?: ?UTC)?`);
const CLOSED = stickyPhrase('CLOSED|CLSD');
const NOTES = (
  [
    ['priorPermission', '\\(?(?:STRICTLY )?PPR(?: ONLY)?\\)?'],
    ['closed', '\\(?(?:CLSD|CLOSED)\\)?'],
    ['open', '\\(?(?:OPEN|OPN|AVBL|AVAILABLE)\\)?'],
    ['emergencyOnly', '\\(?EMERG(?:ENCY)? ONLY\\)?'],
    ['onRequest', '\\(?(?:O/R|ON REQ(?:UEST)?)\\)?'],
  ] as const
).map(([note, pattern]) => ({ note, expression: stickyPhrase(pattern) }));
const CATEGORY = stickyPhrase('\\(?(?:RFFS? )?CAT ?(?<category>A?\\d{1,2})\\)?');
const NEXT = /[,;/]|AND(?= )/y;

/** `13-15 JUL 0830-1645`, `06 1000-1730`, `JUN 03-05 CLSD`. */
export function readDayLine(cursor: Cursor): Clause | null {
  const groups = (take(cursor, DAYS_LEAD) ?? take(cursor, MONTH_LEAD) ?? take(cursor, BARE_DAYS_LEAD))
    ?.groups;
  if (groups?.days === undefined) return null;
  const hours = readHours(cursor);
  if (hours === undefined) return null;
  const month = groups.month === undefined ? null : MONTHS.indexOf(groups.month) + 1;
  return { kind: 'dayLine', days: groups.days.replace(/ ?AND ?/g, ', '), month, hours };
}

/** `MON-FRI 0600-1800`, `SAT 0800-1730 PPR 2030-2145`, `THU 25 - 0900-2200`. */
export function readWeekdayLine(cursor: Cursor): Clause | null {
  const groups = take(cursor, WEEKDAYS_LEAD)?.groups;
  if (groups?.from === undefined) return null;
  const hours = readHours(cursor);
  if (hours === undefined) return null;
  const from = numberOf(groups.from);
  const to = groups.to === undefined ? from : numberOf(groups.to);
  // Two days that follow each other are a range; others would need a list.
  if (groups.and !== undefined && to !== from + 1) return null;
  const day = from === to ? (groups.day ?? null) : null;
  return groups.day !== undefined && day === null ? null : { kind: 'weekdayLine', from, to, day, hours };
}

/** Weekdays behind a statement: `CLSD MON-FRI 0700-1700`; null where none stand there. */
export function readWeekdays(cursor: Cursor): { readonly from: number; readonly to: number } | null {
  const groups = take(cursor, WEEKDAYS_ALONE)?.groups;
  if (groups?.from === undefined || groups.to === undefined) return null;
  return { from: numberOf(groups.from), to: numberOf(groups.to) };
}

/** Null: closed. Undefined: neither hours nor closed. */
function readHours(cursor: Cursor): readonly NotedHours[] | null | undefined {
  take(cursor, SEPARATOR);
  if (take(cursor, CLOSED)) return null;
  const all: NotedHours[] = [];
  for (;;) {
    const start = cursor.at;
    if (all.length > 0) take(cursor, NEXT);
    const lead = all.length > 0 ? readNote(cursor) : null;
    const hours = take(cursor, PERIODS)?.groups?.hours;
    if (hours === undefined) {
      cursor.at = start;
      return all.length === 0 ? undefined : all;
    }
    const category = take(cursor, CATEGORY)?.groups?.category ?? null;
    all.push({
      hours: hours.replace(/ ?- ?/g, '-').replace(/ AND /g, ', '),
      note: lead ?? readBracketedNote(cursor),
      category,
    });
  }
}

/** `2030-2145(PPR)`; a bare PPR belongs to the hours that follow it. */
function readBracketedNote(cursor: Cursor): HourNote | null {
  const start = cursor.at;
  if (cursor.text[start] === '(') return readNote(cursor);
  const note = readNote(cursor);
  if (note !== null && !/^\d/.test(cursor.text.slice(cursor.at))) return note;
  cursor.at = start;
  return null;
}

function readNote(cursor: Cursor): HourNote | null {
  for (const { note, expression } of NOTES) if (take(cursor, expression)) return note;
  return null;
}

function numberOf(name: string): number {
  return WEEKDAYS.indexOf(name.slice(0, 3)) + 1;
}
