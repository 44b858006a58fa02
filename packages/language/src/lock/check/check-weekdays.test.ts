import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../load-catalogue.ts';
import { fold } from '../read/fold.ts';
import { readWeekdays } from '../read/read-weekdays.ts';
import { vocabularyOf } from '../read/vocabulary.ts';
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

describe('days of the week by their own', () => {
  const period = 'From 1 July 2026, 08:00 UTC, to 31 August 2026, 17:00 UTC.';

  test.each([
    // Within a range alone.
    ['D) SUN-FRI 0800-1700, SAT 0900-1700', 'Sunday to Friday 08:00–17:00, Saturday 09:00–17:00.', 0],
    ['D) SUN-FRI 0800-1700, SAT 0900-1700', 'Sunday to Friday 08:00–17:00, Monday 09:00–17:00.', 1],
    // None is named.
    ['D) DAILY 0800-1700', 'Daily 08:00–17:00, first on Wednesday, 1 July 2026.', 0],
    ['D) DAILY 0800-1700', 'Only on Saturdays 08:00–17:00.', 1],
    // One of them twice.
    [
      'D) MON 0800-0900, TUE 0900-1000, WED 1000-1100, THU 1100-1200',
      'Monday: 08:00–09:00; Tuesday: 09:00–10:00; Wednesday: 10:00–11:00; Thursday: 11:00–12:00.',
      0,
    ],
    [
      'D) MON 0800-0900, TUE 0900-1000, WED 1000-1100, THU 1100-1200',
      'Monday: 08:00–09:00; Tuesday and Thursday: 09:00–10:00; Wednesday: 10:00–11:00; Thursday: 11:00–12:00.',
      1,
    ],
  ])('%s: %s', async (itemD, text, wrong) => {
    const items = `B) 2607010800 C) 2608311700\n${itemD}\nE) AD CLSD`;
    const found = await faults('en', items, `${period} ${text}`);
    expect(found.filter((fault) => fault.startsWith('wrongWeekday'))).toHaveLength(wrong);
  });
});

test.each([
  ['bn', 'সোম ও মঙ্গল: 0440–0920', [1, 2]],
  ['ja', '月・火 04:40~09:20', [1, 2]],
  ['ja', '日~金曜', [7, 5]],
  ['pl', 'sob. i niedz.: nieczynne', [6, 7]],
  ['es', 'en el mar', []],
] as const)('%s: %s', async (language, text, days) => {
  const { months } = await loadCatalogue(language);
  const { lone, ranges } = readWeekdays(fold(text).text, vocabularyOf(language, months));
  expect([...lone, ...ranges.flat()].map(({ day }) => day)).toEqual([...days]);
});
