import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ I: 1, II: 2, III: 3, IV: 4, Ⅰ: 1, Ⅱ: 2, Ⅲ: 3, Ⅳ: 4 },
  ...{ 一: 1, 二: 2, 三: 3, 四: 4 },
};
const NUMBER = 'I{1,3}|IV|[ⅠⅡⅢⅣ]|[1-4]';
const LIST = `(?:${NUMBER})[A-C]?(?:\\s?(?:[/,&+-]|AND|OR|TO)\\s?(?:CAT\\s?)?(?:${NUMBER})[A-C]?)*(?![A-Z\\d])`;
const IN_TELEGRAM = new RegExp(`\\bCAT(?:EGOR(?:Y|IES))?[ -]?(${LIST})`, 'g');
/** Capital letters alone: `categoria i` is none. */
const NAMED = `(?-i:${NUMBER})`;
const SAID = new RegExp(
  `(?<!\\p{L})(?:cat|kat|categ|kateg|катег|क(?:ै|े)टेगरी|श्रेणी|ক্যাটাগ|শ্রেণি)[\\p{L}\\p{M}]*(?:\\. ?|[- ])(${NAMED})(?![\\p{L}\\d.,:])|الفئة\\s(${NAMED})(?![\\p{L}\\d.,:])|カテゴリー?\\s?(${NAMED})(?![A-Z\\d])|([一二三四ⅠⅡⅢⅣ]|(?<![A-Z\\d])(?-i:I{1,3}|[1-4]))\\s?类`,
  'giu',
);

function valueOf(printed: string): number {
  return NUMBERS[printed.toUpperCase()] ?? Number(printed);
}

/** Categories of an approach (`CAT II`, ICAO Annex 6) that the telegram, which names some, does not name. */
export function checkCategories(text: string, { text: telegram }: HeldFacts): readonly LockFault[] {
  const known = new Set(
    Array.from(telegram.matchAll(IN_TELEGRAM), ([, list = '']) =>
      Array.from(list.matchAll(new RegExp(NUMBER, 'g')), ([one]) => valueOf(one)),
    ).flat(),
  );
  if (known.size === 0) return [];
  return Array.from(text.matchAll(SAID))
    .filter(([, behind, ofArabic, ofJapanese, before]) => {
      const printed = [behind, ofArabic, ofJapanese, before].find((one?: string) => one !== undefined);
      return !known.has(valueOf(printed ?? ''));
    })
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}
