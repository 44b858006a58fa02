import { afterAll, expect, test } from 'vitest';
import { drawIn } from '../text/screen-language.ts';
import { figure } from './describe-limits.ts';

afterAll(() => drawIn('en'));

test.each([
  ['en', -10, '\u221210'],
  ['en', 12.5, '12.5'],
  ['no', 12.5, '12,5'],
  ['no', 1_234.5678, '1234,568'],
  ['no', -0.25, '\u22120,25'],
] as const)('in %s %d is %s', (language, value, written) => {
  drawIn(language);
  expect(figure(value)).toBe(written);
});
