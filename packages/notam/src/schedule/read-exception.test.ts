import { expect, test } from 'vitest';
import type { Cursor } from './cursor.ts';
import { readException } from './read-exception.ts';
import { tokenize } from './token.ts';

function read(text: string) {
  const cursor: Cursor = { tokens: tokenize(text), at: 0 };
  const found = readException(cursor, 'monthFirst');
  return { found, at: cursor.at, unread: found?.unread && text.slice(found.unread.from, found.unread.to) };
}

test.each([
  ['EXC SAT SUN', 3],
  ['EXC DEC 05', 3],
  ['EXC SAT, SUN', 4],
  ['EXC SAT/SUN', 4],
  // Days with times behind a comma begin a clause of their own.
  ['EXC SAT, SUN 0800-1000', 2],
])('%s names days, in %d tokens', (text, tokens) => {
  const { found, at, unread } = read(text);
  expect(found?.days).not.toBeNull();
  expect(found?.times).toEqual([]);
  expect(unread).toBeNull();
  expect(at).toBe(tokens);
});

test('hours within the day', () => {
  expect(read('EXC 1200-1300').found).toMatchObject({
    days: null,
    times: [{ from: { minutes: 720 }, to: { minutes: 780 } }],
    unread: null,
  });
});

test.each([
  ['EXC HOL', 'HOL'],
  ['EXC SAT AND WHEN RAINING', 'WHEN RAINING'],
  ['EXC', 'EXC'],
])('%s: what names no day is not lost', (text, unread) => {
  expect(read(text).unread).toBe(unread);
});

test('without the word there is no exception, and nothing is consumed', () => {
  expect(read('SAT SUN')).toMatchObject({ found: null, at: 0 });
});
