import { LANGUAGES, type LanguageCode } from '@klarnotam/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SlotKind, Template } from '../slot.ts';
import { bindingInClause, checkSentence } from './check-sentence.ts';
import type { FaultCode } from './fault.ts';
import { FIGURES } from './figures/figures.ts';

/** `FC_RUNS=50000 npm run unit` looks further. */
const RUNS = Number(process.env['FC_RUNS'] ?? 150);

function template(text: string, ...kinds: readonly SlotKind[]): Template {
  return { text, slots: kinds.map((kind, index) => ({ number: index + 1, kind, text: '' })) };
}

const WORK = template('WIP ON TWY ⟦1⟧ BTN ⟦2⟧ AND ⟦3⟧', 'name', 'designator', 'designator');

function codesOf(
  language: LanguageCode,
  asked: Template,
  answer: string,
  ours = false,
): readonly FaultCode[] {
  return checkSentence({ asked, answer, language, ours }).map(({ code }) => code);
}

describe('slots', () => {
  test.each<[string, FaultCode]>([
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og kryss.', 'slotMissing'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3⟧ og ⟦3⟧.', 'slotTwice'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦3⟧ og ⟦2⟧.', 'slotOrder'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3⟧ ved ⟦4⟧.', 'slotUnknown'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ ⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧.⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ – ⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane -⟦1⟧ mellom ⟦2⟧ og ⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane ⟦1⟧m mellom ⟦2⟧ og ⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane B⟦1⟧ mellom ⟦2⟧ og ⟦3⟧.', 'slotGlued'],
    ['Arbeid på taksebane ⟦01⟧ mellom ⟦2⟧ og ⟦3⟧.', 'digit'],
    ['Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3.', 'slotMissing'],
  ])('%s: %s', (answer, code) => {
    expect(codesOf('no', WORK, answer)).toContain(code);
  });
});

describe('characters', () => {
  const SAID = 'Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3⟧';
  test.each<[string, FaultCode]>([
    ...['7', '٧', '۷', '७', '৭', '７', '⁷', '₇', '⑦', '½', 'Ⅶ', '〇', '𝟕'].map(
      (digit): [string, FaultCode] => [` ${digit}.`, 'digit'],
    ),
    ['\u202e.', 'control'],
    ['\u2066.', 'control'],
    ['\u200b.', 'control'],
    ['\n.', 'control'],
    ['\u0000.', 'control'],
    ['\ufeff.', 'control'],
    [' <b>.', 'markup'],
    [' **ja**.', 'markup'],
    [' se post@tarn.', 'markup'],
    [' se www.tarn.no.', 'markup'],
    [' 🚧.', 'markup'],
    [' (stort).', 'bracket'],
    [' [stort].', 'bracket'],
    [' «stort».', 'bracket'],
    [' arbеid.', 'script'],
    [' pa\u030a.', 'script'],
    [' работа.', 'script'],
    [' ｆｏｔ.', 'script'],
    [' TYR.', 'abbreviation'],
    [' ved Bergen.', 'name'],
    [' XII.', 'romanNumeral'],
    [' iv.', 'romanNumeral'],
    ['. Kjør.', 'sentences'],
  ])('%s: %s', (end, code) => {
    expect(codesOf('no', WORK, `${SAID}${end}`)).toContain(code);
  });

  test('an answer in another language of the same script is refused', () => {
    expect(codesOf('no', WORK, 'Work is in progress on the taxiway ⟦1⟧ between ⟦2⟧ and ⟦3⟧.')).toContain(
      'language',
    );
    expect(codesOf('es', WORK, 'Trwają prace na drodze kołowania ⟦1⟧ między ⟦2⟧ oraz ⟦3⟧.')).toContain(
      'language',
    );
    expect(codesOf('zh', WORK, '⟦1⟧の工事⟦2⟧と⟦3⟧')).toContain('script');
  });

  test('a hundred kilobytes are refused at once', () => {
    expect(codesOf('no', WORK, 'Arbeid '.repeat(15_000))).toEqual(['tooLong']);
  });

  test('an abbreviation of aviation may stay where the clause has it, and an untranslated word may not', () => {
    const asked = template('DVOR ⟦1⟧ REPLACED', 'name');
    expect(codesOf('ja', asked, 'DVOR ⟦1⟧は交換されました。')).toEqual([]);
    expect(codesOf('ja', asked, 'DVOR ⟦1⟧はREPLACEDです。')).toContain('script');
    expect(codesOf('ja', asked, 'VOR ⟦1⟧は交換されました。')).toContain('script');
  });
});

