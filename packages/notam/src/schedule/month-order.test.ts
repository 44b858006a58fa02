import { expect, test } from 'vitest';
import { monthOrders } from './month-order.ts';
import { tokenize } from './token.ts';

test.each([
  ['AUG 30 0800-1600', ['monthFirst']],
  ['30 AUG 0800-1600', ['dayFirst']],
  ['30 AUG 01 0800-1600', ['monthFirst', 'dayFirst']],
  ['AUG 30 31 SEP 01', ['monthFirst']],
  ['30 AUG, SEP 01', []],
  ['MON-FRI 0800-1600', ['monthFirst']],
  ['AUG, 30 0800-1600', ['monthFirst']],
])('%s: %j', (text, orders) => {
  expect(monthOrders(tokenize(text))).toEqual(orders);
});
