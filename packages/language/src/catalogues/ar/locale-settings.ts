import type { LocaleSettings } from '../../locale-settings.ts';

const DAY = '(?:الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)';

/** What is found where the words of a sentence meet, and how it is written. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // «محدود لـ الطائرات فقط» → «مقصور على الطائرات».
  [/محدود(ة?) لـ ([^.،]+?) فقط/g, 'مقصور$1 على $2'],
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
  // «من 07:00 إلى 11:15 UTC، من 12:15» → «من 07:00 إلى 11:15 UTC ومن 12:15».
  [/ UTC\u2069، من (?=\u2066\d\d:\d\d)/g, ' UTC\u2069 ومن '],
  // «مغلق (من الاثنين إلى الجمعة)، من 07:00» → «مغلق من الاثنين إلى الجمعة، من 07:00».
  [new RegExp(`\\((من ${DAY} إلى ${DAY})\\)(?=، من \u2066\\d)`, 'g'), '$1'],
  // A sentence of a place or of a height alone: «المكان: في منطقة», «بارتفاع 40 قدمًا.»
  [/^المكان: في /, 'المكان: '],
  [/^بارتفاع أقصاه (?=.*\.$)/, 'الارتفاع الأقصى '],
  [/^بارتفاع (?=.*\.$)/, 'الارتفاع '],
  // «بارتفاع 410 أقدام فوق سطح الأرض بارتفاع 2,625 قدمًا فوق سطح البحر»: the second is the same thing's.
  [/(فوق سطح الأرض) بارتفاع (?=\u2066[\d,]+\u2069 \S+ \(\u2066[\d,]+\u2069[^()]*\) فوق سطح البحر)/g, '$1 و'],
  // A place behind the name of an aerodrome: «مطار Cosford, Shropshire» → «مطار Cosford، Shropshire».
  [/\u2069, ([A-Z](?:[\w .'’&/,-]*[\w.'’])?)/g, '\u2069، \u2066$1\u2069'],
  // Counted nouns: «دقيقتين», «10 دقائق», «ساعتين».
  [/\u20662\u2069 (دقيق|ساع)ة(?![ء-ي])/g, '$1تين'],
  [/(\u2066(?:[3-9]|10)\u2069) دقيقة(?![ء-ي])/g, '$1 دقائق'],
  [/(\u2066(?:[3-9]|10)\u2069) ساعة(?![ء-ي])/g, '$1 ساعات'],
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
