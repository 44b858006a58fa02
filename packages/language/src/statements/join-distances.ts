import type { Adjunct, Clause, PhraseCode } from '@klarnotam/notam';
import type { ClauseStatement, EventStatement } from './statements.ts';

/** What stands over a table of safe distances. */
const HEADINGS: ReadonlySet<PhraseCode> = new Set<PhraseCode>(['safeDistances', 'militarySusceptibility']);

/** The rows of a table of safe distances that follow each other, as one list behind its heading. */
export function joinDistances(events: readonly EventStatement[]): readonly EventStatement[] {
  const joined: EventStatement[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const next = clauseOf(event);
    const clause = next === null ? null : joinedClause(clauseOf(last), next);
    if (clause === null || last?.type !== 'clause' || event.type !== 'clause') joined.push(event);
    else joined[joined.length - 1] = { ...last, clause, span: { from: last.span.from, to: event.span.to } };
  }
  return joined;
}

function clauseOf(event: EventStatement | undefined): ClauseStatement['clause'] | null {
  return event?.type === 'clause' && event.quotes.length === 0 ? event.clause : null;
}

function joinedClause(before: Clause | null, next: Clause): Clause | null {
  const distances = distancesOf(next);
  if (before === null || distances === null) return null;
  if (before.kind === 'phrase')
    return HEADINGS.has(before.phrase) ? { kind: 'sequence', clauses: [before, next] } : null;
  if (before.kind !== 'sequence') {
    const rows = distancesOf(before);
    return rows === null ? null : { kind: 'adjuncts', adjuncts: [...rows, ...distances] };
  }
  const [heading, list] = before.clauses;
  const rows = before.clauses.length === 2 && list !== undefined ? distancesOf(list) : null;
  if (rows === null || heading?.kind !== 'phrase' || !HEADINGS.has(heading.phrase)) return null;
  return { kind: 'sequence', clauses: [heading, { kind: 'adjuncts', adjuncts: [...rows, ...distances] }] };
}

function distancesOf(clause: Clause): readonly Adjunct[] | null {
  if (clause.kind !== 'adjuncts' || clause.adjuncts.length === 0) return null;
  const areAll = clause.adjuncts.every(
    (adjunct) => adjunct.type === 'measure' && adjunct.measure.startsWith('safe'),
  );
  return areAll ? clause.adjuncts : null;
}
