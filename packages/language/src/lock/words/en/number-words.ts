import type { NumberWords } from '../lock-words.ts';

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `two hundred`, `fifteen hundred`; the rest may follow with `and`. */
const HUNDREDS = [...ONES, ...TEENS].map((word, index): readonly [number, string] => [
  (index + 1) * 100,
  `${word} hundred(?: and)?`,
]);

export const large: NumberWords = [
  ...HUNDREDS.toReversed(),
  [100, 'a hundred(?: and)?'],
  [1000, '(?:a )?thousand(?: and)?'],
  ...TENS.map((word, index): readonly [number, string] => [(index + 2) * 10, word]),
  ...TEENS.map((word, index): readonly [number, string] => [index + 10, word]),
];

export const halves: NumberWords = [
  ...ONES.map((word, index): readonly [number, string] => [index + 1.5, `${word} and a half`]),
  [0.5, 'half(?: an?)?'],
];

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth twenty[-_]first twenty[-_]second twenty[-_]third ' +
  'twenty[-_]fourth twenty[-_]fifth twenty[-_]sixth twenty[-_]seventh twenty[-_]eighth twenty[-_]ninth thirtieth thirty[-_]first';

/** `the second of July`. */
export const days: readonly string[] = ORDINALS.split(' ').map(
  (word) => `${word.replace('_', ' ')}(?: day)?(?: of)?`,
);
