import type { Clause, MinimaFigure } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

type Surface = Extract<Clause, { readonly kind: 'surface' }>;
type Minima = Extract<Clause, { readonly kind: 'minima' }>;

/** Rows of a report or chart that belong to the row before them: what else lies on the same runway, figures of the same line of minima. */
export function foldRows(events: readonly EventStatement[]): readonly EventStatement[] {
  const folded: EventStatement[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const clause = foldedClause(clauseOf(last), clauseOf(event));
    if (clause === null || last?.type !== 'clause' || event.type !== 'clause') folded.push(event);
    else folded[folded.length - 1] = { ...last, clause, span: { from: last.span.from, to: event.span.to } };
  }
  return folded;
}

function clauseOf(event: EventStatement | undefined): Clause | null {
  return event?.type === 'clause' && event.quotes.length === 0 ? event.clause : null;
}

function foldedClause(before: Clause | null, next: Clause | null): Clause | null {
  if (before?.kind === 'sequence') {
    const last = foldedClause(before.clauses.at(-1) ?? null, next);
    return last === null ? null : { ...before, clauses: [...before.clauses.slice(0, -1), last] };
  }
  if (before?.kind === 'surface' && next !== null) return withRow(before, next);
  return before?.kind === 'minima' && next?.kind === 'minima' ? withFigures(before, next) : null;
}

function withRow(before: Surface, next: Clause): Surface | null {
  if (next.kind === 'surface' && next.surface === null && before.valid === undefined)
    return { ...before, also: [...(before.also ?? []), ...next.parts] };
  const isValidity = next.kind === 'reportTime' && next.what === 'valid' && next.from !== null;
  return isValidity && before.surface !== null && before.valid === undefined
    ? { ...before, valid: { from: next.from, to: next.to } }
    : null;
}

/** Figures without a line of their own; what they are above is that of the line. */
function withFigures(before: Minima, next: Minima): Minima | null {
  if (next.line !== null || next.isCircling) return null;
  const isOfLine = before.line !== null || before.isCircling;
  const above: MinimaFigure['measure'] = before.isCircling ? 'aboveAerodrome' : 'aboveTouchdown';
  const groups = next.groups.map((group) => ({
    ...group,
    figures: group.figures.map((figure) =>
      isOfLine && figure.measure === 'aboveEither' ? { ...figure, measure: above } : figure,
    ),
  }));
  return { ...before, groups: [...before.groups, ...groups] };
}
