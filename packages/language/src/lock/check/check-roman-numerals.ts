import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';

/** Of two letters or more: one letter may be anything. */
const ROMAN = /(?<![\p{L}\d-])(?:I{2,3}|IV|VI{1,3}|IX)(?![\p{L}\d])/gu;

/** `CANTERAS II` where the telegram, which has such numerals, has `CANTERAS III`; `12 II 2026` is a date. */
export function checkRomanNumerals(
  text: string,
  said: readonly Mention[],
  { source }: HeldFacts,
): readonly LockFault[] {
  const known = new Set(Array.from(source.matchAll(ROMAN), ([numeral]) => numeral));
  if (known.size === 0) return [];
  const isOfDate = (at: number): boolean =>
    said.some(({ span, atoms: [atom] }) => atom?.type === 'date' && span.from <= at && at < span.to);
  return Array.from(text.matchAll(ROMAN))
    .filter(({ 0: numeral, index }) => !known.has(numeral) && !isOfDate(index))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}
