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

export const DAILY: ReadonlySet<string> = new Set(['DAILY', 'DLY', 'EVERYDAY']);
export const EVERY: ReadonlySet<string> = new Set(['EVERY', 'EV', 'EACH']);
export const BETWEEN: ReadonlySet<string> = new Set(['BTN', 'BTW', 'BETWEEN']);
export const UP_TO: ReadonlySet<string> = new Set(['-', 'TO', 'TIL', 'TILL', 'UNTIL', 'THRU', 'THROUGH']);
export const EXCEPT: ReadonlySet<string> = new Set([
  'EXC',
  'EXCEPT',
  'EXCP',
  'EXCL',
  'EXCLUDING',
  'EXCEPTING',
]);
export const COORDINATED: ReadonlySet<string> = new Set(['UTC', 'Z', 'GMT']);
/** The hours are then not UTC, and which zone is not said. */
export const LOCAL: ReadonlySet<string> = new Set(['L', 'LT', 'LMT', 'LCL', 'LOC', 'LOCAL', 'LST', 'LDT']);
/** Words between days and times that change nothing. */
export const FILLERS: ReadonlySet<string> = new Set([
  'ON',
  'AND',
  'FM',
  'FROM',
  '&',
  ':',
  'EVERY',
  'EV',
  'EACH',
  'UTC',
  'Z',
  'GMT',
]);
export const SEPARATORS: ReadonlySet<string> = new Set([',', ';', '.', '/']);
/** Words in a text after which its hours stand. */
export const ACTIVE: ReadonlySet<string> = new Set(['ACT', 'ACTV', 'ACTIVE', 'ACTIVATED']);
