import type { NumberWords } from '../lock-words.ts';

const ONES = ['ett|én|en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju|syv', 'åtte', 'ni'];
const TEENS = 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten'.split(' ');
const TENS = ['tjue|tyve', 'tretti|tredve', 'førti', 'femti', 'seksti', 'sytti', 'åtti', 'nitti'];

/** `to hundre`, `tohundre`, `femten hundre`; the rest may follow with `og`. */
const HUNDREDS = [...ONES, ...TEENS].map((word, index): readonly [number, string] => [
  (index + 1) * 100,
  `(?:${word}) ?hundre(?: og)?`,
]);

/** `to tusen`, `totusen`. */
const THOUSANDS = ONES.map((word, index): readonly [number, string] => [
  (index + 1) * 1000,
  `(?:${word})tusen(?: og)?`,
]);

const TENS_AND_ONES = TENS.flatMap((tens, index) =>
  ONES.map((one, more): readonly [number, string] => [(index + 2) * 10 + more + 1, `(?:${tens})(?:${one})`]),
);

export const large: NumberWords = [
  ...HUNDREDS.toReversed(),
  [100, 'hundre(?: og)?'],
  ...THOUSANDS,
  [1000, 'tusen(?: og)?'],
  ...TENS_AND_ONES,
  ...TENS.map((word, index): readonly [number, string] => [(index + 2) * 10, word]),
  ...TEENS.map((word, index): readonly [number, string] => [index + 10, word]),
];

export const halves: NumberWords = [
  ...ONES.map((word, index): readonly [number, string] => [index + 1.5, `(?:${word}) og en halv`]),
  [1.5, 'halvannen|halvannet|halvanna'],
  [0.5, '(?:en |et )?halvt?'],
];

const ORDINALS =
  'første andre|annen tredje fjerde femte sjette sjuende|syvende åttende niende tiende ellevte tolvte trettende fjortende ' +
  'femtende sekstende syttende attende nittende tjuende tjueførste tjueandre tjuetredje tjuefjerde tjuefemte tjuesjette ' +
  'tjuesjuende|tjuesyvende tjueåttende tjueniende trettiende trettiførste';

export const days: readonly string[] = ORDINALS.split(' ');
