import { expect, test } from 'vitest';
import { uncapitalised } from './sentence.ts';

test.each([
  ['Danger area D118 is active', 'danger area D118 is active'],
  ['ATIS is not available', 'ATIS is not available'],
  ['Wick 机场关闭', 'Wick 机场关闭'],
  ['Madrid (LECM) में', 'Madrid (LECM) में'],
  ['La 1.ª zona', 'la 1.ª zona'],
])('%j goes on as %j', (text, within) => {
  expect(uncapitalised(text)).toBe(within);
});
