import { readTenDigitTime, toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { readSchedule } from '../../../schedule/read-schedule.ts';
import { MAX_GAP_DAYS, MAX_SCHEDULE_CHARACTERS } from '../plan-notices.ts';
import type { CutRequest } from './cut-request.ts';
import type { LintCode, LintFinding } from './finding.ts';

const DAY_MS = 86_400_000;
/** Three months are at most so long. */
const THREE_MONTHS_DAYS = 92;
const WEEKDAY = /\b(?:MON|TUE|WED|THU|FRI|SAT|SUN)\b/;
const EXCEPTION = /\bEXC\b.*$/s;

type Found = (code: LintCode, words: string) => LintFinding;

function lintMoment(item: 'B' | 'C', text: string): LintFinding[] {
  const finding: Found = (code, found) => ({ code, item, found });
  if (/\b(?:WIE|WEF)\b/.test(text)) return [finding('withImmediateEffect', text)];
  if (/\bUFN\b/.test(text)) return [finding('untilFurtherNotice', text)];
  if (/\bPERM\b/.test(text)) return [finding('permanent', text)];
  const estimated = /^\d{10}\s?EST$/.test(text);
  const digits = estimated ? text.slice(0, 10) : text;
  if (!/^\d{10}$/.test(digits)) return [finding('timeForm', text)];
  return [
    ...(momentOf(digits) === null ? [finding('impossibleTime', text)] : []),
    ...(estimated ? [finding('estimatedEnd', text)] : []),
    ...(item === 'C' && /(?:0000|2400)$/.test(digits) ? [finding('endAtMidnight', text)] : []),
  ];
}

/** Of ten digits; `2400` is the end of its day. Null: no such moment. */
function momentOf(text: string | undefined): UtcInstant | null {
  const digits = /^\d{10}/.exec(text ?? '')?.[0];
  if (digits === undefined) return null;
  if (digits.endsWith('2400')) {
    const day = readTenDigitTime(`${digits.slice(0, 6)}0000`);
    return day === null ? null : toUtcInstant(Date.parse(day) + DAY_MS);
  }
  return readTenDigitTime(digits);
}

/** Items B, C and D. */
export function lintPeriod({ items }: CutRequest): LintFinding[] {
  const findings = (['B', 'C'] as const).flatMap((item) =>
    items[item] === undefined ? [] : lintMoment(item, items[item]),
  );
  const [from, to] = [momentOf(items.B), momentOf(items.C)];
  if (from !== null && to !== null) {
    const found = `${items.B ?? ''} ${items.C ?? ''}`;
    if (to <= from) findings.push({ code: 'endNotAfterBegin', item: 'C', found });
    else if (Date.parse(to) - Date.parse(from) > THREE_MONTHS_DAYS * DAY_MS)
      findings.push({ code: 'overThreeMonths', item: 'C', found });
  }
  return [...findings, ...(items.D === undefined ? [] : lintSchedule(items.D, from, to))];
}

const WORDS: readonly (readonly [LintCode, RegExp])[] = [
  [
    'scheduleYear',
    /\b20\d\d\b(?!-)(?=\s(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC))|(?:[A-Z]{3} \d\d) 20\d\d\b(?!-)/,
  ],
  ['scheduleOblique', /\//],
  ['scheduleLocalTime', /\b(?:LT|LOCAL|LMT)\b/],
  ['scheduleHolidays', /\b(?:HOL|HOLS|HOLIDAYS)\b/],
  ['scheduleMidnight', /-(?:2400|0000)\b/],
  ['scheduleAllDay', /^(?:DAILY )?H24$/],
];

function lintSchedule(text: string, from: UtcInstant | null, to: UtcInstant | null): LintFinding[] {
  const finding: Found = (code, found) => ({ code, item: 'D', found });
  const findings = WORDS.flatMap(([code, pattern]) => (pattern.test(text) ? [finding(code, text)] : []));
  if (text.length > MAX_SCHEDULE_CHARACTERS) findings.push(finding('scheduleTooLong', String(text.length)));
  const included = text.replace(EXCEPTION, '');
  if (WEEKDAY.test(included) && namesDate(included)) findings.push(finding('scheduleWeekdaysAndDates', text));
  return from === null || to === null || findings.length > 0
    ? findings
    : lintHours(text.replace(/\s+/g, ' '), from, to);
}

/** A month, or a number of two digits, which no time is. */
const namesDate = (text: string): boolean =>
  /\b(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b/.test(text) || /(?<![\d-])\d\d(?![\d])/.test(text);

/** The first activity begins at B, the last one ends at C, and between two of them lie at most seven days (OPADD 4.1). */
function lintHours(text: string, validFrom: UtcInstant, validTo: UtcInstant): LintFinding[] {
  const finding: Found = (code, found) => ({ code, item: 'D', found });
  const { schedule } = readSchedule(text, {
    validFrom,
    validTo,
    permanent: false,
    now: validFrom,
    position: null,
  });
  const { intervals, status } = schedule;
  // What depends on the sun has no hours without a position, and is a schedule all the same.
  if (intervals === null && /\bS[RS]\b/.test(text)) return [];
  const [first, last] = [intervals?.[0], intervals?.at(-1)];
  if (status !== 'complete' || !first || !last) return [finding('scheduleUnreadable', text)];
  const gap = (intervals ?? []).some(
    ({ from }, index) =>
      index > 0 && Date.parse(from) - Date.parse(intervals?.[index - 1]?.to ?? from) > MAX_GAP_DAYS * DAY_MS,
  );
  return [
    ...(first.from === validFrom ? [] : [finding('scheduleBeginNotB', first.from)]),
    ...(last.to === validTo ? [] : [finding('scheduleEndNotC', last.to)]),
    ...(gap ? [finding('scheduleGap', text)] : []),
  ];
}
