import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Beyond this many characters a password is long enough whatever it begins with; the time to look at it stays short. */
const LOOKED_AT = 64;
/** Of 0 to 4: below it a million guesses find the password. */
const LEAST_SCORE = 2;
/** Shorter words are in too many passwords by chance. */
const OWN_WORD_CHARACTERS = 3;
/** What stands beside one's own words must be that long when it has no letter: a year is not enough. */
const REST_CHARACTERS = 8;

/** What the library's list of leaked passwords, English mostly, does not have. */
const NORWEGIAN = [
  'passord',
  'hemmelig',
  'sommer',
  'vinter',
  'velkommen',
  'fotball',
  'norge',
  'oslo',
  'bergen',
  'trondheim',
  'stavanger',
  'kjæreste',
  'sjokolade',
  'sommerfugl',
];

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { passwords: dictionary['passwords-common'], norwegian: NORWEGIAN },
  maxLength: LOOKED_AT,
});

/** Letters and digits in lower case, whatever form they were typed in. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Names and addresses as they are, and their words, where they are long enough to be told. */
function wordsOf(own: readonly string[]): readonly string[] {
  const whole = own.flatMap((text) => fold(text).split('@'));
  const words = [...whole, ...whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
  return [...new Set(words)]
    .filter((word) => word.length >= OWN_WORD_CHARACTERS)
    .sort((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), fold(password));
  return rest !== fold(password) && rest.length < REST_CHARACTERS && !/\p{L}/u.test(rest);
}

/**
 * Whether a password is among those that are tried first: leaked ones, rows of keys, dates, repetitions, and what is made
 * of the user's own words.
 *
 * @param own the user's name and addresses, and the name of the product
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const words = wordsOf(own);
  if (isMadeOf(password, words)) return true;
  const looked = password.normalize('NFKC').slice(0, LOOKED_AT);
  return estimator.check(looked, [...words]).score < LEAST_SCORE;
}
