import { expect, test } from 'vitest';
import { z } from './zod-stub.ts';

interface Schemas {
  readonly string: () => Schemas;
  readonly optional: () => Schemas;
  readonly parse: (value: unknown) => unknown;
}

test('schemas can be put together', () => {
  const schemas = z as Schemas;
  expect(schemas.string().optional()).toBe(z);
});

test('nothing passes a check that is not there', () => {
  expect(() => (z as Schemas).string().parse(1)).toThrow('without schemas');
});
