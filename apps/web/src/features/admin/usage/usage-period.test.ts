import { STATISTICS_MAX_BUCKETS } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { daysOf, PERIOD_NAMES, PERIODS } from './usage-period.ts';

test('a period holds its days, today among them', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');
  expect(daysOf('days30', now)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(daysOf('year', now)).toEqual({ from: '2025-03-02', to: '2026-03-01' });
});

test('no period asks for more than one answer holds', () => {
  for (const name of PERIOD_NAMES) expect(PERIODS[name].days).toBeLessThanOrEqual(STATISTICS_MAX_BUCKETS);
});
