import type { ConditionsDraft, FactsDraft } from './conditions.ts';
import { noConditions } from './conditions.ts';
import type { MissingField } from './elements.ts';
import type { ReportKind, TokenField } from './facts.ts';
import type { SourceWord } from './find/split-words.ts';
import type { WeatherProblemCode } from './problem-code.ts';

/** One report while it is being read, word by word. */
export interface ReportDraft {
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
  /** The report gives its visibility in statute miles, so its remarks do too. */
  milesGiven: boolean;
  /** The validity is of the form used until 2008, with hours alone in the change groups: `091818`. */
  hoursOnly: boolean;
}

/** The draft of a report that begins at `offset` of the text; its dates are placed by `nowMs`. */
export function startDraft(kind: ReportKind, offset: number, nowMs: number): ReportDraft {
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
    milesGiven: false,
    hoursOnly: false,
  };
}

/** Puts `word`, or a part of it, among the tokens as read into `field`. */
export function addToken(draft: ReportDraft, word: SourceWord, field: TokenField): void {
  const { offset } = draft;
  draft.facts.tokens.push({
    text: word.text,
    from: word.from - offset,
    to: word.to - offset,
    field,
    group: draft.group,
  });
}

/** Notes a problem of `field` with the text of `word`. */
export function addProblem(
  draft: ReportDraft,
  field: TokenField,
  code: WeatherProblemCode,
  word: SourceWord,
): void {
  const { offset } = draft;
  draft.facts.problems.push({ field, code, from: word.from - offset, to: word.to - offset });
}

/** Puts `word` among the tokens as not decoded, with the reason. */
export function addUnread(
  draft: ReportDraft,
  word: SourceWord,
  field: TokenField,
  code: WeatherProblemCode,
): void {
  addToken(draft, word, 'undecoded');
  addProblem(draft, field, code, word);
}

/** Notes that the report itself names `field` as not observed. */
export function markMissing(draft: ReportDraft, field: MissingField): void {
  const { missing } = draft.target;
  if (!missing.includes(field)) missing.push(field);
}

/** `length` characters of `word` from `at`, as a word of its own. */
export function partOfWord(word: SourceWord, at: number, length: number): SourceWord {
  const from = word.from + at;
  return { text: word.text.slice(at, at + length), from, to: from + length, lineEnds: 0 };
}
