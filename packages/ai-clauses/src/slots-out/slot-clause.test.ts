import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upperCaseLatin } from '@klarnotam/aviation';
import type { Template } from '../slot.ts';
import { isListedWord } from './is-listed-word.ts';
import { slotClause } from './slot-clause.ts';
import { slotText } from './slot-text.ts';

const shown = (template: Template | null): readonly string[] =>
  template === null ? [] : [template.text, ...template.slots.map(({ kind, text }) => `${kind} ${text}`)];

test.each([
  [
    'whole adverbials and names',
    'Aerial filming from acft WI 4NM radius of 530830N 0035904W (CARNEDD DAFYDD).',
    ['AERIAL FILMING FROM ACFT ⟦1⟧ (⟦2⟧).', 'where WI 4NM radius of 530830N 0035904W', 'name CARNEDD DAFYDD'],
  ],
  [
    'a period with its hours',
    'MAINT WORK ON RADAR FM 3 JUL TO 5 JUL 0800-1600',
    ['MAINT WORK ON RADAR ⟦1⟧', 'when FM 3 JUL TO 5 JUL 0800-1600'],
  ],
  [
    'hours that go on behind a date',
    'RADAR SERVICE AVAILABILITY 13 DEC 1400-1800',
    ['RADAR SERVICE AVAILABILITY ⟦1⟧', 'period 13 DEC 1400-1800'],
  ],
  [
    'a band of heights',
    'BIRD MIGRATION FROM GND TO 5700FT AMSL',
    ['BIRD MIGRATION ⟦1⟧', 'howHigh FROM GND TO 5700FT AMSL'],
  ],
  [
    'two heights of one thing',
    'CRANE ERECTED MAX HEIGHT 150FT AGL, 183FT AMSL',
    ['CRANE ERECTED ⟦1⟧', 'howHigh MAX HEIGHT 150FT AGL, 183FT AMSL'],
  ],
  [
    'a list of designators',
    'MEN AND EQUIPMENT ON TWY A, B AND C',
    ['MEN AND EQUIPMENT ON TWY ⟦1⟧', 'designator A, B AND C'],
  ],
  [
    'two ends',
    'MEN AND EQUIPMENT ON TWY A BTN B AND C',
    ['MEN AND EQUIPMENT ON TWY ⟦1⟧ BTN ⟦2⟧ AND ⟦3⟧', 'designator A', 'designator B', 'designator C'],
  ],
  [
    'an article, and numbers in words from two up',
    'A CRANE AND TWO GLIDERS WITH ONE TUG',
    ['A CRANE AND ⟦1⟧ GLIDERS WITH ONE TUG', 'count TWO'],
  ],
  [
    'a contact',
    'LATEST INFO FROM OPERATOR SMITH 07725 002977 OR WWW.EXAMPLE.CO.UK',
    ['LATEST INFO FROM OPERATOR ⟦1⟧', 'contact SMITH 07725 002977 OR WWW.EXAMPLE.CO.UK'],
  ],
  [
    'words of a name beside its other words',
    'CRANE WORKS NEAR NEW MALDEN GREEN AND RAPID CITY',
    ['CRANE WORKS NEAR ⟦1⟧', 'name NEW MALDEN GREEN AND RAPID CITY'],
  ],
  [
    'months that are names, numerals of the Romans',
    'TEST OF ILS CAT II AT MARCH AIRFIELD',
    ['TEST OF ILS CAT ⟦1⟧ AT ⟦2⟧ AIRFIELD', 'name II', 'period MARCH'],
  ],
] as const)('%s are slots', (_, clause, expected) => {
  expect(shown(slotClause(clause))).toEqual(expected);
});

test.each([
  ['brackets of slots', 'CRANE WORKS AT SITE ⟦1⟧'],
  ['a character that turns the direction', 'CRANE WORKS AT \u202eSITE'],
  ['no sentence', 'AD 2.19'],
  ['a table', 'CRANE WORKS 1 2 A, 3 B 4, D 5 6 E'],
  ['a clause in another language', 'OBRAS DE AMPLIACION EN LA PLATAFORMA NORTE'],
  ['an unknown verb', 'CRANE DEMARKED BY LIGHTS AT APRON'],
  ['a text that is too long', 'CRANE WORKS AND LIGHTS '.repeat(30)],
])('a clause with %s has no template', (_, clause) => {
  expect(slotClause(clause)).toBeNull();
});

/** Words of the list and what must not be sent, in any order. */
const CLAUSES = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'CRANE WORKS AND LIGHTS AT THE APRON FROM BTN TWY RWY RADAR , . ( ) / - : A OF NEW CITY UP TO'.split(
          ' ',
        ),
      ),
      fc.constantFrom(
        '+47 91 23 45 67',
        'a.b@example.org',
        'HTTPS://X.NO/A?B=1',
        '5404N 00330W',
        'FL095',
        '3 JUL',
        'MON-FRI 0700-1500',
        '118.105',
        'SEVEN',
        'XIV',
        '٣٤',
        '五百',
        '½',
        'RUSSELL',
        'ST. JOHN’S',
        '2NM',
        '27L',
        'A1/B2',
        '500FT',
        '㋄',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(' '));
const MARKER = /⟦(\d+)⟧/;

test('a template holds words of the list and numbered slots alone, and with its slots it is the whole clause', () => {
  fc.assert(
    fc.property(CLAUSES, (clause) => {
      const template = slotClause(clause);
      if (template === null) return;
      const { text, slots } = template;
      const parts = text.split(MARKER);
      const whole = parts
        .map((part, index) => (index % 2 === 0 ? part : slots[Number(part) - 1]?.text))
        .join('');
      expect(upperCaseLatin(whole)).toBe(upperCaseLatin(clause.replace(/\s+/g, ' ').trim()));
      expect(slots.map(({ number }) => number)).toEqual(slots.map((_, index) => index + 1));
      const sent = text.replace(/⟦\d+⟧/g, ' ');
      expect(sent).not.toMatch(/[\p{N}@⟦⟧]/u);
      const words = sent
        .split(/[\s,.;:()[\]"“”!?*=<>|'’–_~#&+/-]+/)
        .filter((word) => word !== '' && word !== 'A');
      for (const word of words) expect(word.length > 1 && /^[A-Z]+$/.test(word)).toBe(true);
      for (const word of sent.match(/[A-Z](?:[A-Z'/-]*[A-Z'])?/g) ?? [])
        if (word !== 'A') expect(isListedWord(word), word).toBe(true);
    }),
  );
});

test('of a text of any kind nothing but listed words is left', () => {
  expect(slotText('Hello,\nmy name is Jon Smith, call +47 91 23 45 67: CRANE AT 5404N 00330W')).toBe(
    '⟦⟧ IS ⟦⟧, CALL ⟦⟧: CRANE ⟦⟧',
  );
  fc.assert(
    fc.property(CLAUSES, (text) => {
      expect(slotText(text).replaceAll('⟦⟧', ' ')).not.toMatch(/[\p{N}@⟦⟧]/u);
    }),
  );
});
