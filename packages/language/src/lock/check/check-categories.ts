import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ I: 1, II: 2, III: 3, IV: 4, Ⅰ: 1, Ⅱ: 2, Ⅲ: 3, Ⅳ: 4 },
  ...{ 一: 1, 二: 2, 三: 3, 四: 4 },
};
const CATEGORY = 'I{1,3}|IV|[ⅠⅡⅢⅣ]|[1-4]';
const CATEGORIES = `(?:${CATEGORY})[A-C]?(?:\\s?(?:[/,&+-]|AND|OR|TO)\\s?(?:CAT\\s?)?(?:${CATEGORY})[A-C]?)*(?![A-Z\\d])`;
/** Capital letters alone: `categoria i` is none. */
const NAMED = `(?-i:${CATEGORY})`;
const PHASE = 'I{1,3}|IV|[一二三四]|[1-9]\\d?';
const PHASES = `((?:${PHASE})(?:(?:, ?| ?[&/-] ?| \\p{L}{1,3} )(?:${PHASE})(?![\\d.:]))*)(?![\\p{L}\\d])`;

/** What is numbered in a telegram and in texts of all languages: each match holds the numbers. */
const KINDS: readonly { readonly telegram: RegExp; readonly said: RegExp; readonly one: RegExp }[] = [
  // Of an approach (ICAO Annex 6).
  {
    telegram: new RegExp(`\\bCAT(?:EGOR(?:Y|IES))?[ -]?(${CATEGORIES})`, 'g'),
    said: new RegExp(
      `(?<!\\p{L})(?:cat|kat|categ|kateg|катег|क(?:ै|े)टेगरी|श्रेणी|ক্যাটাগ|শ্রেণি)[\\p{L}\\p{M}]*(?:\\. ?|[- ])(${NAMED})(?![\\p{L}\\d.,:])|الفئة\\s(${NAMED})(?![\\p{L}\\d.,:])|カテゴリー?\\s?(${NAMED})(?![A-Z\\d])|([一二三四ⅠⅡⅢⅣ]|(?<![A-Z\\d])(?-i:I{1,3}|[1-4]))\\s?类`,
      'giu',
    ),
    one: new RegExp(`${CATEGORY}|[一二三四]`, 'g'),
  },
  // Of works.
  {
    telegram: new RegExp(`\\b(?:PHASE|STAGE)S? ?${PHASES}`, 'gu'),
    said: new RegExp(
      `(?<!\\p{L})(?:phas|fas|faz|etap|фаз|этап|चरण|পর্যায়|ধাপ)[\\p{L}\\p{M}]*\\s(?-i:${PHASES})|المرحلة\\s${PHASES}|フェーズ\\s?${PHASES}|阶段\\s?${PHASES}|第\\s?(${PHASE})\\s?(?:期|段階|阶段)`,
      'giu',
    ),
    one: new RegExp(PHASE, 'g'),
  },
  // Of radio waves (IEEE 521, NATO).
  {
    telegram: /\b([A-Z])[ -]BAND\b/g,
    said: /(?<![\p{Script=Latin}\d])([A-Z])[ -]?(?:band|bånd|バンド|波段|频段|-?диапазон|बैंड|ব্যান্ড)|(?<!\p{L})(?:banda|pasm\p{L}*|диапазон\p{L}*|(?:ال)?نطاق)\s(?-i:([A-Z]))(?![\p{L}\d])/giu,
    one: /[A-Z]/g,
  },
];

function valueOf(printed: string): string {
  return String(NUMBERS[printed.toUpperCase()] ?? printed.toUpperCase());
}

/** Categories of an approach, phases and bands that the telegram, which names some of the kind, does not name. */
export function checkCategories(text: string, { text: telegram }: HeldFacts): readonly LockFault[] {
  return KINDS.flatMap(({ telegram: inTelegram, said, one }) => {
    const valuesOf = (list: string): readonly string[] =>
      Array.from(list.toUpperCase().matchAll(one), ([printed]) => valueOf(printed));
    const known = new Set(
      Array.from(telegram.matchAll(inTelegram), ([, list = '']) => valuesOf(list)).flat(),
    );
    if (known.size === 0) return [];
    return Array.from(text.matchAll(said))
      .filter(([, ...lists]: readonly (string | undefined)[]) =>
        valuesOf(lists.find((list) => list !== undefined) ?? '').some((value) => !known.has(value)),
      )
      .map(({ 0: found, index }) => unknownIdentifier(found, index));
  });
}
