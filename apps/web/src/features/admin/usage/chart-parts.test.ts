import { expect, test } from 'vitest';
import { chartData, sumsOf } from './chart-parts.ts';

const NAMES = {
  keyName: (key: string) => key.toUpperCase(),
  columnName: (start: string) => start.slice(5),
  others: 'All others',
};

test('the largest part comes first, and what never occurred is left out', () => {
  const answer = {
    keys: ['notam', 'weather', 'none'],
    buckets: [
      { start: '2026-11-01', counts: [1, 5, 0] },
      { start: '2026-11-02', counts: [2, 0, 0] },
    ],
  };
  expect(sumsOf(answer)).toEqual([3, 5, 0]);
  expect(chartData(answer, NAMES)).toEqual({
    parts: [
      { key: 'weather', name: 'WEATHER' },
      { key: 'notam', name: 'NOTAM' },
    ],
    columns: [
      { name: '11-01', amounts: { weather: 5, notam: 1 } },
      { name: '11-02', amounts: { weather: 0, notam: 2 } },
    ],
  });
});

test('eleven languages become five and all others, and nothing is lost', () => {
  const keys = ['zh', 'en', 'hi', 'es', 'ar', 'bn', 'pt', 'ru', 'ja', 'no', 'pl'];
  const counts = keys.map((_key, index) => index + 1);
  const { parts, columns } = chartData({ keys, buckets: [{ start: '2026-11-01', counts }] }, NAMES);
  expect(parts.map(({ name }) => name)).toEqual(['PL', 'NO', 'JA', 'RU', 'PT', 'All others']);
  const shown = Object.values(columns[0]?.amounts ?? {});
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(66);
});

test('six parts need nothing put together', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { parts } = chartData(
    { keys, buckets: [{ start: '2026-11-01', counts: [1, 1, 1, 1, 1, 1] }] },
    NAMES,
  );
  expect(parts).toHaveLength(6);
  expect(parts.at(-1)?.name).toBe('F');
});
