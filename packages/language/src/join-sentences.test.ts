import { expect, test } from 'vitest';
import { en } from './catalogues/en/catalogue.ts';
import { ja } from './catalogues/ja/catalogue.ts';
import { joinSentences } from './join-sentences.ts';

test('a blank stands between sentences where the language has one', () => {
  const sentences = [{ text: 'A.' }, { text: 'B.' }];
  expect(joinSentences(sentences, en)).toBe('A. B.');
  expect(joinSentences(sentences, ja)).toBe('A.B.');
  expect(joinSentences([], en)).toBe('');
});
