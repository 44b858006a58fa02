import type { LanguageCode } from '../../languages.ts';

/** Words for whole numbers that count things, with their value; no ordinals, and none that mean something else too. */
export const CARDINALS: Readonly<Record<LanguageCode, readonly (readonly [value: number, words: string])[]>> =
  {
    en: numbered(
      3,
      'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      'thirty forty fifty',
    ),
    no: numbered(
      3,
      'tre fire fem seks sju|syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
      'tretti førti femti',
    ),
    es: numbered(
      3,
      'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
      'treinta cuarenta cincuenta',
    ),
    pt: numbered(
      3,
      'três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte',
      'trinta quarenta cinquenta',
    ),
    pl: numbered(
      3,
      'trzy|trzech|trzema|trzem cztery|czterech|czterema|czterem pięć|pięciu|pięcioma sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu ' +
        'dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu ' +
        'siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu dwadzieścia|dwudziestu',
      'trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu',
    ),
    ru: numbered(
      3,
      'три|трёх|трех|тремя|трём|трем четыре|четырёх|четырех|четырьмя|четырём пять|пяти|пятью шесть|шести|шестью семь|семи|семью восемь|восьми ' +
        'девять|девяти десять|десяти одиннадцать|одиннадцати двенадцать|двенадцати тринадцать|тринадцати четырнадцать|четырнадцати пятнадцать|пятнадцати ' +
        'шестнадцать|шестнадцати семнадцать|семнадцати восемнадцать|восемнадцати девятнадцать|девятнадцати двадцать|двадцати',
      'тридцать|тридцати сорок|сорока пятьдесят|пятидесяти',
    ),
    ar: numbered(
      3,
      'ثلاثة?|الثلاثة أربعة?|الأربعة خمسة?|الخمسة ستة?|الستة سبعة?|السبعة ثماني?ة?|الثمانية تسعة?|التسعة',
      '',
    ),
    hi: numbered(3, 'तीन|तीनों चार पाँच|पांच|पाँचों|पांचों छह|छः सात आठ नौ दस ग्यारह बारह', 'तीस चालीस पचास'),
    bn: numbered(
      3,
      'তিন|তিনটি|তিনটা চার|চারটি|চারটা পাঁচ|পাঁচটি|পাঁচটা ছয়টি|ছয়টি|ছয়টা সাত|সাতটি|সাতটা আট|আটটি|আটটা নয়টি|নয়টি দশ|দশটি',
      'ত্রিশ চল্লিশ পঞ্চাশ',
    ),
    ja: counted('三四五六七八九', 'つ本基台機件個箇か回名隻'),
    zh: counted('三四五六七八九', '个座台条架项处次根名艘'),
  };

/** From `first` on in order; then the tens from thirty. */
function numbered(first: number, words: string, tens: string): readonly (readonly [number, string])[] {
  return [
    ...words.split(' ').map((word, index): readonly [number, string] => [first + index, word]),
    ...tens
      .split(' ')
      .filter((word) => word !== '')
      .map((word, index): readonly [number, string] => [30 + 10 * index, word]),
  ];
}

/** Digits of Chinese writing before a word that counts. */
function counted(digits: string, counters: string): readonly (readonly [number, string])[] {
  return Array.from(digits).map((digit, index) => [
    3 + index,
    `(?<![一二三四五六七八九十百第])${digit}(?=[${counters}])`,
  ]);
}
