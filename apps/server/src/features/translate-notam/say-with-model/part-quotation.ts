import type { NotamNotice } from '@klarnotam/contract';
import type { Span } from '@klarnotam/aviation';
import { quotedBy, sayQuotation, type Catalogue } from '@klarnotam/language';

/** A clause that a language model said. */
export interface SaidClause {
  readonly span: Span;
  /** As the telegram has it, on one line. */
  readonly printed: string;
  readonly sentence: string;
}

interface Part {
  readonly text: string;
  readonly span: Span | null;
  readonly isSaid: boolean;
}

/** Longer ones stay as they are: each clause is looked for in all of its quotation. */
const LONGEST_QUOTATION = 20_000;

/** Signs at the end of a part, and what joins the parts of a quotation. */
const END = /[ .,;:…]+$/u;
const BEGIN = /^[ .,;:…]+/u;

/**
 * A quotation of the translation parted into the clauses of `said`, which stand in the order of the telegram, that it quotes and what is
 * left of it, which is quoted again. Null where it is no quotation or quotes none of them.
 */
export function partQuotation(
  { text, span }: NotamNotice['passages']['translation'][number],
  said: readonly SaidClause[],
  catalogue: Catalogue,
): readonly Part[] | null {
  const quoted = span === null ? null : quotedBy(text, catalogue);
  if (span === null || quoted === null || quoted.length > LONGEST_QUOTATION) return null;
  const inside = within(span, said);
  const parts: Part[] = [];
  let at = 0;
  let from = span.from;
  const quoteUntil = (end: number, to: number): void => {
    const rest = quoted.slice(at, end).replace(BEGIN, '').replace(END, '');
    if (rest !== '') parts.push({ text: sayQuotation(rest, catalogue), span: { from, to }, isSaid: false });
  };
  for (const { span: place, printed, sentence } of inside) {
    const clause = printed.replace(END, '');
    const found = wholeIn(quoted, clause, at);
    // Quoted with its positions left out, or in part.
    if (found === -1) continue;
    quoteUntil(found, place.from);
    parts.push({ text: sentence, span: place, isSaid: true });
    at = found + clause.length;
    from = place.to;
  }
  if (!parts.some(({ isSaid }) => isSaid)) return null;
  quoteUntil(quoted.length, span.to);
  return parts;
}

/** Those of `said`, which stand in the order of the telegram, that lie in `span`. */
function within({ from, to }: Span, said: readonly SaidClause[]): readonly SaidClause[] {
  let first = 0;
  let end = said.length;
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if ((said[middle]?.span.from ?? 0) < from) first = middle + 1;
    else end = middle;
  }
  const inside: SaidClause[] = [];
  for (let at = first; at < said.length; at++) {
    const clause = said[at];
    if (clause === undefined || clause.span.to > to) break;
    inside.push(clause);
  }
  return inside;
}

/** Where `clause` stands in `quoted` from `at` on, with nothing of a word beside it; -1: nowhere, or more than once. */
function wholeIn(quoted: string, clause: string, at: number): number {
  const found = clause === '' ? -1 : quoted.indexOf(clause, at);
  if (found === -1 || quoted.includes(clause, found + 1)) return -1;
  const beside = `${quoted.charAt(found - 1)}${quoted.charAt(found + clause.length)}`;
  return /[\p{L}\p{N}]/u.test(beside) ? -1 : found;
}
