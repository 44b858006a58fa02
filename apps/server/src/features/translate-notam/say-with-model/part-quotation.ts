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

/** Signs at the end of a part, and what joins the parts of a quotation. */
const END = /[ .,;:…]+$/u;
const BEGIN = /^[ .,;:…]+/u;

/**
 * A quotation of the translation, in the order of the telegram, parted into the clauses of `said` that it quotes and what is left
 * of it, which is quoted again. Null where it is no quotation or quotes none of them.
 */
export function partQuotation(
  { text, span }: NotamNotice['passages']['translation'][number],
  said: readonly SaidClause[],
  catalogue: Catalogue,
): readonly Part[] | null {
  const quoted = span === null ? null : quotedBy(text, catalogue);
  if (span === null || quoted === null) return null;
  const inside = said.filter((clause) => clause.span.from >= span.from && clause.span.to <= span.to);
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

/** Where `clause` stands in `quoted` from `at` on, with nothing of a word beside it; -1: nowhere, or more than once. */
function wholeIn(quoted: string, clause: string, at: number): number {
  const found = clause === '' ? -1 : quoted.indexOf(clause, at);
  if (found === -1 || quoted.includes(clause, found + 1)) return -1;
  const beside = `${quoted.charAt(found - 1)}${quoted.charAt(found + clause.length)}`;
  return /[\p{L}\p{N}]/u.test(beside) ? -1 : found;
}
