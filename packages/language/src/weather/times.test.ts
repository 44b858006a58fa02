import { expect, test } from 'vitest';
import { loadWeatherCatalogue } from './load-weather-catalogue.ts';
import { sayPeriod } from './times.ts';

test('a period over midnight has the date of its end, today too', async () => {
  const words = await loadWeatherCatalogue('en');
  const [from, to] = ['2026-11-20T04:00:00Z', '2026-11-21T06:00:00Z'] as const;
  const today = sayPeriod(from, to, { words, now: '2026-11-21T08:00:00Z' });
  expect(today).toBe(sayPeriod(from, to, { words, now: null }));
  expect(today).toMatch(/20 November.*21 November/);
});

test('a period within today has no date', async () => {
  const words = await loadWeatherCatalogue('en');
  const now = '2026-11-21T08:00:00Z';
  expect(sayPeriod('2026-11-21T04:00:00Z', '2026-11-21T06:00:00Z', { words, now })).toBe('04:00–06:00 UTC');
});
