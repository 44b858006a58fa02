import { LANGUAGES, type LanguageCode } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

/** Tens, hundreds, and what counts without being a numeral. */
const COUNTED: Readonly<Record<LanguageCode, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety fortieth fourteen hundred thousands tens scores gross trio fivefold',
  no: 'tjue tretti førti femti seksti sytti åtti nitti tohundre fjorten tusenvis snes titalls kvartett tidobbel',
  es: 'veinte veintidós treinta cuarenta cincuenta sesenta setenta ochenta noventa doscientos quinientas setecientos novecientas dieciséis decenas quincena centenares trío',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa duzentos quinhentas setecentos novecentas dezesseis dezenas vintena milhares trio',
  pl: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt dwudziestu dwieście trzystu pięciuset dwustu sześćset osiemset jedenaście piętnastu czworo trójka dwójką',
  ru: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто двести триста пятьсот пятисот шестьсот девятьсот одиннадцать четырнадцать пятеро сотня тройка десяток',
  ar: 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون مئة خمسمائة عشرات برجان رافعتان',
  hi: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार दर्जनों तीनों चारों दहाई',
  bn: 'বিশ ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই একশ হাজার তিনটে চারটে বিশটি একশটি হালি',
  ja: '二十 五百 みっつ ななつ トリオ ツイン',
  zh: '二十 五百 两台 叁 廿',
};

const SPOKEN = LANGUAGES.flatMap(({ code }) => COUNTED[code].split(' ').map((word) => ({ code, word })));

test.each(SPOKEN)('$word is a figure in $code', ({ code, word }) => {
  const faults = checkWords('CRANES ERECTED', word, code, false);
  expect(faults.map(({ code: fault }) => fault)).toContain('numberWord');
});
