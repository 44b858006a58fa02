import { expect, test } from 'vitest';
import { findRootElement } from './find-root-element.ts';

test('a document without the root element is refused', () => {
  expect(() => findRootElement({ getElementById: () => null })).toThrow('Failed to find root element');
});
