import type { NumberWords } from '../lock-words.ts';

const ONES = ['uma?', 'd(?:oi|ua)s', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const TEENS = ['dez', 'onze', 'doze', 'treze', '(?:c|qu)atorze', 'quinze'].concat([
  'dez[ea]sseis',
  'dez[ea]ssete',
  'dezoito',
  'dez[ea]nove',
]);
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const HUNDREDS = ['cem|cento', 'duzent[oa]s', 'trezent[oa]s', 'quatrocent[oa]s', 'quinhent[oa]s'].concat([
  'seiscent[oa]s',
  'setecent[oa]s',
  'oitocent[oa]s',
  'novecent[oa]s',
]);

/** `trinta e cinco` */
const TENS_AND_ONES = TENS.flatMap((tens, index) =>
  ONES.map((one, more): readonly [number, string] => [(index + 2) * 10 + more + 1, `${tens} e ${one}`]),
);

/** `mil e quinhentos`: the rest may follow with `e`. */
export const large: NumberWords = [
  ...HUNDREDS.map((word, index): readonly [number, string] => [(index + 1) * 100, `(?:${word})(?: e)?`]),
  [1000, 'mil(?: e)?'],
  ...TENS_AND_ONES,
  ...TENS.map((word, index): readonly [number, string] => [(index + 2) * 10, word]),
  ...TEENS.map((word, index): readonly [number, string] => [index + 10, word]),
];

export const halves: NumberWords = [[0.5, 'mei[oa]']];

/** `primeiro de julho` */
export const days: readonly string[] = [
  'primeiro|um',
  ...ONES.slice(1),
  ...TEENS,
  'vinte',
  ...ONES.map((one) => `vinte e ${one}`),
  'trinta',
  'trinta e um',
].map((words) => `(?:${words})(?: de)?`);

const HALF_OF_DAY = '(?=(?: e (?:meia|um quarto))? da (?:manhã|tarde|noite|madrugada))';

/** Where a half of the day follows: `as duas pistas` are no hour. */
export const clockHours: readonly string[] = ['uma', ...ONES.slice(1), 'dez', 'onze', 'doze'].map(
  (hour) => hour + HALF_OF_DAY,
);

export const clockMinutes: NumberWords = [
  [30, 'e meia'],
  [15, 'e um quarto'],
];
