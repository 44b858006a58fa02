import type { NumberWords } from '../lock-words.ts';

const ONES = ['un[oa]?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince'].concat([
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
]);
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const TWENTIES = ['veinti[uú]n[oa]?', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco'].concat([
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]);
const HUNDREDS = [
  'cien(?:to)?',
  'doscient[oa]s',
  'trescient[oa]s',
  'cuatrocient[oa]s',
  'quinient[oa]s',
].concat(['seiscient[oa]s', 'setecient[oa]s', 'ochocient[oa]s', 'novecient[oa]s']);

/** `treinta y cinco` */
const TENS_AND_ONES = TENS.flatMap((tens, index) =>
  ONES.map((one, more): readonly [number, string] => [(index + 3) * 10 + more + 1, `${tens} y ${one}`]),
);

export const large: NumberWords = [
  ...HUNDREDS.map((word, index): readonly [number, string] => [(index + 1) * 100, word]),
  [1000, 'mil'],
  ...TENS_AND_ONES,
  ...TENS.map((word, index): readonly [number, string] => [(index + 3) * 10, word]),
  ...TWENTIES.map((word, index): readonly [number, string] => [index + 21, word]),
  [20, 'veinte'],
  ...TEENS.map((word, index): readonly [number, string] => [index + 10, word]),
];

export const halves: NumberWords = [[0.5, 'medi[oa]']];

/** `primero de julio` */
export const days: readonly string[] = [
  'primero|uno',
  ...ONES.slice(1),
  ...TEENS,
  'veinte',
  ...TWENTIES,
  'treinta',
  'treinta y uno',
].map((words) => `(?:${words})(?: de)?`);

const HALF_OF_DAY = '(?=(?: y (?:media|cuarto)| menos cuarto)? de la (?:mañana|tarde|noche|madrugada))';

/** Where a half of the day follows: `las dos pistas` are no hour. */
export const clockHours: readonly string[] = ['una', ...ONES.slice(1), 'diez', 'once', 'doce'].map(
  (hour) => hour + HALF_OF_DAY,
);

export const clockMinutes: NumberWords = [
  [30, 'y media'],
  [15, 'y cuarto'],
  [-15, 'menos cuarto'],
];
