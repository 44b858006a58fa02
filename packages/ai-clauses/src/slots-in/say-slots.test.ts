import { loadCatalogue } from '@klarnotam/language';
import { expect, test } from 'vitest';
import type { SlotKind } from '../slot.ts';
import { saySlots } from './say-slots.ts';

const pl = await loadCatalogue('pl');
const ar = await loadCatalogue('ar');
const said = (kind: SlotKind, text: string, catalogue = pl): string | undefined =>
  saySlots([{ number: 1, kind, text }], catalogue)[0]?.text;

test.each([
  ['where', 'WI 4NM radius of 530830N 0035904W', 'w promieniu 4 NM od punktu 530830N 0035904W'],
  ['howHigh', 'BLW 500FT AGL', 'poniżej 500 ft (152 m) nad terenem'],
  ['when', 'FM 3 JUL TO 5 JUL', 'od 3 lipca, do 5 lipca'],
  ['when', '0800-1600 UTC', '08:00–16:00 UTC'],
  ['distance', '150M', '150 m'],
  ['designator', 'A, B AND C', 'A, B i C'],
  ['designator', '08/26', '08/26'],
  ['name', 'Carnedd Dafydd', 'Carnedd Dafydd'],
  ['count', 'FIVE', '5'],
  ['count', '04', '4'],
] as const)('%s %s is said by the language', (kind, text, expected) => {
  expect(said(kind, text)).toBe(expected);
});

test.each([
  ['hours that may be local: whether they are UTC is not said', 'when', '0800-1600', '08:00–16:00'],
  ['an hour that looks like a year', 'when', 'FROM 13 DEC 1400-1800', 'FROM 13 DEC 1400-1800'],
  ['several dates with hours', 'period', '13 DEC 1400-1800', '13 DEC 1400-1800'],
  ['a time that is none', 'period', '2575-2600', '2575-2600'],
  ['a part that is not read', 'where', 'WI 4NM radius of Smiths hill', 'WI 4NM radius of Smiths hill'],
  ['letters that the language does not change', 'figure', '3 apples', '3 apples'],
] as const)('%s: it stays as printed or says no more', (_, kind, text, expected) => {
  expect(said(kind, text)).toBe(expected);
});

test('a count has the plural form of the language', () => {
  const plural = (text: string, catalogue = pl): string | undefined =>
    saySlots([{ number: 1, kind: 'count', text }], catalogue)[0]?.plural;
  expect(['1', '3', 'FIVE', '22'].map((text) => plural(text))).toEqual(['one', 'few', 'many', 'few']);
  expect(plural('2', ar)).toBe('two');
});
