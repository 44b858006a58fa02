import type { LanguageCode } from '../../languages.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';
import { WORDS } from '../words/words-table.ts';

/** Two of a thing is what a language says in many other ways too. */
const FEWEST = 3;

const patterns = new Map<LanguageCode, readonly (readonly [number, RegExp])[]>();

function patternsOf(language: LanguageCode): readonly (readonly [number, RegExp])[] {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const start = language === 'ja' || language === 'zh' ? '' : '(?<![\\p{L}\\p{M}-])(?:و|ب|ل)?';
  const end = language === 'ja' || language === 'zh' ? '' : '(?![\\p{L}\\p{M}-])';
  const made = WORDS[language].cardinals
    .filter(([value]) => value >= FEWEST)
    .map(([value, words]) => [value, new RegExp(`${start}(?:${words})${end}`, 'giu')] as const);
  patterns.set(language, made);
  return made;
}

/** `three quarters of an hour` */
const QUARTERS = /^ ?(?:quarters?|kvarter|cuartos|quartos|kwadrans|четверти|أرباع|चौथाई|চতুর্থাংশ)/iu;

/** Numbers of things in words, three and more, that are neither a figure of the telegram nor the number of what it lists. */
export function checkWordedCounts(
  text: string,
  said: readonly Mention[],
  { counts, lengths }: HeldFacts,
  { units, words }: Vocabulary,
  language: LanguageCode,
): readonly LockFault[] {
  const ofTime = units.filter(({ dimension }) => dimension === 'duration').map(({ pattern }) => pattern);
  const unitBehind = new RegExp(`^[^,;.\\n]{0,16}?(?:${ofTime.join('|')})`, 'iu');
  /** `three and a half hours` */
  const isLength = (value: number, behind: string): boolean => lengths.has(value) && unitBehind.test(behind);
  // `eight in the morning`
  const half = new RegExp(`^ (?:${words.morning}|${words.afternoon})`, 'iu');
  const isRead = (from: number): boolean =>
    said.some(({ span, implied }) => implied === undefined && span.from <= from && from < span.to);
  return patternsOf(language).flatMap(([value, pattern]) =>
    counts.has(value)
      ? []
      : Array.from(text.matchAll(pattern))
          .filter(({ 0: found, index }) => {
            const end = index + found.length;
            if (QUARTERS.test(text.slice(end, end + 12))) return false;
            if (half.test(text.slice(end, end + 24))) return false;
            return !isRead(index) && !isLength(value, text.slice(end, end + 28));
          })
          .map(({ 0: found, index }) => ({
            code: 'unknownNumber',
            expected: null,
            found,
            span: { from: index, to: index + found.length },
          })),
  );
}
