import { expect, test } from 'vitest';
import { droppedRows, mergeRows, type KeptRows } from './merge-rows.ts';

const row = (day: number) => ({
  id: `id-${day}`,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
});
const rows = (days: readonly number[], isWhole = false): KeptRows<ReturnType<typeof row>> => ({
  rows: days.map(row),
  isWhole,
});
const idsOf = (kept: KeptRows<ReturnType<typeof row>>) => kept.rows.map(({ id }) => Number(id.slice(3)));

test('the beginning of a list is put before older rows that were read earlier', () => {
  const merged = mergeRows(rows([8, 7, 6, 5, 4]), rows([9, 8, 7]), 50);
  expect(idsOf(merged)).toEqual([9, 8, 7, 6, 5, 4]);
});

test('a row that was deleted elsewhere is gone, as is everything when the list is empty', () => {
  const before = rows([8, 7, 6, 5]);
  const merged = mergeRows(before, rows([8, 6]), 50);
  expect(idsOf(merged)).toEqual([8, 6, 5]);
  expect(droppedRows(before, merged)).toEqual(['id-7']);
  const nothing = mergeRows(before, rows([], true), 50);
  expect(nothing.rows).toEqual([]);
  expect(droppedRows(before, nothing)).toHaveLength(4);
});

test('no more than so many are kept, the newest', () => {
  const before = rows([5, 4, 3]);
  const merged = mergeRows(before, rows([9, 8, 7]), 4);
  expect(idsOf(merged)).toEqual([9, 8, 7, 5]);
  expect(droppedRows(before, merged)).toEqual(['id-4', 'id-3']);
});

test('a list that was read to its end is whole', () => {
  expect(mergeRows(rows([3], true), rows([5, 4]), 50).isWhole).toBe(true);
  expect(mergeRows(undefined, rows([5, 4]), 50).isWhole).toBe(false);
});
