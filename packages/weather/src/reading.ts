import type { ConditionsDraft, FactsDraft } from './conditions.ts';
import { noConditions } from './conditions.ts';
import type { MissingField } from './elements.ts';
import type { ReportKind, TokenField } from './facts.ts';
import type { Word } from './find/split-words.ts';
import type { WeatherProblemCode } from './problem-code.ts';

/** One report while it is being read, word by word. */
export interface Reading {
  readonly facts: FactsDraft;
  /** Where the report begins in the text: words count from the text, facts from the report. */
  readonly offset: number;
  readonly nowMs: number;
  /** What the next group is about: the report itself or its latest change group. */
  target: ConditionsDraft;
  group: number | null;
  issuedMs: number | null;
  validFromMs: number | null;
  validToMs: number | null;
  /** Pressure has been read: what follows of the observation is supplementary or trend. */
  pressureRead: boolean;
  /** The validity is of the form used until 2008, with hours alone in the change groups: `091818`. */
  hoursOnly: boolean;
}

/** The reading of a report that begins at `offset` of the text; its dates are placed by `nowMs`. */
export function startReading(kind: ReportKind, offset: number, nowMs: number): Reading {
  const conditions = noConditions();
  return {
    facts: {
      kind,
      station: null,
      issuedAt: null,
      validFrom: null,
      validTo: null,
      automatic: false,
      nil: false,
      corrected: false,
      amended: false,
      cancelled: false,
      noSignificantChange: false,
      conditions,
      groups: [],
      temperatureForecasts: [],
      remarks: [],
      tokens: [],
      problems: [],
    },
    offset,
    nowMs,
    target: conditions,
    group: null,
    issuedMs: null,
    validFromMs: null,
    validToMs: null,
    pressureRead: false,
    hoursOnly: false,
  };
}

/** Puts `word`, or a part of it, among the tokens as read into `field`. */
export function take(reading: Reading, word: Word, field: TokenField): void {
  const { offset } = reading;
  reading.facts.tokens.push({
    text: word.text,
    from: word.from - offset,
    to: word.to - offset,
    field,
    group: reading.group,
  });
}

/** Notes a problem of `field` with the text of `word`. */
export function report(reading: Reading, field: TokenField, code: WeatherProblemCode, word: Word): void {
  const { offset } = reading;
  reading.facts.problems.push({ field, code, from: word.from - offset, to: word.to - offset });
}

/** Puts `word` among the tokens as not decoded, with the reason. */
export function refuse(reading: Reading, word: Word, field: TokenField, code: WeatherProblemCode): void {
  take(reading, word, 'undecoded');
  report(reading, field, code, word);
}

/** Notes that the report itself names `field` as not observed. */
export function miss(reading: Reading, field: MissingField): void {
  const { missing } = reading.target;
  if (!missing.includes(field)) missing.push(field);
}

/** `length` characters of `word` from `at`, as a word of its own. */
export function part(word: Word, at: number, length: number): Word {
  const from = word.from + at;
  return { text: word.text.slice(at, at + length), from, to: from + length, lineEnds: 0 };
}
