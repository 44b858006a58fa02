import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

describe('days of the week', () => {
  const items = 'B) 2607010800 C) 2608311700\nD) SAT AND SUN 0800-1700\nE) AD CLSD';

  test.each([
    ['Saturdays and Sundays from 08:00 to 17:00 UTC.', 0],
    ['Saturdays and Mondays from 08:00 to 17:00 UTC.', 1],
    ['Saturdays and Sundays from 08:00 to 17:00 UTC, first on Wednesday, 1 July 2026.', 0],
  ])('%s', async (text, wrong) => {
    const period = 'From 1 July 2026, 08:00 UTC, to 31 August 2026, 17:00 UTC.';
    const found = await faults('en', items, `${period} ${text}`);
    expect(found.filter((fault) => fault.startsWith('wrongWeekday'))).toHaveLength(wrong);
  });
});
