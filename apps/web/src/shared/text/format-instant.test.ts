import { expect, test } from 'vitest';
import { times } from './en/times.ts';
import { formatInstant, formatInterval, formatWhen, isTimeZone, utcOffset } from './format-instant.ts';

const summer = '2026-07-01T22:30:00Z';

test('the same moment is another day in another zone', () => {
  expect(formatInstant(summer, 'UTC', 'en')).toMatch(/Wed.*1 Jul.*2026.*22:30/);
  expect(formatInstant(summer, 'Europe/Oslo', 'en')).toMatch(/Thu.*2 Jul.*2026.*00:30/);
});

test('midnight is 00, never 24', () => {
  expect(formatInstant('2026-07-01T00:00:00Z', 'UTC', 'en')).toContain('00:00');
});

test.each(['zh', 'en', 'hi', 'es', 'ar', 'bn', 'pt', 'ru', 'ja', 'no', 'pl'])(
  '%s: Latin digits and 24 hours',
  (locale) => {
    const written = formatInstant(summer, 'UTC', locale);
    expect(written).toContain('2026');
    expect(written).toMatch(/22[:.]30/);
  },
);

test('a period within one day names the day once', () => {
  const written = formatInterval({ from: '2026-07-01T06:00:00Z', to: '2026-07-01T14:30:00Z' }, 'UTC', 'no');
  expect(written).toMatch(/06[:.]00.*14[:.]30/);
  expect(written?.match(/2026/g)).toHaveLength(1);
});

test('a period over midnight names both days', () => {
  const written = formatInterval({ from: '2026-07-01T22:00:00Z', to: '2026-07-02T04:00:00Z' }, 'UTC', 'en');
  expect(written).toMatch(/1 Jul.*22:00.*2 Jul.*04:00/);
});

test('a period that ends before it begins is none', () => {
  expect(formatInterval({ from: summer, to: '2026-07-01T00:00:00Z' }, 'UTC', 'en')).toBeNull();
  expect(formatInterval({ from: summer, to: 'later' }, 'UTC', 'en')).toBeNull();
});

test('winter and summer have their own offset', () => {
  expect(utcOffset(summer, 'Europe/Oslo')).toBe('UTC+2');
  expect(utcOffset('2026-01-01T12:00:00Z', 'Europe/Oslo')).toBe('UTC+1');
});

test('what is no date gives nothing', () => {
  expect(formatInstant('2026-13-01T00:00:00Z', 'UTC', 'en')).toBeNull();
  expect(utcOffset('soon', 'UTC')).toBeNull();
});

test('an unknown zone is told', () => {
  expect(isTimeZone('Europe/Oslo')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

test('a moment in a sentence is near or has its date, and always its offset', () => {
  const now = Date.parse('2026-10-24T12:00:00Z');
  const when = (instant: string) => formatWhen(Date.parse(instant), now, 'Europe/Oslo', times);
  expect(when('2026-10-24T13:00:00Z')).toBe('today 15:00 (UTC+2)');
  expect(when('2026-10-24T22:30:00Z')).toBe('tomorrow 00:30 (UTC+2)');
  expect(when('2026-10-25T13:00:00Z')).toBe('tomorrow 14:00 (UTC+1)');
  expect(when('2026-11-25T06:00:00Z')).toBe('Wed 25 Nov 07:00 (UTC+1)');
  expect(when('2027-01-01T06:00:00Z')).toContain('2027');
});
