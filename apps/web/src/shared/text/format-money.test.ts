import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [30, 'NOK', 'NOK 30.00'],
  [1500.5, 'EUR', '€1,500.50'],
  [3000, 'JPY', 'JP¥3,000'],
  [30, 'no currency', '30 no currency'],
])('%j %s is %s', (amount, currency, written) => {
  expect(formatMoney(amount, currency).replaceAll('\u00a0', ' ')).toBe(written);
});
