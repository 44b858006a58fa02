import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay, formatMoment, formatShortDay, formatShortMoment } from './format-date.ts';
import { formatWhen } from './format-instant.ts';
import { formatLocal, formatLocalDay } from './format-local.ts';
import { formatMoney } from './format-money.ts';
import { times } from './no/times.ts';
import { keepScreenLanguage } from './screen-language.ts';

beforeAll(() => keepScreenLanguage('no'));
// Test files share a process.
afterAll(() => keepScreenLanguage('en'));

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('on Norwegian screens dates are written as in Norway, with 24 hours', () => {
  const instant = '2026-11-23T13:05:00Z';
  expect(formatDay(instant, 'Europe/Oslo')).toBe('23. november 2026');
  expect(formatMoment(instant, 'Europe/Oslo')).toBe('23. november 2026 kl. 14:05');
  expect(formatShortDay(instant, 'Europe/Oslo')).toBe('23.11.2026');
  expect(formatShortMoment(instant, 'Europe/Oslo')).toBe('23.11.2026, 14:05');
  expect(formatLocal('2026-07-01T08:00')).toBe('1. juli 2026 kl. 08:00');
  expect(formatLocalDay('2026-12-24')).toBe('24. des. 2026');
  for (const text of ['', 'i morgen', '2026-13-01T08:00']) expect(formatLocal(text)).toBe(text);
  expect(formatMoment('snart')).toBe('snart');
});

test('a moment in a Norwegian sentence is near or has its date', () => {
  const now = Date.parse('2026-10-24T12:00:00Z');
  const when = (instant: string) => formatWhen(Date.parse(instant), now, 'Europe/Oslo', times);
  expect(when('2026-10-24T13:00:00Z')).toBe('i dag kl. 15:00 (UTC+2)');
  expect(when('2026-10-24T22:30:00Z')).toBe('i morgen kl. 00:30 (UTC+2)');
  expect(when('2026-11-25T06:00:00Z')).toBe('ons. 25. nov. kl. 07:00 (UTC+1)');
});

test('money is written as in Norway', () => {
  expect(plain(formatMoney(1500.5, 'NOK'))).toBe('1 500,50 kr');
  expect(plain(formatMoney(30, 'EUR'))).toBe('30,00 €');
});
