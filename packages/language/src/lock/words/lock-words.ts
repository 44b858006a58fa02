import type { Side } from '../read/atom.ts';

/** Units that a language writes in words of its own; beside them the signs of all languages hold. */
export type WordedUnit = 'ft' | 'm' | 'km' | 'nm' | 'fl' | 'kt' | 'kg' | 'h' | 'min' | 'day' | 'MHz' | 'deg';

/** What a statement may turn on. */
export type Concept =
  | 'exception'
  | 'negation'
  | 'prohibited'
  | 'permitted'
  | 'condition'
  | 'closed'
  | 'open'
  | 'outOfService'
  | 'permission'
  | 'only'
  | 'drone'
  | 'permanent'
  | 'estimated'
  | 'sunrise'
  | 'sunset'
  | 'daylight'
  | 'daily'
  | 'workingHours'
  | 'unaffected'
  | 'restricted';

/** Numbers in words, each with its value: alternatives of a regular expression. */
export type NumberWords = readonly (readonly [value: number, words: string])[];

/**
 * How a language writes what the lock looks for. Each entry is the alternatives of a regular expression; with
 * `wordStart` a match must begin a word.
 */
export interface LockWords {
  readonly wordStart: boolean;
  readonly units: Readonly<Record<WordedUnit, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** One to twelve. */
  readonly numbers: readonly string[];
  /** Ten to twenty, tens, hundreds and a thousand, of which larger numbers are made. */
  readonly large?: NumberWords;
  /** A half, and small numbers with a half; the longer before the shorter. */
  readonly halves?: NumberWords;
  /** Words that add up to a number, `مئة وخمسون`, those that hold another first. */
  readonly numerals?: NumberWords;
  /** The hours of a clock in words, one to twelve or on to twenty-three, and what stands behind one for its minutes. */
  readonly clockHours?: readonly string[];
  readonly clockMinutes?: NumberWords;
  /** Days of the month in words: the first to the thirty-first. */
  readonly days?: readonly string[];
  /** A half behind a unit: `dos horas y media`. */
  readonly andHalf?: string;
  /** Behind the number of a runway: `pista 09 izquierda`. */
  readonly runwaySides?: Readonly<Record<'L' | 'R' | 'C', string>>;
  readonly midnight: string;
  readonly noon: string;
  /** `H24`: at any hour of the day. */
  readonly allDay: string;
  readonly morning: string;
  readonly afternoon: string;
  /** Those of `afternoon` that go on to the morning: `रात 2 बजे` is 02:00. */
  readonly night?: string;
  /** What stands before the hour of a clock, and after it. */
  readonly clockBefore: string;
  readonly clockAfter: string;
  readonly utc: string;
  readonly localTime: string;
  readonly agl: string;
  readonly amsl: string;
  /** What joins the days of a range, and of a list. */
  readonly to: string;
  /** What joins the hours of a range and nothing else. */
  readonly toHour?: string;
  /** What says that a length is a radius, beside it. */
  readonly radius: string;
  /** Of a line, before or behind how far from it. */
  readonly eachSide: string;
  readonly and: string;
  /** What makes a range of two that `and` joins: before them, or behind. */
  readonly between: string;
  /** Names of months beside those that `Intl` has, January first. */
  readonly otherMonths: readonly string[];
  /** Stems of Monday to Sunday where words are inflected; empty: as `Intl` has them. */
  readonly weekdays: readonly string[];
  /** A day of the week with what says that it comes again each week. */
  readonly eachWeek: string;
  readonly concepts: Readonly<Record<Concept, string>>;
  /** Small words that show the language among those with the same script; empty where the script shows it. */
  readonly small: string;
}
