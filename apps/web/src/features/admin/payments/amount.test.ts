import { expect, test } from 'vitest';
import { readAmount, unitsOf } from './amount.ts';

test.each([
  ['150', 'NOK', 15_000],
  ['150.5', 'NOK', 15_050],
  ['1 500,00', 'NOK', 150_000],
  ['0.01', 'EUR', 1],
  ['3000', 'JPY', 3_000],
  ['1.234', 'KWD', 1_234],
])('%s %s is %i of the smallest unit', (typed, currency, minor) => {
  expect(readAmount(typed, currency)).toBe(minor);
  expect(unitsOf(minor, currency)).toBeCloseTo(Number(typed.replace(' ', '').replace(',', '.')), 6);
});

test.each([
  ['', 'NOK'],
  ['0', 'NOK'],
  ['0.00', 'NOK'],
  ['-150', 'NOK'],
  ['1.234', 'NOK'],
  ['1,234.50', 'NOK'],
  ['12.5', 'JPY'],
  ['150 kr', 'NOK'],
  ['1e3', 'NOK'],
  ['99999999999', 'NOK'],
])('%j %s is no amount', (typed, currency) => expect(readAmount(typed, currency)).toBeNull());
