import { describe, expect, test } from 'vitest';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import { lookUpPhrase, lookUpWord } from './look-up-word.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';
import { WORD_CLASSES } from './word-class.ts';

test('each class has a letter of its own', () => {
  const letters = Object.values(WORD_CLASSES);
  expect(new Set(letters).size).toBe(letters.length);
});

test('each word stands in one class of one language', () => {
  const words = [ENGLISH, ROMANCE, GERMANIC, SLAVIC, OTHER_LANGUAGES].flatMap((vocabulary) =>
    Object.values(vocabulary).flatMap((list) => list.trim().split(/\s+/)),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

describe('a word is looked up', () => {
  test.each([
    ['PROHIBITED', 'ban'],
    ['PROHIBTED', 'ban'],
    ['ZAKAZANE', 'ban'],
    ['UEBERFLUGVERBOT', 'ban'],
    ['SUSPENDED', 'stop'],
    ['SURVEYS', 'activity'],
    ['RUNWAY', 'ground'],
    ['MAXHEIGHT120M', 'unknown'],
    ['121.5', 'figure'],
    ['GLOCKENSPIEL', 'unknown'],
  ] as const)('%s: %s', (word, name) => {
    expect(lookUpWord(word).letter).toBe(WORD_CLASSES[name]);
  });

  test('a permission is read out of no misspelling', () => {
    expect(lookUpWord('PERMITTTED').letter).not.toBe(WORD_CLASSES.permitted);
    expect(lookUpWord('APROVED').letter).not.toBe(WORD_CLASSES.permitted);
  });

  test('what is one letter from a ban and a word itself is none', () => {
    expect(lookUpWord('BANNER').letter).not.toBe(WORD_CLASSES.ban);
  });
});

test('the longest phrase counts', () => {
  expect(lookUpPhrase(['NOT', 'SUBJECT', 'TO', 'IT'], 0)).toMatchObject({
    length: 3,
    entry: { letter: WORD_CLASSES.exempt },
  });
  expect(lookUpPhrase(['NOT', 'SUBJECT'], 0)).toBeNull();
});
