import type { Span } from '@klarnotam/aviation';
import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import type { ExplainedTerm } from '../wording.ts';
import { findTerm, tokensOf } from './find-term.ts';

/** The items that are written in words: hours, text and limits. */
const ITEMS = ['schedule', 'text', 'lower', 'upper'] as const;

/** Every abbreviation and term of items D to G with its meaning, in the order of the telegram. */
export function sayTerms({ source, spans }: DecodedNotam, catalogue: Catalogue): readonly ExplainedTerm[] {
  const items = ITEMS.flatMap((item) => spans[item] ?? []).sort((a, b) => a.from - b.from);
  let end = 0;
  return items.flatMap(({ from, to }) => {
    const found = termsIn(source, { from: Math.max(from, end), to }, catalogue);
    end = Math.max(end, to);
    return found;
  });
}

function termsIn(source: string, { from, to }: Span, catalogue: Catalogue): readonly ExplainedTerm[] {
  const tokens = tokensOf(source.slice(from, to));
  const found: ExplainedTerm[] = [];
  let at = from;
  for (let i = 0; i < tokens.length;) {
    const term = findTerm(tokens, i, catalogue);
    const original = tokens.slice(i, i + (term?.tokens ?? 1)).join('');
    if (term !== null && term.text !== '' && term.text.toUpperCase() !== original.toUpperCase()) {
      found.push({ span: { from: at, to: at + original.length }, meaning: term.text });
    }
    at += original.length;
    i += term?.tokens ?? 1;
  }
  return found;
}
