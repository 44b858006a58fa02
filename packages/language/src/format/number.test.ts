import { expect, test } from 'vitest';
import { formatNumber } from './number.ts';

const written = (value: number, locale: string, decimals?: number): string =>
  formatNumber(value, { locale, language: 'en', months: [] }, decimals).replace(/\u00a0|\u202f/g, '␣');

test.each([
  ['en-GB', '3,000', '37,000', '0.30'],
  ['nb', '3000', '37␣000', '0,30'],
  ['es-ES', '3000', '37.000', '0,30'],
  ['pl-PL', '3000', '37␣000', '0,30'],
  ['ru-RU', '3000', '37␣000', '0,30'],
  ['ar-u-nu-latn', '3,000', '37,000', '0.30'],
  ['hi-IN-u-nu-latn', '3,000', '37,000', '0.30'],
  ['ja-JP', '3,000', '37,000', '0.30'],
])('figures in %s', (locale, thousands, many, decimals) => {
  expect(written(3000, locale)).toBe(thousands);
  expect(written(37_000, locale)).toBe(many);
  expect(written(0.3, locale, 2)).toBe(decimals);
});
