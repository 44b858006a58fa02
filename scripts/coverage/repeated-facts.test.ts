import { expect, test } from 'vitest';
import { repeatedFacts } from './repeated-facts.ts';

test('a position, a frequency and a phone that stand twice are found', () => {
  expect(
    repeatedFacts(
      'At 51°07′00″N 1°26′00″W on 124.600 MHz; call 07780 123456. At 51°07′00″N 1°26′00″W on 124.600 MHz; call 07780 123456 now.',
    ),
  ).toEqual(['51°07′00″N 1°26′00″W', '124.600', '07780 123456']);
});

test('what is quoted or stands once is not', () => {
  expect(repeatedFacts('On 124.600 MHz. Not translated: “FREQ 124.600 MHZ”. Up to 400 ft.')).toEqual([]);
});
