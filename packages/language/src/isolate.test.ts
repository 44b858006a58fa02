import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each(['A1234/26', '600000N 0100000E', '10:00', '500', '+47 64 81 20 00'])(
  '%s keeps its order in a right-to-left sentence',
  (text) => {
    expect(isolate(text)).toBe(`\u2066${text}\u2069`);
  },
);

test.each(['المدرج', '1 يوليو', '\u2066A\u2069 (\u2066B\u2069)', ''])('“%s” stays as it is', (text) => {
  expect(isolate(text)).toBe(text);
});
