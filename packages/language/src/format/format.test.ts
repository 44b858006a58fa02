import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { formatDistance } from './distance.ts';
import type { LanguageCode } from '../languages.ts';
import { formatHeight, formatReach } from './height.ts';
import { formatList } from './list.ts';
import { formatUtc, formatUtcDates } from './utc.ts';

const en = await loadCatalogue('en');
const no = await loadCatalogue('no');

test('times are UTC, of 24 hours, by the custom of the language', () => {
  expect(formatUtc('2026-07-01T06:00:00Z', no)).toBe('1. juli 2026 kl. 06:00 UTC');
  expect(formatUtc('2026-07-01T06:00:00Z', en)).toBe('1 July 2026 at 06:00 UTC');
  expect(formatUtc('2026-12-31T23:59:00Z', no)).toBe('31. desember 2026 kl. 23:59 UTC');
});

test('ranges of days name month and year once where they can', () => {
  expect(formatUtcDates('2026-08-10T07:00:00Z', '2026-08-14T07:00:00Z', no)).toBe('10.–14. august 2026');
  expect(formatUtcDates('2026-08-31T07:00:00Z', '2026-09-04T07:00:00Z', en)).toBe(
    '31 August – 4 September 2026',
  );
  expect(formatUtcDates('2026-12-31T07:00:00Z', '2027-01-02T07:00:00Z', en)).toBe(
    '31 December 2026 – 2 January 2027',
  );
});

test('heights carry both units, the published one first', () => {
  expect(formatHeight({ value: 500, unit: 'ft', reference: 'agl' }, no)).toBe('500 fot (152 m) over bakken');
  expect(formatHeight({ value: 120, unit: 'm', reference: 'agl' }, en)).toBe('120 m (394 ft) above ground');
  expect(formatHeight({ value: 1300, unit: 'ft', reference: 'amsl' }, no)).toBe(
    '1300 fot (396 m) over havet',
  );
  expect(formatHeight({ value: 65, unit: 'fl', reference: 'std' }, en)).toBe(
    'flight level 065 (about 6,500 ft)',
  );
  expect(formatHeight({ value: 0, unit: 'ft', reference: 'sfc' }, no)).toBe('bakken');
  expect(formatHeight({ value: 0, unit: 'ft', reference: 'amsl' }, en)).toBe('0 ft (0 m) above sea level');
});

test('limits are a predicate', () => {
  const ground = { value: 0, unit: 'ft', reference: 'sfc' } as const;
  const unlimited = { value: null, unit: 'ft', reference: 'unl' } as const;
  const upper = { value: 500, unit: 'ft', reference: 'agl' } as const;
  expect(formatReach({ lower: ground, upper }, 'one', no)).toBe(
    'går fra bakken opp til 500 fot (152 m) over bakken',
  );
  expect(formatReach({ lower: ground, upper: unlimited }, 'one', no)).toBe(
    'går fra bakken og oppover uten øvre grense',
  );
  expect(formatReach({ lower: ground, upper }, 'several', en)).toBe(
    'extend from the ground up to 500 ft (152 m) above ground',
  );
  expect(formatReach({ lower: null, upper: null }, 'one', no)).toBeNull();
});

test('distances carry both units; short ones metres first', () => {
  expect(formatDistance(0.3, en)).toBe('0.3 NM (556 m)');
  expect(formatDistance(5, en)).toBe('5 NM (9.3 km)');
  expect(formatDistance(50 / 1852, en)).toBe('50 m (0.027 NM)');
});

test('Russian and Arabic count their units', async () => {
  const ru = await loadCatalogue('ru');
  const ar = await loadCatalogue('ar');
  const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatHeight({ value: 20_000, unit: 'ft', reference: 'amsl' }, ru))).toBe(
    '20 000 футов (6100 м) над уровнем моря',
  );
  expect(plain(formatHeight({ value: 120, unit: 'm', reference: 'agl' }, ru))).toBe(
    '120 м (394 фута) над землёй',
  );
  expect(plain(formatDistance(2, ar))).toBe('ميلان بحريان (3.7 كم)');
  expect(plain(formatDistance(5, ar))).toBe('5 أميال بحرية (9.3 كم)');
});

test('what the ends of a range are above is told once, at the end where the language has it', async () => {
  const feet = (value: number, reference: 'amsl' | 'agl') => ({ value, unit: 'ft', reference }) as const;
  const said = async (language: LanguageCode, lower = feet(2000, 'amsl'), upper = feet(6000, 'amsl')) =>
    formatReach({ lower, upper }, 'one', await loadCatalogue(language));
  expect(await said('en')).toBe('extends from 2,000 ft (610 m) up to 6,000 ft (1,830 m) above sea level');
  expect(await said('ja')).toBe('高度は海抜2,000 ft（610 m）から6,000 ft（1,830 m）までです');
  expect(await said('en', feet(200, 'amsl'), feet(600, 'agl'))).toBe(
    'extends from 200 ft (61 m) above sea level up to 600 ft (183 m) above ground',
  );
});

test('a Hindi list has no comma before its last item', async () => {
  expect(formatList(['5', '8', '12'], await loadCatalogue('hi'))).toBe('5, 8 और 12');
});
