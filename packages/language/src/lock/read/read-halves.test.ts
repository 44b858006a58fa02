import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { readMentions } from './read-mentions.ts';
import { vocabularyOf } from './vocabulary.ts';

test.each<readonly [LanguageCode, string, number, string, isPrinted: boolean]>([
  ['es', 'dos horas y media', 2.5, 'h', true],
  ['es', '3 millas náuticas y media', 3.5, 'nm', true],
  ['pt', '2 quilómetros e meio', 2.5, 'km', true],
  ['es', 'milla náutica y media', 1.5, 'nm', false],
  ['pt', 'um quilómetro e meio', 1.5, 'km', false],
  ['es', 'media hora', 0.5, 'h', false],
])('%s: `%s`', async (language, text, value, unit, isPrinted) => {
  const vocabulary = vocabularyOf(language, (await loadCatalogue(language)).months);
  const measures = readMentions(text, vocabulary, []).flatMap(({ atoms: [atom], implied }) =>
    atom?.type === 'measure' ? [[atom.value, atom.unit, implied === undefined]] : [],
  );
  expect(measures).toContainEqual([value, unit, isPrinted]);
});