/** A true beginning in each language, and what must not stand behind it: figures in words, units, days, directions. */
const BESIDE: Readonly<Record<LanguageCode, readonly [said: string, ...wrong: readonly string[]]>> = {
  en: [
    'Work on taxiway ⟦1⟧ between ⟦2⟧ and ⟦3⟧',
    'for two hours',
    'at twenty-five metres',
    'for a dozen',
    'from Monday',
    'in the north',
    'half',
    'above sea level',
  ],
  no: [
    'Arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3⟧',
    'i to dager',
    'i femtifem',
    'på meter',
    'på mandag',
    'nordøst',
    'halvparten',
    'over havet',
  ],
  es: [
    'Obras en la calle ⟦1⟧ entre ⟦2⟧ y ⟦3⟧',
    'dos veces',
    'veintidós',
    'doscientas',
    'a pies',
    'el martes',
    'al este',
    'la mitad',
    'una docena',
  ],
  pt: [
    'Obras na pista ⟦1⟧ entre ⟦2⟧ e ⟦3⟧',
    'duas vezes',
    'vinte e cinco',
    'duzentas',
    'a pés',
    'na terça-feira',
    'a leste',
    'metade',
  ],
  pl: [
    'Prace na drodze ⟦1⟧ między ⟦2⟧ a ⟦3⟧',
    'dwóch',
    'dwudziestu',
    'pięćset',
    'dwugodzinne',
    'stóp',
    'w środę',
    'na zachód',
    'połowa',
    'trzynastu',
  ],
  ru: [
    'Работы на дорожке ⟦1⟧ между ⟦2⟧ и ⟦3⟧',
    'двумя',
    'двадцати',
    'пятьсот',
    'двухчасовые',
    'футов',
    'в среду',
    'на юге',
    'половина',
    'тринадцать',
  ],
  ar: [
    'أعمال على الممر ⟦1⟧ بين ⟦2⟧ و⟦3⟧',
    'ثلاثة',
    'والعشرين',
    'في منطقتين',
    'أمتار',
    'يوم الاثنين',
    'شمالا',
    'نصف',
    'خمسمئة',
  ],
  hi: ['टैक्सीवे ⟦1⟧ पर ⟦2⟧ और ⟦3⟧ के बीच काम', 'दो', 'पच्चीस', 'हज़ार', 'फ़ुट', 'सोमवार', 'उत्तर', 'आधा', 'डेढ़'],
  bn: ['ট্যাক্সিওয়ে ⟦1⟧-এ ⟦2⟧ ও ⟦3⟧-এর মাঝে কাজ', 'দুই', 'তিনটি', 'পঁচিশ', 'হাজার', 'ফুট', 'সোমবার', 'উত্তরে', 'অর্ধেক'],
  ja: ['誘導路⟦1⟧の⟦2⟧と⟦3⟧の間で作業', '二回', '三十', '百', 'メートル', '月曜', '北側', '半分', '両側'],
  zh: ['滑行道⟦1⟧在⟦2⟧与⟦3⟧之间施工', '两次', '三十', '百', '米', '星期日', '北侧', '一半', '双向'],
};

describe.each(Object.entries(BESIDE))('beside the slots in %s', (code, [said, ...wrong]) => {
  const language = code as LanguageCode;
  const space = language === 'ja' || language === 'zh' ? '' : ' ';

  test('the sentence itself is kept', () => {
    expect(codesOf(language, WORK, said)).toEqual([]);
  });

  test.each(wrong)('%s is refused', (words) => {
    expect(codesOf(language, WORK, `${said}${space}${words}`)).not.toEqual([]);
  });
});

test('a clause that binds is refused whatever is said of it', () => {
  const asked = template('FLYING PROHIBITED BELOW ⟦1⟧', 'height');
  expect(codesOf('no', asked, 'Flyging er forbudt under ⟦1⟧.')).toContain('ban');
  expect(bindingInClause('FLYING PROHIBITED BELOW ⟦1⟧')).not.toEqual([]);
  expect(bindingInClause('GRASS CUTTING NEAR TWY ⟦1⟧')).toEqual([]);
});

describe.each(LANGUAGES)('any answer in $name', ({ code }) => {
  const [said] = BESIDE[code];
  const { words } = FIGURES[code];
  const numberWords = ['numberWord', 'half', 'double']
    .flatMap((key) => (words[key] ?? '').split(/\s+/u))
    .filter((word) => word !== '' && !/[*_]/u.test(word));
  const parts = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...said.split(/(?<=⟧)|(?=⟦)| /u)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '⟦1⟧',
        '⟦2⟧',
        '⟦3⟧',
        '⟦4⟧',
        '⟦',
        '⟧',
        ' ',
        '. ',
        ', ',
        '-',
        '.',
        '/',
        '(',
        ')',
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...numberWords) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('0', '١', '২', '३', '４', '⁵', '⑥', '⅞', 'Ⅷ', '十', '〇', 'II', 'km', '°'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
  );
  const answers = fc.oneof(
    fc.array(parts, { maxLength: 14 }).map((all) => all.join('')),
    // Our sentence with one thing put in somewhere.
    fc
      .tuple(fc.nat(said.length), fc.oneof(fc.constant(''), parts))
      .map(([at, part]) => said.slice(0, at) + part + said.slice(at)),
  );
  const values = ['12', '0800', '3'];

  test('that passes renders the figures of its slots and no other', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        if (codesOf(code, WORK, answer).length > 0) return;
        for (const marker of ['⟦1⟧', '⟦2⟧', '⟦3⟧']) expect(answer.split(marker)).toHaveLength(2);
        expect(answer.replaceAll(/⟦[123]⟧/gu, '')).not.toMatch(/\p{N}|[⟦⟧\p{Cf}\p{Cc}]/u);
        const rendered = answer.replaceAll(
          /⟦([123])⟧/gu,
          (_, number: string) => values[Number(number) - 1] ?? '',
        );
        expect(rendered.match(/[-−+]?\d+(?:[ .,:/–-]?\d+)*/gu)?.toSorted()).toEqual(values.toSorted());
        const spoken = rendered.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
        if (code !== 'ja' && code !== 'zh')
          expect(spoken.filter((word) => numberWords.includes(word))).toEqual([]);
        else expect(rendered).not.toMatch(/[二三四五六七八九十百千万両两双亿億]/u);
      }),
      { numRuns: RUNS },
    );
  });
});
