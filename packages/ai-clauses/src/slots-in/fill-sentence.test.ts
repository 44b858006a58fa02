import { loadCatalogue, type Catalogue, type LanguageCode } from '@klarnotam/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOT_KINDS, type Slot } from '../slot.ts';
import { fillSentence } from './fill-sentence.ts';

const LANGUAGES: readonly LanguageCode[] = ['en', 'no', 'es', 'pt', 'pl', 'ru', 'ar', 'hi', 'bn', 'ja', 'zh'];
const catalogues = new Map<LanguageCode, Catalogue>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadCatalogue(language)] as const)),
);

const catalogueOf = (language: LanguageCode): Catalogue => {
  const catalogue = catalogues.get(language);
  if (catalogue === undefined) throw new Error(language);
  return catalogue;
};

const slot = (number: number, text: string, kind: Slot['kind'] = 'name'): Slot => ({ number, kind, text });

test.each([
  ['pl', 'żuraw pracuje ⟦1⟧', ' w promieniu 4 NM', 'Żuraw pracuje w promieniu 4 NM.'],
  ['no', '⟦1⟧ arbeider en kran', 'innenfor 4 NM', 'Innenfor 4 NM arbeider en kran.'],
  ['en', 'Details at ⟦1⟧.', 'SITE ST.', 'Details at SITE ST.'],
  ['ru', 'Кран⟦1⟧работает.', '150 м', 'Кран 150 м работает.'],
  ['ar', 'رافعة قرب ⟦1⟧', 'DUBAI 2', 'رافعة قرب \u2066DUBAI 2\u2069.'],
  ['hi', 'क्रेन ⟦1⟧ पर है', 'A2', 'क्रेन A2 पर है।'],
  ['ja', 'クレーンが ⟦1⟧ で作業する', 'TWY A', 'クレーンがTWY Aで作業する。'],
  ['zh', '起重机位于 ⟦1⟧', '4 NM 以内', '起重机位于4 NM 以内。'],
] as const)('a sentence in %s is spaced and ended by its script', (language, answer, text, expected) => {
  expect(fillSentence(answer, [slot(1, text)], catalogueOf(language))).toBe(expected);
});

test('a mail address keeps its small letter', () => {
  expect(fillSentence('⟦1⟧ answers', [slot(1, 'a@b.org', 'contact')], catalogueOf('en'))).toBe(
    'a@b.org answers.',
  );
});

test('a marker without a slot is no sentence', () => {
  expect(() => fillSentence('At ⟦2⟧', [slot(1, 'A')], catalogueOf('en'))).toThrow(RangeError);
});

test('nothing in a slot or an answer is interpreted: markers, braces and patterns within a slot stay as they are', () => {
  const text = '⟦2⟧ {0} $1 $& \\1';
  expect(fillSentence('At ⟦1⟧ and ⟦2⟧', [slot(1, text), slot(2, 'B')], catalogueOf('en'))).toBe(
    `At ${text} and B.`,
  );
});

/** Words of a model, in which figures of any script may stand, and slots of any kind. */
const ANSWERS = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 10 }).map((words) => words.replace(/[⟦⟧]/g, '')),
    fc.constantFrom('7', '٣', '五', ' seven ', '. ', '、', '।', 'de el ', '-'),
  ),
  { minLength: 3, maxLength: 3 },
);
const FIGURES = fc.constantFrom(
  '4 NM',
  '3 JUL 0800-1600',
  '+47 91 23 45 67',
  'FL095',
  'A, B',
  '٣',
  '500 ft (152 m)',
  'ST.',
);
const figuresIn = (text: string): string => (text.match(/\p{N}+/gu) ?? []).toSorted().join(' ');

test('whatever a model writes around them, each slot stands once in the sentence and no figure is added or lost', () => {
  fc.assert(
    fc.property(
      ANSWERS,
      FIGURES,
      FIGURES,
      fc.constantFrom(...SLOT_KINDS),
      fc.constantFrom(...LANGUAGES),
      (words, one, two, kind, language) => {
        const [before = '', between = '', behind = ''] = words;
        const sentence = fillSentence(
          `${before}⟦1⟧${between}⟦2⟧${behind}`,
          [slot(1, one, kind), slot(2, two, kind)],
          catalogueOf(language),
        );
        const upper = sentence.toUpperCase();
        expect(
          upper.indexOf(two.toUpperCase(), upper.indexOf(one.toUpperCase()) + one.length),
        ).toBeGreaterThan(0);
        const parts = `${before} ${one} ${between} ${two} ${behind}`;
        expect(figuresIn(sentence).replaceAll(' ', '')).toHaveLength(
          figuresIn(parts).replaceAll(' ', '').length,
        );
      },
    ),
  );
});
