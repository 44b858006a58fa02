import { expect, test } from 'vitest';
import { keptAs } from './kept-names.ts';

test('results, saved NOTAMs with their forms and what they are judged by are kept', () => {
  expect(keptAs(['member', 'past-translation', 'x'])).toEqual({
    kind: 'whole',
    name: 'query/past-translation/x',
  });
  expect(keptAs(['member', 'saved-notams', 'read', 'x'])).toEqual({
    kind: 'whole',
    name: 'query/saved-notams/read/x',
  });
  for (const what of ['subscription', 'drones', 'briefings', 'favourites'])
    expect(keptAs(['member', what])).toMatchObject({ kind: 'whole' });
});

test('lists are kept as rows, without those of a search', () => {
  expect(keptAs(['member', 'history', 'list', ''])).toEqual({ kind: 'rows', list: 'history', inPages: true });
  expect(keptAs(['member', 'history', 'recent'])).toEqual({ kind: 'rows', list: 'history', inPages: false });
  expect(keptAs(['member', 'saved-notams', ''])).toEqual({
    kind: 'rows',
    list: 'saved-notams',
    inPages: true,
  });
  expect(keptAs(['member', 'history', 'list', 'crane'])).toBeNull();
  expect(keptAs(['member', 'saved-notams', 'crane'])).toBeNull();
});

test('nothing else is kept', () => {
  for (const key of [
    ['session'],
    ['usage'],
    ['member', 'payments'],
    ['member', 'admin', 'users'],
    ['member', 'found', 'A) ENGM'],
    ['member'],
  ])
    expect(keptAs(key)).toBeNull();
});
