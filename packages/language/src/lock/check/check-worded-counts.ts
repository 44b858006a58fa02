import type { LanguageCode } from '../../languages.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';
import { CARDINALS } from '../words/cardinals.ts';

const patterns = new Map<LanguageCode, readonly (readonly [number, RegExp])[]>();

function patternsOf(language: LanguageCode): readonly (readonly [number, RegExp])[] {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const start = language === 'ja' || language === 'zh' ? '' : '(?<![\\p{L}\\p{M}-])(?:و|ب|ل)?';
  const end = language === 'ja' || language === 'zh' ? '' : '(?![\\p{L}\\p{M}-])';
  const made = CARDINALS[language].map(
    ([value, words]) => [value, new RegExp(`${start}(?:${words})${end}`, 'giu')] as const,
  );
  patterns.set(language, made);
  return made;
}

/** Numbers of things in words, three and more, that are neither a figure of the telegram nor the number of what it lists. */
export function checkWordedCounts(
  text: string,
  said: readonly Mention[],
  { counts }: HeldFacts,
  language: LanguageCode,
): readonly LockFault[] {
  const isRead = (from: number): boolean =>
    said.some(({ span, implied }) => implied === undefined && span.from <= from && from < span.to);
  return patternsOf(language).flatMap(([value, pattern]) =>
    counts.has(value)
      ? []
      : Array.from(text.matchAll(pattern))
          .filter(({ index }) => !isRead(index))
          .map(({ 0: found, index }) => ({
            code: 'unknownNumber',
            expected: null,
            found,
            span: { from: index, to: index + found.length },
          })),
  );
}
