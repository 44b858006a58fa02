import type { Span } from '@klarnotam/aviation';

/** How a text departs from the facts. */
export type LockFaultCode =
  | 'missing'
  | 'unknownNumber'
  | 'unknownTime'
  | 'unknownDate'
  | 'unknownPosition'
  | 'unknownMeasure'
  | 'unknownIdentifier'
  | 'unknownContact'
  | 'wrongMoment'
  | 'wrongReference'
  | 'wrongTimeScale'
  | 'wrongDirection'
  | 'wrongWeekday'
  | 'wrongLanguage'
  | 'ratingContradicted'
  | 'dropped'
  | 'invented'
  | 'reversed'
  | 'empty';

/** One departure, so that whoever wrote the text can be told. */
export interface LockFault {
  readonly code: LockFaultCode;
  /** What the facts say, as they say it; null when they say nothing of the kind. */
  readonly expected: string | null;
  /** What the text says; null when it should say something and does not. */
  readonly found: string | null;
  /** Where it stands in the translation or, behind a line feed, in the explanation; null when it stands nowhere. */
  readonly span: Span | null;
}

/** A name or number at `from` by which nothing of the telegram is called. */
export function unknownIdentifier(found: string, from: number): LockFault {
  return { code: 'unknownIdentifier', expected: null, found, span: { from, to: from + found.length } };
}
