import { expect, test } from 'vitest';
import type { ManualBook } from './manual-book.ts';
import { foldWord, makeSearch } from './search-index.ts';

const book: ManualBook = {
  sections: [
    {
      id: 'weather',
      heading: 'Weather',
      blocks: [{ kind: 'paragraph', text: ['Observations and forecasts.'] }],
      parts: [
        {
          id: 'limits',
          heading: 'Limits of your drone',
          level: null,
          blocks: [
            {
              kind: 'paragraph',
              text: ['A ', { kind: 'strong', text: 'typical' }, ' small drone of {product}.'],
            },
            { kind: 'table', columns: [['Limit'], ['Value']], rows: [[['Gusts'], ['10.7 m/s']]] },
          ],
        },
      ],
    },
    {
      id: 'area',
      heading: 'Området på kartet',
      blocks: [
        { kind: 'list', ordered: false, items: [['Se på kartet.'], [{ kind: 'code', text: 'D118' }]] },
      ],
      parts: [],
    },
  ],
};
const search = makeSearch(book, (text) => text.replace('{product}', 'KlarNOTAM'));
const found = (words: string): string[] => search(words).map(({ id }) => id);

test('parts are found by whole words and by their beginnings, in tables, lists and telegrams too', () => {
  expect(found('gusts')).toEqual(['limits']);
  expect(found('gus')).toEqual(['limits']);
  expect(found('D118')).toEqual(['area']);
  expect(found('usts')).toEqual([]);
  expect(found('klarnotam')).toEqual(['limits']);
});

test('each word that is looked for must be there', () => {
  expect(found('small drone')).toEqual(['limits']);
  expect(found('small weather')).toEqual([]);
});

test('capitals and letters of Norwegian stand in nobody’s way', () => {
  expect(foldWord('Område')).toBe('omrade');
  expect(foldWord('SØK')).toBe('sok');
  expect(found('omrade')).toEqual(['area']);
  expect(found('OMRÅ')).toEqual(['area']);
});

test('a part is told with its section and the words around the first one that was found', () => {
  expect(search('typical')[0]).toMatchObject({
    heading: 'Limits of your drone',
    section: 'Weather',
    excerpt: expect.stringContaining('A typical small drone of KlarNOTAM.') as string,
  });
});

test.each(['', '   ', '()', '"*"'])('looking for %j finds nothing and does not fail', (words) => {
  expect(found(words)).toEqual([]);
});
