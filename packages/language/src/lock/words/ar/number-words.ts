import type { NumberWords } from '../lock-words.ts';

/** From three to nine hundred, in one word or two: `خمسمائة`. */
const HUNDREDS = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];
const TEENS = [
  '[أا]حد عشر|[إا]حدى عشرة',
  '[اإ]ثن(?:ا|ي) عشر|[اإ]ثنت(?:ا|ي) عشرة',
  'ثلاثة عشر|ثلاث عشرة',
  '[أا]ربعة عشر|[أا]ربع عشرة',
  'خمسة عشر|خمس عشرة',
  'ستة عشر|ست عشرة',
  'سبعة عشر|سبع عشرة',
  'ثمانية عشر|ثماني? عشرة',
  'تسعة عشر|تسع عشرة',
];
const ONES = [
  'واحدة?|[أا]حد|[إا]حدى',
  '[اإ]ثن(?:ان|ين)|[اإ]ثنت(?:ان|ين)',
  'ثلاثة?',
  '[أا]ربعة?',
  'خمسة?',
  'ستة?',
  'سبعة?',
  'ثماني?ة?',
  'تسعة?',
];
const TENS = ['عشر', 'ثلاث', '[أا]ربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];

/** Words that add up to a number: `مئة وخمسة وعشرون`; a longer word comes before one that it holds. */
export const numerals: NumberWords = [
  ...HUNDREDS.map((word, index): NumberWords[number] => [300 + 100 * index, `${word}ي? ?م[ئا]{1,2}[ئة]?ة`]),
  [200, 'م(?:ئ|ائ)ت(?:ا|ان|ي|ين)'],
  [100, 'م(?:ئ|ائ)ة'],
  [2000, '[أا]لف(?:ا|ان|ي|ين)(?!\\p{L})'],
  [1000, '[أا]لف(?:ا)?(?!\\p{L})|آلاف'],
  ...TEENS.map((words, index): NumberWords[number] => [11 + index, words]),
  ...TENS.map((word, index): NumberWords[number] => [20 + 10 * index, `${word}(?:ون|ين)`]),
  [10, 'عشرة?(?!\\p{L})'],
  ...ONES.map((words, index): NumberWords[number] => [1 + index, `(?:${words})(?!\\p{L})`]),
];

const ORDINALS = ['ثاني?ة?', 'ثالثة?', 'رابعة?', 'خامسة?', 'سادسة?', 'سابعة?', 'ثامنة?', 'تاسعة?'];

/** The first to the thirty-first day of a month. */
export const days: readonly string[] = [
  'ال[أا]ول',
  ...ORDINALS.map((word) => `ال${word}`),
  'العاشر',
  'الحادي عشر',
  ...ORDINALS.map((word) => `ال${word} عشر`),
  'العشرين|العشرون',
  'الحادي والعشر[يو]ن',
  ...ORDINALS.map((word) => `ال${word} والعشر[يو]ن`),
  'الثلاثين|الثلاثون',
  'الحادي والثلاث[يو]ن',
];

/** The hours of a clock, one to twelve. */
export const clockHours: readonly string[] = [
  'الواحدة',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
  'الحادية عشرة?',
  'الثانية عشرة?',
  'الثالثة عشرة?',
  'الرابعة عشرة?',
  'الخامسة عشرة?',
  'السادسة عشرة?',
  'السابعة عشرة?',
  'الثامنة عشرة?',
  'التاسعة عشرة?',
  'العشري?ن|العشرون',
  'الحادية والعشري?ن',
  'الثانية والعشري?ن',
  'الثالثة والعشري?ن',
];

/** What stands behind an hour of a clock, with its minutes. */
export const clockMinutes: NumberWords = [
  [30, 'والنصف|ونصف'],
  [15, 'والربع|وربع'],
  [20, 'والثلث|وثلث'],
  [-15, 'إلا (?:ال)?ربعا?'],
  [-20, 'إلا (?:ال)?ثلثا?'],
  [10, 'وعشر دقائق'],
  [5, 'وخمس دقائق'],
];
