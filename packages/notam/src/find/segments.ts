import type { Span } from '@klarnotam/aviation';
import { trimSpan } from './cut-items.ts';

const BREAK = /[\r\n\t"|]+/g;

/** The lines, and the cells of tables, of `text` between `from` and `to`, without the blanks around them and the empty ones. */
export function segmentsOf(text: string, from: number, to: number): Span[] {
  const segments: Span[] = [];
  let at = from;
  const add = (end: number): void => {
    const span = trimSpan(text, at, end);
    if (/[A-Z0-9]/.test(text.slice(span.from, span.to))) segments.push(span);
  };
  for (const match of text.slice(from, to).matchAll(BREAK)) {
    add(from + match.index);
    at = from + match.index + match[0].length;
  }
  add(to);
  return segments;
}
