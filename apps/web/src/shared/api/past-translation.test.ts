import type { StoredTranslation } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { pauseBeforeLook } from './past-translation.ts';

const stored = { id: 'x', language: 'no', engine: 'decoder', createdAt: '' } as const;
const notam = (wordsUntil: string | null): StoredTranslation => ({
  ...stored,
  kind: 'notam',
  notices: [],
  wordsUntil,
});

test('an answer whose words are final is not asked for again', () => {
  expect(pauseBeforeLook(undefined, 0)).toBe(false);
  expect(pauseBeforeLook(notam(null), 1)).toBe(false);
  expect(pauseBeforeLook({ ...stored, kind: 'weather', reports: [] }, 1)).toBe(false);
});

test('one whose words may still become others is, ever less often, and for two minutes and a bit', () => {
  const pausesMs: number[] = [];
  for (let looks = 1; ; looks += 1) {
    const pauseMs = pauseBeforeLook(notam('2026-07-01T00:00:00Z'), looks);
    if (pauseMs === false) break;
    pausesMs.push(pauseMs);
  }
  expect(pausesMs).toEqual(pausesMs.toSorted((a, b) => a - b));
  const wholeMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);
  expect(wholeMs).toBeGreaterThan(120_000);
  expect(wholeMs).toBeLessThan(160_000);
});
