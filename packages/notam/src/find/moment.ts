import { addMinutes, readTenDigitTime, type Span, type UtcInstant } from '@klarnotam/aviation';

/** A date and time of day as people and briefing systems print them. */
export interface Moment extends Span {
  /** `YYMMDDhhmm` of the clock that is named; null: no year is given, or day and month cannot be told apart. */
  readonly digits: string | null;
  /** `null`: nothing is said of the clock; a number: minutes ahead of UTC. */
  readonly zone: 'utc' | 'local' | number | null;
  /** `EST` stands behind it. */
  readonly estimated: boolean;
  /** `11/12/2026`: whether day or month stands first. */
  readonly order: 'dayFirst' | 'monthFirst' | 'undecided' | null;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = `(?:${MONTHS.join('|')})[A-Z]{0,6}`;
const CLOCK = String.raw`(?:,?\s{1,3}(?:AT\s{1,2})?|T)(?<hour>\d{1,2}):?(?<minute>\d{2})(?::\d{2})?(?!\d)(?:\s?(?<half>[AP])\.?M\b\.?)?`;
const DATES = [
  String.raw`(?<day1>\d{1,2})[\s.-]{1,2}(?<month1>${MONTH})[\s.,-]{1,2}(?:20)?(?<year1>\d{2})`,
  String.raw`20(?<year2>\d{2})-(?<month2>\d{2})-(?<day2>\d{2})`,
  String.raw`(?<day3>\d{1,2})[.-](?<month3>\d{1,2})[.-]20(?<year3>\d{2})`,
  String.raw`(?<either>\d{1,2})\/(?<other>\d{1,2})\/20(?<year4>\d{2})`,
  String.raw`(?<month5>${MONTH})\.?\s(?<day5>\d{1,2}),?\s20(?<year5>\d{2})`,
];
const MOMENT = new RegExp(
  String.raw`(?<![\d/])(?:(?<ten>\d{10})(?!\d)|(?:${DATES.join('|')})${CLOCK}|` +
    String.raw`(?<day6>\d{1,2})\s(?<month6>${MONTH})\s(?<hour6>\d{2}):?(?<minute6>\d{2})(?:\s20(?<year6>\d{2}))?(?!\d))`,
  'g',
);
const ZONE =
  /\s{0,2}\(?(?:(?<utc>UTC|GMT|Z)|(?<local>LOCAL(?:\sTIMES?)?|LMT|LT)|(?<america>[PMCE][SD]T|AK[SD]T|HST)|(?<europe>CES?T))(?![A-Z0-9])\)?/y;
const ESTIMATED = /\s{0,3}\(?EST(?:IMATED)?(?![A-Z0-9])\)?/y;

/** Minutes ahead of UTC of the zones of the United States; read only beside a clock of twelve hours. */
const AMERICAN_ZONES: Readonly<Record<string, number>> = {
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
};

function two(value: string | undefined): string {
  return (value ?? '').padStart(2, '0');
}

function monthNumber(word: string | undefined): string | undefined {
  if (word === undefined || /^\d/.test(word)) return word;
  return String(MONTHS.indexOf(word.slice(0, 3)) + 1);
}

/** The hour of a clock of twelve hours as one of 24. */
function hourOf(hour: string | undefined, half: string | undefined): string {
  if (half === undefined) return two(hour);
  return two(String((Number(hour) % 12) + (half === 'P' ? 12 : 0)));
}

type Groups = Readonly<Record<string, string | undefined>>;

function digitsOf(groups: Groups, monthFirst: boolean | null): string | null {
  if (groups['ten'] !== undefined) return groups['ten'];
  const clock =
    hourOf(groups['hour'] ?? groups['hour6'], groups['half']) + two(groups['minute'] ?? groups['minute6']);
  if (groups['either'] !== undefined) {
    if (monthFirst === null) return null;
    const [month, day] = monthFirst
      ? [groups['either'], groups['other']]
      : [groups['other'], groups['either']];
    return two(groups['year4']) + two(month) + two(day) + clock;
  }
  for (const form of [1, 2, 3, 5, 6]) {
    const year = groups[`year${form}`];
    if (year === undefined) continue;
    return two(year) + two(monthNumber(groups[`month${form}`])) + two(groups[`day${form}`]) + clock;
  }
  return null;
}

function orderOf({ either, other }: Groups): Moment['order'] {
  if (either === undefined) return null;
  if (Number(either) > 12) return 'dayFirst';
  return Number(other) > 12 ? 'monthFirst' : 'undecided';
}

function stickyAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Every date with a time of day in upper-case `text`, in order. `12/11/2026` is read as the other dates with strokes decide
 * whether day or month stands first, and not at all where none does.
 */
export function findMoments(text: string): Moment[] {
  const matches = [...text.matchAll(MOMENT)];
  const orders = new Set(matches.map(({ groups }) => orderOf(groups ?? {})));
  const monthFirst = orders.has('monthFirst') === orders.has('dayFirst') ? null : orders.has('monthFirst');
  return matches.map((match) => {
    const groups: Groups = match.groups ?? {};
    let to = match.index + match[0].length;
    const named = stickyAt(ZONE, text, to);
    const { utc, local, america, europe } = named?.groups ?? {};
    let zone: Moment['zone'] = null;
    if (utc !== undefined) zone = 'utc';
    else if (local !== undefined) zone = 'local';
    else if (america !== undefined && groups['half'] !== undefined) zone = AMERICAN_ZONES[america] ?? 'local';
    else if (europe !== undefined) zone = europe === 'CEST' ? 120 : 60;
    if (named !== null && zone !== null) to += named[0].length;
    else if (groups['half'] !== undefined) zone = 'local';
    const estimate = stickyAt(ESTIMATED, text, to);
    if (estimate !== null) to += estimate[0].length;
    return {
      from: match.index,
      to,
      digits: digitsOf(groups, monthFirst),
      zone,
      estimated: estimate !== null,
      order: orderOf(groups),
    };
  });
}

/** The instant of ten digits on a clock so many minutes ahead of UTC; null when there is no such moment. */
export function instantOf(digits: string, aheadMinutes: number): UtcInstant | null {
  const instant = readTenDigitTime(digits);
  return instant === null ? null : addMinutes(instant, -aheadMinutes);
}

/** The moment that is all of `text`, on the clock of UTC; null when it is none. */
export function readMoment(text: string): Moment | null {
  const [moment] = findMoments(text);
  return moment?.from === 0 && moment.to === text.length ? moment : null;
}
