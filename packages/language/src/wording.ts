import type { ContactType, RatingLevel } from '@klarnotam/notam';
import type { Span } from '@klarnotam/aviation';

/** A sentence of ours and the place in the telegram that it says. */
export interface SourcedText {
  readonly text: string;
  readonly span: Span | null;
}

/**
 * One clause of item E in the reader's language. `sentence`: rendered whole from a recognised pattern. `partly`: a statement
 * with a remainder quoted behind it. `original`: as printed, no rule reads it.
 */
export interface WordedClause {
  readonly kind: 'sentence' | 'partly' | 'original';
  readonly text: string;
  readonly span: Span;
}

/** An abbreviation or term of the telegram and what it means. */
export interface ExplainedTerm {
  readonly span: Span;
  readonly meaning: string;
}

/** A NOTAM in the reader's language. Every number, time, place and identifier in it comes from the facts. */
export interface NotamWording {
  /** What the NOTAM says, each fact once: what happens, when, where, how high, whom to ask, what is not translated. */
  readonly translation: readonly SourcedText[];
  /** Item E clause by clause, in order; together the clauses cover all of it. */
  readonly clauses: readonly WordedClause[];
  /** The abbreviations and terms of items D to G with their meanings, in order; none overlaps another. */
  readonly terms: readonly ExplainedTerm[];
  /** What it means for a drone pilot and what to do, in plain words; the first reason stands in `impact` alone. */
  readonly explanation: readonly SourcedText[];
  /** Item D in words; null when there is none. */
  readonly schedule: string | null;
  /** The place in words: aerodromes, regions and areas. */
  readonly location: string;
  /** Positions as degrees, minutes and seconds with radius; null when the NOTAM gives none. */
  readonly coordinates: string | null;
  readonly impact: {
    readonly level: RatingLevel;
    /** `Drone Operations Prohibited` in the language. */
    readonly heading: string;
    /** One sentence: what decides it. */
    readonly summary: string;
    readonly reasons: readonly SourcedText[];
  };
  readonly contacts: readonly {
    readonly type: ContactType;
    readonly label: string;
    readonly value: string;
  }[];
  /** What could not be read: what is wrong, and where it stands. */
  readonly unread: readonly { readonly text: string; readonly span: Span }[];
  /** That all this covers one notice only. */
  readonly standing: string;
}
