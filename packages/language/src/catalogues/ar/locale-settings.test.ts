import { expect, test } from 'vitest';
import { ar } from './catalogue.ts';

test.each([
  ['هناك رافعة في Leith', 'رافعة في Leith'],
  ['توجد أجهزة تشويش', 'أجهزة تشويش'],
  ['المدرج مغلق', 'المدرج مغلق'],
])('“%s” heads a notice as “%s”', (statement, headline) => {
  expect(ar.asHeadline?.(statement)).toBe(headline);
});

test('a day of the week stands before its date without a comma', () => {
  expect(ar.adjustDay?.('الثلاثاء، 27 أكتوبر')).toBe('الثلاثاء 27 أكتوبر');
});
