/** Marks around values, where a sentence is parted into words and values; see `draft/`. */
const M = '[\ue000-\ue0ff]*';
const DAY = '(?:الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)';
const FIGURE = `\u2066${M}[\\d,]+${M}\u2069`;

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
  [new RegExp(`(^| )يوم (?=${M}(?:أيام|من) )`, 'g'), '$1'],
  // «عاصفة، على ارتفاع 120 م رياح» → «عاصفة، وعلى ارتفاع 120 م رياح».
  [/، (?=على ارتفاع \u2066?\d)/g, '، و'],
  // Hours of a list follow each other from right to left.
  [/(–\d\d:\d\d), (?=\d\d:\d\d–)/g, '$1\u2069، \u2066'],
  // «من 07:00 إلى 11:15 UTC، من 12:15» → «من 07:00 إلى 11:15 UTC ومن 12:15».
  [new RegExp(` UTC\u2069(${M})، (${M})من (?=\u2066${M}\\d\\d:\\d\\d)`, 'g'), ' UTC\u2069$1 و$2من '],
  // «مغلق (من الاثنين إلى الجمعة)، من 07:00» → «مغلق من الاثنين إلى الجمعة، من 07:00».
  [new RegExp(`\\((${M}من ${M}${DAY}${M} إلى ${M}${DAY}${M})\\)(?=${M}، ${M}من \u2066${M}\\d)`, 'g'), '$1'],
  // A sentence of a place or of a height alone: «المكان: في منطقة», «بارتفاع 40 قدمًا.»
  [new RegExp(`^المكان: (${M})في `), 'المكان: $1'],
  [new RegExp(`^(${M})بارتفاع أقصاه (?=.*\\.$)`), '$1الارتفاع الأقصى '],
  [new RegExp(`^(${M})بارتفاع (?=.*\\.$)`), '$1الارتفاع '],
  // «بارتفاع 410 أقدام فوق سطح الأرض بارتفاع 2,625 قدمًا فوق سطح البحر»: the second is the same thing's.
  [
    new RegExp(
      `(فوق سطح الأرض${M}) (${M})بارتفاع (?=${M}${FIGURE} \\S+ \\(${M}${FIGURE}[^()]*\\) فوق سطح البحر)`,
      'g',
    ),
    '$1 $2و',
  ],
  // A place behind the name of an aerodrome: «مطار Cosford, Shropshire» → «مطار Cosford، Shropshire».
  [new RegExp(`(\u2069${M}), ([A-Z](?:[\\w .'’&/,-]*[\\w.'’])?)`, 'g'), '$1، \u2066$2\u2069'],
  // Counted nouns: «دقيقتين», «10 دقائق», «ساعتين».
  [new RegExp(`\u2066${M}2${M}\u2069 (دقيق|ساع)ة(?![ء-ي])`, 'g'), '$1تين'],
  [new RegExp(`(\u2066${M}(?:[3-9]|10)${M}\u2069) دقيقة(?![ء-ي])`, 'g'), '$1 دقائق'],
  [new RegExp(`(\u2066${M}(?:[3-9]|10)${M}\u2069) ساعة(?![ء-ي])`, 'g'), '$1 ساعات'],
];

/** A name, «و» and another name, whose characters are `name`. */
const two = (name: string, behind = ''): string => {
  const marked = `(${M}\u2066${M}${name}${M}\u2069${M})`;
  return `${marked} و${behind}${marked}`;
};
const AREAS = two('[\\w ]+');
const GROUP = `( ${M}\\(\u2066[^\u2069]*\u2069\\)${M})?`;
const RUNWAYS = `(?:المدارج|المدرج) ${two('[\\w/ ]+', '(?:المدرج )?')}`;
const OTHERS = two('\\w+(?: \\d+)?');

/** Two of a kind have a form of their own. */
const DUALS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^مناطق خطرة مُفعَّلة: ${AREAS}$`), 'منطقتان خطرتان مُفعَّلتان: $1 و$2'],
  [new RegExp(`^مناطق مُفعَّلة: ${AREAS}$`), 'منطقتان مُفعَّلتان: $1 و$2'],
  [new RegExp(`^المناطق الخطرة ${AREAS}${GROUP} مُفعَّلة`), 'المنطقتان الخطرتان $1 و$2$3 مُفعَّلتان'],
  [new RegExp(`^المناطق ${AREAS}${GROUP} مُفعَّلة`), 'المنطقتان $1 و$2$3 مُفعَّلتان'],
  [new RegExp(`${RUNWAYS} غير متاحة`, 'g'), 'المدرجان $1 و$2 غير متاحين'],
  [new RegExp(`${RUNWAYS} (مغلق|متاح)ة`, 'g'), 'المدرجان $1 و$2 $3ان'],
  [new RegExp(`ممرات التاكسي ${OTHERS} غير متاحة`, 'g'), 'ممرا التاكسي $1 و$2 غير متاحين'],
  [new RegExp(`ممرات التاكسي ${OTHERS} (مغلق|متاح)ة`, 'g'), 'ممرا التاكسي $1 و$2 $3ان'],
  [new RegExp(`المواقف ${OTHERS} غير متاحة`, 'g'), 'الموقفان $1 و$2 غير متاحين'],
  [new RegExp(`المواقف ${OTHERS} (مغلق|متاح)ة`, 'g'), 'الموقفان $1 و$2 $3ان'],
];

/** `text` as it is written where its words meet. */
export function adjustSpelling(text: string): string {
  return [...SPELLINGS, ...DUALS].reduce((said, [found, written]) => said.replace(found, written), text);
}
