import { figures as en } from '../words/en/figures.ts';
import type { Concept, LockWords, WordedUnit } from '../words/lock-words.ts';
import type { IndianNumbers } from '../words/indian-numbers.ts';
import { WORDS } from '../words/words-table.ts';
import type { Dimension, Side } from './atom.ts';
import { undot } from './fold.ts';
import type { RangeWords } from './pair-moments.ts';
import { escaped, LOCALES, shortWeekdaysOf, weekdaysOf } from './weekday-names.ts';
import type { LanguageCode } from '../../languages.ts';

export interface Unit {
  readonly name: string;
  readonly dimension: Dimension;
  /** One of it in the unit of the dimension: metre, metre a second, kilogram, kilohertz, minute, degree. */
  readonly base: number;
  /** Follows a number. */
  readonly pattern: string;
}

/** What the lexer of a language looks for, ready to be used. */
export interface Vocabulary {
  readonly words: LockWords;
  /** Numbers in words beyond twelve and with fractions, of a language of India. */
  readonly indianNumbers: IndianNumbers | undefined;
  readonly units: readonly Unit[];
  /** Names of the twelve months, as alternatives. */
  readonly months: readonly string[];
  readonly monthName: string;
  readonly weekdays: readonly RegExp[];
  /** Short names, which are words of their own but beside a date. */
  readonly weekdaysBesideDates: readonly RegExp[];
  /** Each name and short name of a weekday, as alternatives. */
  readonly weekdayName: string;
  readonly side: (text: string) => Side | null;
  readonly sideName: string;
  /** Letters that stand for the sides behind a latitude and behind a longitude, as a class of a regular expression. */
  readonly sideLetters: { readonly latitudes: string; readonly longitudes: string };
  readonly range: RangeWords;
  readonly concepts: Readonly<Record<Concept, RegExp>>;
}

const NAUTICAL_MILE_M = 1852;
const FOOT_M = 0.3048;
/** As telegrams shorten them. */
export const TELEGRAM_MONTHS = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
];

/** Articles and the like before the hour of a clock. */
const BEFORE_TIMES = 'kl\\.?|las?|as|às|os?|el|the|godz\\.?';
/** Of hours over midnight: `from 21:00 to 05:00 the next day`, with the day before its hour. */
const NEXT_DAY =
  '(?:the )?(?:next|following) (?:day|morning)(?: at)?|(?:neste|påfølgende) (?:dag|morgen)|(?:el |del )?día siguiente(?: a)?|' +
  '(?:o |do )?dia seguinte|następnego dnia(?: o)?|dnia następnego(?: o)?|(?:следующего дня|следующих суток|следующее утро|на следующий день)(?: в)?|(?:ال)?يوم التالي(?: في)?|' +
  '(?:अगले|दूसरे) दिन|अगली(?: सुबह)?|পরদিন|পরের (?:দিন|সকাল)|翌日の?|翌朝の?|翌|次日|第二[天日]|隔[日天]|次晨';

const OWN_SIDE_LETTERS: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, Side>>>>> = {
  no: { V: 'W' },
  es: { O: 'W' },
  pt: { O: 'W', L: 'E' },
  ru: { С: 'N', Ю: 'S', В: 'E', З: 'W' },
  ar: { ش: 'N', ج: 'S', ق: 'E', غ: 'W' },
};

