import type { Clause } from '@klarnotam/notam';

const PRINTED = /\bUFN\b|UNTIL FURTHER NOTICE/i;

/**
 * `WEF 23 FEB - UFN` is the end of a supplement where item C gives another: what else `clause` says, and the end as printed, so that nobody
 * takes it for that of the notice. Null where there is none.
 */
export function falseEndOf(
  clause: Clause,
  original: string,
): { readonly rest: Clause | null; readonly printed: string } | null {
  const printed = PRINTED.exec(original)?.[0];
  const clauses = clause.kind === 'sequence' ? clause.clauses : [clause];
  const others = clauses.filter((each) => !isFurtherNotice(each));
  if (printed === undefined || others.length === clauses.length) return null;
  const [only] = others;
  if (clause.kind === 'sequence' && others.length > 1)
    return { rest: { ...clause, clauses: others }, printed };
  return { rest: only ?? null, printed };
}

function isFurtherNotice(clause: Clause): boolean {
  return (
    clause.kind === 'adjuncts' &&
    clause.adjuncts.every((each) => each.type === 'simple' && each.code === 'untilFurtherNotice')
  );
}
