import type { ClauseMarks } from './literal-scanner.ts';
import { mayMatch, type Phrase } from './phrase-index.ts';

/**
 * Whether `piece`, cut out of a text of these marks, matches `phrase`. Few texts hold what a phrase needs: of all others no
 * piece is looked at.
 */
export function says(piece: string, phrase: Phrase, marks: ClauseMarks): boolean {
  return mayMatch(phrase, marks) && piece.search(phrase.pattern) >= 0;
}
