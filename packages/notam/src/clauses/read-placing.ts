import type { Adjunct } from './adjunct.ts';
import { movedTo, startOf } from './cursor.ts';
import { readPlacingAdjunct } from './read-adjuncts.ts';

/** Where, how high or when something is, and where its words end. */
export interface PlacingAdjunct {
  readonly adjunct: Adjunct;
  /** Offset behind its last character. */
  readonly to: number;
}

/**
 * The place, height, hours or date whose words begin at the offset `at` of `clause`, which is upper case with single blanks; null
 * where none begins. One without a figure, such as `SURFACE`, may be part of another word's meaning and is none.
 */
export function readPlacing(clause: string, at: number): PlacingAdjunct | null {
  const cursor = movedTo(startOf(clause), at);
  const adjunct = readPlacingAdjunct(cursor);
  if (adjunct === null) return null;
  const printed = clause.slice(at, cursor.at);
  return /\d/.test(printed) ? { adjunct, to: at + printed.trimEnd().length } : null;
}
