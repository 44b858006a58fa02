import type { Span } from '@klarnotam/aviation';

/** `!FDC 4/1234 ZNY `, `!JFK 05/237 JFK `: a United States domestic NOTAM (FAA Order JO 7930.2). */
export interface DomesticHeader extends Span {
  readonly id: Span;
  readonly location: Span | null;
}

const HEADER =
  /(?<![^\s(])!([A-Z0-9]{2,4})[ \t]{1,4}((?:[A-Z]{1,3}[ \t]?)?\d{1,2}\/\d{1,5})(?!\d)[ \t]{0,4}(?:([A-Z0-9]{3,4})(?![A-Z0-9]))?/g;

/** Every United States domestic header in upper-case `text`, in order. */
export function findDomestic(text: string): DomesticHeader[] {
  if (!text.includes('!')) return [];
  const headers: DomesticHeader[] = [];
  for (const match of text.matchAll(HEADER)) {
    const from = match.index;
    const to = from + match[0].length;
    const location = match[3] === undefined ? null : { from: to - match[3].length, to };
    const number = text.indexOf(match[2] ?? '', from + 1 + (match[1]?.length ?? 0));
    headers.push({ from, to, id: { from: from + 1, to: number + (match[2]?.length ?? 0) }, location });
  }
  return headers;
}
