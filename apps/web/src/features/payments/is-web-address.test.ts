import { expect, test } from 'vitest';
import { isWebAddress } from './is-web-address.ts';

test.each([
  ['https://invoice.example/1', true],
  ['http://invoice.example/1', false],
  ['javascript:alert(1)', false],
  ['invoice', false],
])('%s may be a link: %j', (text, may) => expect(isWebAddress(text)).toBe(may));
