import type { LocaleSettings } from '../../locale-settings.ts';

/** What is found where the words of a sentence meet, and how it is written. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // «مغلق للطائرات» would be «closed, for aircraft».
  [/(مغلقة?(?: جزئيًا)?) لـ /g, '$1 أمام '],
  // «لـ الطائرات» → «للطائرات», «لـ رحلات» → «لرحلات».
  [/(^|\S )لـ الل?/g, '$1لل'],
  [/(^|\S )لـ (?=[ء-غف-ي])/g, '$1ل'],
  // «يوم أيام 3–5», «يوم من 3 إلى 5» → «أيام 3–5», «من 3 إلى 5».
  [/(^| )يوم (?=(?:أيام|من) )/g, '$1'],
  // «عاصفة، على ارتفاع 120 م رياح» → «عاصفة، وعلى ارتفاع 120 م رياح».
  [/، (?=على ارتفاع \u2066?\d)/g, '، و'],
  // Hours of a list follow each other from right to left.
  [/(–\d\d:\d\d), (?=\d\d:\d\d–)/g, '$1\u2069، \u2066'],
];

/** Arabic. */
export const localeSettings: LocaleSettings = {
  language: 'ar',
  locale: 'ar-u-nu-latn',
  asHeadline: (statement) => statement.replace(/^(?:هناك|يوجد|توجد) /, ''),
  adjustSpelling: (text) => SPELLINGS.reduce((said, [found, written]) => said.replace(found, written), text),
  // The time stands behind the event, which tells by its form whether a comma parts them.
  afterTime: () => null,
  isolate: true,
  // «الثلاثاء، 27 أكتوبر» → «الثلاثاء 27 أكتوبر».
  adjustDay: (day) => day.replace('،', ''),
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};
