import type { EventStatement } from './statements.ts';

/** Whether what the statement is about has a word of ours; else its code has one, where it names a subject. */
export function isKnown(event: EventStatement): boolean {
  if (event.type !== 'clause') return true;
  const { clause } = event;
  const parts = clause.kind === 'sequence' ? clause.clauses : [clause];
  return !parts.some((part) => part.kind === 'state' && part.facility === 'asPrinted');
}
