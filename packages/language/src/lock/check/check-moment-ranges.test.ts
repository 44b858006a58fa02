import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const HOURS = ' Each day 06:00 to 18:00 UTC.';

describe('periods from a date and a time to a date and a time', () => {
  const items = 'B) 2607010600 C) 2607051800\nD) 0600-1800\nE) AD CLSD';

  test.each([
    ['en', 'Closed from 1 July 2026, 06:00 UTC, to 5 July 2026, 18:00 UTC.', []],
    ['en', 'Closed from 06:00 UTC on 1 July 2026 to 18:00 UTC on 5 July 2026.', []],
    [
      'en',
      'Closed from 2 July 2026, 06:00 UTC, to 5 July 2026, 18:00 UTC.',
      ['wrongMoment 2 July 2026, 06:00 UTC, to 5 July 2026, 18:00'],
    ],
    [
      'no',
      'Stengt fra 1. juli 2026 kl. 06.00 UTC til 4. juli 2026 kl. 18.00 UTC.',
      ['wrongMoment 1. juli 2026 kl. 06.00 UTC til 4. juli 2026 kl. 18.00'],
    ],
    ['ja', '2026年7月1日06:00から7月5日18:00まで閉鎖。', []],
  ] as const)('%s: %s', async (language, text, expected) => {
    const found = await faults(language, items, text + (language === 'en' ? HOURS : ''));
    expect(found.filter((fault) => fault.startsWith('wrongMoment'))).toEqual(expected);
  });
});

describe('each activity over midnight is a period too', () => {
  const items = 'B) 2607012200 C) 2607030400\nD) 2200-0400\nE) AD CLSD';

  test.each([
    ['From 1 July 22:00 UTC to 2 July 04:00 UTC, and from 2 July 22:00 UTC to 3 July 04:00 UTC.', 0],
    ['From 1 July 22:00 UTC to 3 July 04:00 UTC, at night.', 0],
    ['From 2 July 22:00 UTC to 2 July 04:00 UTC.', 1],
  ])('%s', async (text, wrong) => {
    const found = await faults('en', items, text);
    expect(found.filter((fault) => fault.startsWith('wrongMoment'))).toHaveLength(wrong);
  });
});

test('a time before the first date is the end of something else', async () => {
  const items = 'B) 2607010600 C) 2607051000\nD) 0600-1000\nE) AD CLSD';
  const text =
    'Cerrado de 06:00 a 10:00 UTC cada día, del 1 de julio de 2026 a las 06:00 UTC al 5 de julio de 2026 a las 10:00 UTC.';
  expect((await faults('es', items, text)).filter((fault) => fault.startsWith('wrongMoment'))).toEqual([]);
});
