import { expect, test } from 'vitest';
import { capitals } from './telegram-text.ts';

test.each([
  ['airborne 10\nminutes before', 'AIRBORNE 10 MINUTES BEFORE'],
  ['AMSG (UNDERSCORE) KEM (AT) MAIL.RU', 'AMSG_KEM (AT) MAIL.RU'],
  ['0900-SS PLUS30', '0900-SS PLUS 30 MIN'],
  ['TRA 004  1700-10/0030', 'TRA 004 1700-0030'],
  ['FRI      0615-1830', 'FRI 0615-1830'],
  ['2000MX60M', '2000M X 60M'],
])('%j is held as %j', (written, held) => {
  expect(capitals(written)).toBe(held);
});