/** Signs that stand in texts of any language; what comes first is looked for first. */
const SIGNS: readonly (readonly [
  name: string,
  dimension: Dimension,
  base: number,
  signs: string,
  words: WordedUnit | null,
])[] = [
  [
    'kmh',
    'speed',
    1 / 3.6,
    'km/h|km/t|kmh|kph|км/ч(?:ас)?|километр\\p{L}* в час|kilomet\\p{L}* (?:per hour|i timen|na godzinę)|kil[óo]met\\p{L}* por hora|(?:كم|كيلو ?متر\\p{L}*) ?(?:/ ?س(?:اعة)?|في الساعة)|(?:公里|千米)(?:/|每)小?时|キロメートル(?:毎時|/時)|(?:किमी|किलोमीटर|কিমি|কিলোমিটার) ?(?:/|प्रति|প্রতি) ?(?:घंटा|घंटे|ঘণ্টা|ঘন্টা)',
    null,
  ],
  [
    'mps',
    'speed',
    1,
    'm/s|mps|м/с(?:ек)?|метр\\p{L}* в секунду|met(?:er|re)s? per second|meter i sekundet|metr\\p{L}* na sekundę|metros por segundo|(?:م|متر\\p{L}*) ?(?:/ ?ث|في الثانية)|米(?:/|每)秒|メートル(?:毎秒|/秒)|(?:मीटर|মিটার) ?(?:/|प्रति|প্রতি) ?(?:सेकंड|सेकेंड|সেকেন্ড)',
    null,
  ],
  ['km', 'length', 1000, 'kms?', 'km'],
  ['nm', 'length', NAUTICAL_MILE_M, 'nms?|nmi|mn', 'nm'],
  ['MHz', 'frequency', 1000, 'mhz|м[гГ]ц', 'MHz'],
  [
    'kHz',
    'frequency',
    1,
    'khz|kilohert\\p{L}*|kiloherc\\p{L}*|kilohercios|quilohert\\p{L}*|كيلو ?هي?رتز|千赫(?:兹|茲)?|キロヘルツ|килогерц\\p{L}*|кгц|किलो ?हर्(?:ट्)?ट?ज|কিলো ?হার্(?:টজ|ৎজ)',
    null,
  ],
  [
    'hPa',
    'pressure',
    1,
    'hpa|hectopas[ck]\\p{L}*|hektopas[ck]\\p{L}*|гпа|гектопаскал\\p{L}*|هي?كتو ?باسكال|百帕|ヘクトパスカル|हेक्टोपास्कल|হেক্টোপ্যাসকেল|হেক্টোপাসকেল',
    null,
  ],
  ['kg', 'mass', 1, 'kgs?', 'kg'],
  ['kt', 'speed', NAUTICAL_MILE_M / 3600, 'kts?', 'kt'],
  [
    'in',
    'length',
    0.0254,
    '(?<=\\d)in|inch(?:es)?|tomme[rn]?|pulgadas?|polegadas?|cal(?:e|i|a|ach)?|дюйм\\p{L}*|インチ|英寸|بوص\\p{L}*|इंच|ইঞ্চি',
    null,
  ],
  [
    'cm',
    'length',
    0.01,
    'cm|centim\\p{L}*|sentimet\\p{L}*|centymet\\p{L}*|см|сантиметр\\p{L}*|سم|سنتيمتر\\p{L}*|厘米|公分|センチ(?:メートル)?|सेमी|सेंटीमीटर|সেমি|সেন্টিমিটার',
    null,
  ],
  [
    'mm',
    'length',
    0.001,
    'mm|millim\\p{L}*|milímet\\p{L}*|milimet\\p{L}*|мм|миллиметр\\p{L}*|ملم|مي?لي ?متر\\p{L}*|毫米|ミリ(?:メートル)?|मिमी|मिलीमीटर|মিমি|মিলিমিটার',
    null,
  ],
  ['ft', 'length', FOOT_M, 'ft', 'ft'],
  ['min', 'duration', 1, 'mins?', 'min'],
  ['m', 'length', 1, 'mtrs?|m', 'm'],
  ['h', 'duration', 60, 'hrs?|h', 'h'],
  ['day', 'duration', 1440, 'days?', 'day'],
  [
    'week',
    'duration',
    10080,
    'weeks?|uker?|semanas?|tydzień|tygodni\\p{L}*|недел\\p{L}*|أسابيع|أسبوع\\p{L}*|सप्ताह|हफ्त[ेाों]+|সপ্তাহ|週間|个?星期|周(?![一二三四五六日边辺围囲])',
    null,
  ],
  [
    'month',
    'duration',
    43_830,
    'months?|måned(?:er)?|mes(?:es)?|mês|miesi[ąę]\\p{L}*|месяц\\p{L}*|[أا]شهر|شهر[اين]*|मही[\\p{L}\\p{M}]*|(?<=\\s)माह|(?<=\\s)মাস|个月|[かヶカケ]月',
    null,
  ],
  ['deg', 'angle', 1, '°|degs?', 'deg'],
  [
    '%',
    'share',
    1,
    '%|パーセント|प्रतिशत|फीसदी|শতাংশ|pct|per ?cent|prosent|por ?ciento|por ?cento|процент\\p{L}*|procent\\p{L}*|(?:في |ب)(?:ال)?(?:مئة|مائة)',
    null,
  ],
  ['g', 'mass', 0.001, 'grams?|gram\\p{L}*|грамм\\p{L}*|グラム|克(?![拉兰])|[جغ]رام\\p{L}*|ग्राम|গ্রাম', null],
  ['t', 'mass', 1000, 'tonnes?|tons?|टन|টন|t|ton[yaęn]?|тонн\\p{L}{0,3}|т(?!\\p{L})', null],
  [
    'lb',
    'mass',
    0.45359237,
    'lbs?|pounds?|pund|libras|funt\\p{L}*|фунт\\p{L}*|رطل\\p{L}*|磅|ポンド|पाउंड|পাউন্ড',
    null,
  ],
];

function alternatives(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('|');
}

/** A name that is part of a longer one comes behind it. */
function longestFirst(names: Iterable<string>): string {
  return [...new Set(names)]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .join('|');
}

