import { expect, test } from 'vitest';
import { ar } from './catalogues/ar/catalogue.ts';
import { en } from './catalogues/en/catalogue.ts';
import { formatList } from './format/list.ts';
import { isolate } from './isolate.ts';
import { say } from './say.ts';

test.each(['A1234/26', '600000N 0100000E', '10:00', '500', '+47 64 81 20 00'])(
  '%s keeps its order in a right-to-left sentence',
  (text) => {
    expect(isolate(text)).toBe(`\u2066${text}\u2069`);
  },
);

test.each(['المدرج', '1 يوليو', '\u2066A\u2069 (\u2066B\u2069)', ''])('“%s” stays as it is', (text) => {
  expect(isolate(text)).toBe(text);
});

test('sentences of Arabic isolate what they are filled with, and only there', () => {
  expect(say(ar, 'identityCancelUnnamed', { id: 'A1234/26' })).toContain('\u2066A1234/26\u2069');
  expect(say(en, 'identityCancelUnnamed', { id: 'A1234/26' })).toContain(' A1234/26 ');
  expect(formatList(['EGHA', 'EGHH'], ar)).toBe('\u2066EGHA\u2069 و\u2066EGHH\u2069');
});
