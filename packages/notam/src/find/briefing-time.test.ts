import { expect, test } from 'vitest';
import { BRIEFING_TIME, toTenDigits } from './briefing-time.ts';

test.each([
  ['12 FEB 2023 08:00', '2302120800'],
  ['12 FEB 2023, 0800', '2302120800'],
  ['12-FEB-23 08:00', '2302120800'],
  ['1 JUL 2026 06:00 UTC', '2607010600'],
  ['12 FEB 08:00 2023', '2302120800'],
  ['2023-02-12 08:00', '2302120800'],
  ['2023-02-12T08:00Z', '2302120800'],
  ['31 DEC 2099 23:59', '9912312359'],
])('%s', (printed, digits) => {
  expect(new RegExp(`^${BRIEFING_TIME}$`).test(printed)).toBe(true);
  expect(toTenDigits(printed)).toBe(digits);
});

test.each(['12 FEB 08:00', '12 XYZ 2023 08:00', 'FEB 12 2023', '12.02.2023 08:00', ''])(
  'no moment whose day and year are certain: %j',
  (printed) => {
    expect(toTenDigits(printed)).toBeNull();
  },
);
