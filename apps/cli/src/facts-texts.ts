import type { WordedClause } from '@klarnotam/language';

/** One NOTAM or report in words, as `--jsonl --language` prints it. */
export interface FactsTexts {
  /** One sentence: what matters most. */
  readonly headline: string;
  readonly translation: string;
  readonly explanation: string;
  readonly reasons: readonly string[];
  readonly clauses: readonly { from: number; to: number; kind: WordedClause['kind']; text: string }[];
}
