import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

const request = { text: 'A) ENOR', language: 'no' } as const;

test('a request that is sent again keeps its name', () => {
  const keys = createIdempotencyKeys();
  const key = keys.keyFor(request);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ ...request })).toBe(key);
});

test('another text, another language or an answered request gets a new name', () => {
  let count = 0;
  const keys = createIdempotencyKeys(() => String((count += 1)));
  expect(keys.keyFor(request)).toBe('1');
  expect(keys.keyFor({ ...request, language: 'en' })).toBe('2');
  expect(keys.keyFor({ ...request, text: 'A) ENGM' })).toBe('3');
  keys.answered();
  expect(keys.keyFor({ ...request, text: 'A) ENGM' })).toBe('4');
});
