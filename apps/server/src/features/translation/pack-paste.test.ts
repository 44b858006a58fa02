import { expect, test } from 'vitest';
import { MAX_ANSWER_BYTES, packPaste, unpackPaste, writeItems } from './pack-paste.ts';

test('what is packed comes out as it was, undefined and all', () => {
  const decoded = [{ facts: { id: 'A1/26', lower: null, areas: [{ lat: 59.5 }] }, spans: { id: undefined } }];
  expect(unpackPaste(packPaste(decoded))).toEqual(decoded);
});

test('an answer is counted in bytes, and one byte too many is too much', () => {
  const fits = 'å'.repeat((MAX_ANSWER_BYTES - 4) / 2);
  expect(writeItems([fits])).toBe(JSON.stringify([fits]));
  expect(writeItems([`${fits}a`])).toBeNull();
});
