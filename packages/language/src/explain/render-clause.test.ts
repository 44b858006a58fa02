import type { Adjunct, Clause } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { renderClause } from './render-clause.ts';

const ja = await loadCatalogue('ja');
const POSITION: Adjunct = { type: 'positions', positions: '510000N 0010000E' };
const LIGHTED: Adjunct = { type: 'simple', code: 'lighted' };
const DAY_MARKED: Adjunct = { type: 'simple', code: 'dayMarked' };

test.each<[string, Clause, string]>([
  [
    'behind a position',
    { kind: 'adjuncts', adjuncts: [POSITION, LIGHTED, DAY_MARKED] },
    '位置510000N 0010000E（点灯）（昼間標識あり）。',
  ],
  ['alone', { kind: 'adjuncts', adjuncts: [LIGHTED] }, '点灯。'],
  [
    'before a statement',
    {
      kind: 'activity',
      activity: 'uas',
      adjuncts: [
        {
          type: 'frequency',
          unit: 'LONDON INFO',
          frequency: '124.600',
          callsign: null,
          always: true,
          first: true,
        },
      ],
    },
    'LONDON INFOから周波数124.600 MHzで（24時間、H24）、無人航空機が飛行します。',
  ],
])('in Japanese no comma stands before parentheses: %s', (_, clause, said) => {
  expect(renderClause(clause, ja)).toBe(said);
});

test('each day of a range takes the mark that the language writes after it', async () => {
  const line: Clause = { kind: 'dayLine', days: '20-22', month: 10, hours: null };
  expect(renderClause(line, await loadCatalogue('no'))).toBe('20.–22. oktober: stengt.');
  expect(renderClause(line, await loadCatalogue('en'))).toBe('20–22 October: closed.');
});
