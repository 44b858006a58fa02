import { expect, test } from 'vitest';
import { formatMailMoment } from './format-mail-moment.ts';

const MOMENT = new Date('2026-11-02T01:05:59Z');

test.each([
  ['en', '2 November 2026 at 01:05 UTC'],
  ['no', '2. november 2026 kl. 01:05 UTC'],
] as const)('a moment in a mail in %s is in UTC: %s', (language, written) => {
  expect(formatMailMoment(MOMENT, language)).toBe(written);
});
