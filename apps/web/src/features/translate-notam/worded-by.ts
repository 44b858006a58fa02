import type { NotamNotice } from '@klarnotam/contract';

/** Who wrote the words of a notice: all of them, single clauses, or the wording of ours. */
export type WordedBy = 'decoder' | 'clauses' | 'polished' | 'ai';

/** Who wrote the words of a notice. `ai` alone is found in answers of earlier releases, where no sentence is ours. */
export function wordedBy({
  engine,
  polished,
  passages,
}: Pick<NotamNotice, 'engine' | 'polished' | 'passages'>): WordedBy {
  if (polished) return 'polished';
  if (passages.clauses.some(({ kind }) => kind === 'model')) return 'clauses';
  return engine;
}