function monthsOf(language: LanguageCode, own: readonly string[], words: LockWords): readonly string[] {
  const locale = LOCALES[language] ?? language;
  return TELEGRAM_MONTHS.map((telegram, index) => {
    const date = Date.UTC(2024, index, 15);
    const names = (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].map((options) => {
        const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date);
        return parts.find(({ type }) => type === 'month')?.value ?? '';
      }),
    );
    const english = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(date);
    const plain = [...names, own[index] ?? '', english, telegram].filter((name) =>
      /\p{L}[\p{L}\p{M}]/u.test(name),
    );
    return `${longestFirst(plain.map((name) => undot(escaped(name.replace(/\.$/, '')))))}${words.otherMonths[index] ? `|${words.otherMonths[index]}` : ''}`;
  });
}

function sideReader(words: LockWords, language: LanguageCode): (text: string) => Side | null {
  const letters: Readonly<Record<string, Side>> = {
    N: 'N',
    S: 'S',
    E: 'E',
    W: 'W',
    Ø: 'E',
    este: 'E',
    ...(OWN_SIDE_LETTERS[language] ?? {}),
  };
  const sides = (['N', 'S', 'E', 'W'] as const).map(
    (side) => [side, new RegExp(`^(?:${words.sides[side]}|${en.sides[side]})`, 'iu')] as const,
  );
  return (text) =>
    letters[text.trim()] ?? sides.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

function sideLettersOf(language: LanguageCode): Vocabulary['sideLetters'] {
  const own = Object.entries(OWN_SIDE_LETTERS[language] ?? {});
  const lettersOf = (...sides: readonly Side[]): string =>
    own.map(([letter, side]) => (sides.includes(side) ? letter : '')).join('');
  return { latitudes: `NS${lettersOf('N', 'S')}`, longitudes: `EWØ${lettersOf('E', 'W')}` };
}

const vocabularies = new Map<LanguageCode, Vocabulary>();

/** The vocabulary of a language with the months that its catalogue names. */
export function vocabularyOf(language: LanguageCode, months: readonly string[]): Vocabulary {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const { figures: words, indianNumbers } = WORDS[language];
  const start = words.wordStart ? '(?<![\\p{L}\\p{M}\\p{N}])' : '';
  const names = monthsOf(language, months, words);
  const weekdays = weekdaysOf(language, words);
  const vocabulary: Vocabulary = {
    words,
    indianNumbers,
    units: SIGNS.map(([name, dimension, base, signs, worded]) => {
      const worded1 = worded === null ? '' : words.units[worded];
      const english = worded === null ? '' : en.units[worded];
      // `120 msnm`
      const latin = `(?:${alternatives([english, signs])})(?:(?=snm)|(?![\\p{Script=Latin}\\p{N}]))`;
      const own = worded1 === '' ? '' : `(?:${worded1})${words.wordStart ? '(?!\\p{L})' : ''}`;
      return { name, dimension, base, pattern: alternatives([own, latin]) };
    }),
    months: names,
    monthName: longestFirst(names.flatMap((name) => name.split('|'))),
    weekdays,
    weekdaysBesideDates: shortWeekdaysOf(language),
    weekdayName: `(?:${[...weekdays, ...shortWeekdaysOf(language)].map(({ source }) => source).join('|')})`,
    side: sideReader(words, language),
    sideName: alternatives([
      ...Object.values(words.sides),
      ...Object.values(en.sides),
      // Behind degrees it is nothing else.
      '(?:l?este)(?!\\p{L})',
      // Capital letters alone: `w 51°` is Polish for `in`.
      // A Cyrillic `В` is a word too, but not where it touches a figure.
      `(?<!\\p{Script=Latin})(?-i:[NSEWØ${Object.keys(OWN_SIDE_LETTERS[language] ?? {})
        .join('')
        .replace(/[\p{Script=Cyrillic}\p{Script=Arabic}]/gu, '')}])(?!\\p{Script=Latin})`,
      language === 'ru' ? '(?<![\\p{L}\\d])(?-i:[СЮВЗ])(?=\\d)|(?<=["\'°])(?-i:[СЮВЗ])(?!\\p{L})' : '',
      language === 'ar' ? '(?<=["\'°] ?)[شجقغ](?!\\p{L})' : '',
    ]),
    sideLetters: sideLettersOf(language),
    range: {
      and: words.and,
      between: words.between,
      to: alternatives([words.to, words.toHour ?? '']),
      behind: alternatives([words.utc, words.clockAfter]),
      before: alternatives([
        words.clockBefore,
        words.utc,
        BEFORE_TIMES,
        NEXT_DAY,
        // `12:00 to midnight (00:00)`
        `(?:${alternatives([words.midnight, words.noon, 'आधी'])})\\s?[,(]?`,
        ...weekdays.map(({ source }) => source),
      ]),
    },
    concepts: Object.fromEntries(
      Object.entries(words.concepts).map(([concept, pattern]) => [
        concept,
        new RegExp(`${start}(?:${pattern})`, 'giu'),
      ]),
    ) as Record<Concept, RegExp>,
  };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
