import type { Weekday } from './schedule-clause.ts';

const MONTH_NAMES = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];

const WEEKDAY_NAMES = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** 1 to 12, by the English name or its first three letters, and the few other spellings met in item D. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.map((name, index): [string, number] => [name, index + 1]),
  ...MONTH_NAMES.map((name, index): [string, number] => [name.slice(0, 3), index + 1]),
  ['SEPT', 9],
  ['MAI', 5],
]);

export const WEEKDAYS: ReadonlyMap<string, Weekday> = new Map([
  ...WEEKDAY_NAMES.map((name, index): [string, Weekday] => [name, (index + 1) as Weekday]),
  ...WEEKDAY_NAMES.map((name, index): [string, Weekday] => [name.slice(0, 3), (index + 1) as Weekday]),
  ['TUES', 2],
  ['WEDS', 3],
  ['THUR', 4],
  ['THURS', 4],
]);

/**
 * What a word or sign can mean: bits, as one may mean several things. A word is looked up once, when it becomes a token; to ask
 * what it means then costs nothing.
 */
export type WordClasses = number;

export const MONTH: WordClasses = 1 << 0;
export const WEEKDAY: WordClasses = 1 << 1;
export const DAILY: WordClasses = 1 << 2;
export const EVERY: WordClasses = 1 << 3;
export const DAY: WordClasses = 1 << 4;
/** The French `TOUS`. */
export const ALL: WordClasses = 1 << 5;
export const BETWEEN: WordClasses = 1 << 6;
export const FROM: WordClasses = 1 << 7;
export const UP_TO: WordClasses = 1 << 8;
export const AND: WordClasses = 1 << 9;
export const EXCEPT: WordClasses = 1 << 10;
export const COORDINATED: WordClasses = 1 << 11;
/** The hours are then not UTC, and which zone is not said. */
export const LOCAL: WordClasses = 1 << 12;
/** Words between days and times that change nothing. */
export const FILLER: WordClasses = 1 << 13;
export const SEPARATOR: WordClasses = 1 << 14;
export const COMMA: WordClasses = 1 << 15;
export const SENTENCE_END: WordClasses = 1 << 16;
export const SUN: WordClasses = 1 << 17;
export const NAMED_HOURS: WordClasses = 1 << 18;
export const MINUTES: WordClasses = 1 << 19;
export const HOURS: WordClasses = 1 << 20;
/** A word of the sun with the word behind it. */
export const SUN_WITH_OFFSET: WordClasses = 1 << 21;
/** Words in a text after which its hours stand. */
export const ACTIVE: WordClasses = 1 << 22;
export const LEVEL: WordClasses = 1 << 23;
/** A number in front of it is no time. */
export const UNIT: WordClasses = 1 << 24;
/** Hours beside it may be those of a service, a contact or the times outside the effect, not those of the effect. */
export const OTHER_HOURS: WordClasses = 1 << 25;
/** Words in a text that hours follow: what happens then, or a heading for them. */
export const EFFECT: WordClasses = 1 << 26;
/** Zones other than UTC, by their abbreviations, but for words of other classes: EST, WEST. */
export const OTHER_ZONE: WordClasses = 1 << 27;
/** Services with hours of their own. */
export const SERVICE: WordClasses = 1 << 28;

const WORDS: readonly (readonly [WordClasses, string])[] = [
  [MONTH, [...MONTHS.keys()].join(' ')],
  [WEEKDAY, [...WEEKDAYS.keys()].join(' ')],
  [DAILY, 'DAILY DLY EVERYDAY'],
  [EVERY, 'EVERY EV EACH'],
  [DAY, 'DAY DAYS'],
  [ALL, 'TOUS'],
  [BETWEEN, 'BTN BTW BETWEEN'],
  [FROM, 'FM FROM'],
  [UP_TO, '- TO TIL TILL UNTIL THRU THROUGH'],
  [AND, 'AND &'],
  [EXCEPT, 'EXC EXCEPT EXCP EXCL EXCLUDING EXCEPTING'],
  [COORDINATED, 'UTC Z GMT'],
  [LOCAL, 'L LT LMT LCL LOC LOCAL LST LDT'],
  [FILLER, 'ON AND FM FROM & : EVERY EV EACH UTC Z GMT'],
  [SEPARATOR, ', ; . /'],
  [COMMA, ','],
  [SENTENCE_END, '. ; : ,'],
  [SUN, 'SR SUNRISE SS SUNSET'],
  [NAMED_HOURS, 'H24 HJ HN'],
  [MINUTES, 'MIN MINS MINUTES'],
  [HOURS, 'H HR HRS HOUR HOURS'],
  [SUN_WITH_OFFSET, 'SRMINUS SRPLUS SSMINUS SSPLUS'],
  [ACTIVE, 'ACT ACTV ACTIVE ACTIVATED'],
  [LEVEL, 'SFC GND MSL FL'],
  [UNIT, 'FT M NM KM MHZ KHZ HZ KG LB AMSL AGL FL'],
  [
    OTHER_HOURS,
    'HOURS HOUR HR HRS SER SERVICE SERVICES SVC OPS OPR OPN OPEN OPENED OPENING OPERATING OPERATIONAL ' +
      'AVBL AVAILABLE AVAILABILITY PPR PNR PN TEL PHONE CONTACT CTC CALL CALLS OFFICE MANNED STAFFED ' +
      'MONITORED OUTSIDE OUT NOT EXC EXCEPT UNLESS MAY POSSIBLE REQUEST CHANGED INSTEAD READ ' +
      'AMEND AMENDED ALSO ONLY HX HO HS ALLOWED PERMITTED AUTHORIZED AUTHORISED AUTH',
  ],
  [
    EFFECT,
    'ACTIVITY PLACE CLSD CLOSED PROHIBITED FORBIDDEN PERIOD PERIODS SCHEDULE SKED DATES TIMES TIME ON FROM FM HR HOURS',
  ],
  [OTHER_ZONE, 'CET CEST MEZ MESZ EET EEST WET BST MSK EDT CST CDT MDT PST PDT AKST HST JST'],
  [
    SERVICE,
    'TWR TOWER ATS ATC AFIS ATIS FIS FUEL FUELLING REFUELLING REFUELING OFFICE RFFS CUSTOMS HANDLING BRIEFING ' +
      'AERODROME AIRPORT AIRFIELD AD AP WX WEATHER SERVICE SER',
  ],
];

const MEANINGS = new Map<string, WordClasses>();
for (const [meaning, words] of WORDS)
  for (const word of words.split(' ')) MEANINGS.set(word, (MEANINGS.get(word) ?? 0) | meaning);

/** What `text` can mean, a word in capitals or a sign; 0 for one of which a schedule knows nothing. */
export function classesOfWord(text: string): WordClasses {
  return MEANINGS.get(text) ?? 0;
}
