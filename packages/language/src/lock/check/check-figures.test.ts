import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010800 C) 2607011600';
const SAID_DAY = '1 July 2026, 08:00 to 16:00 UTC.';

describe('flight levels of one area among several', () => {
  const items = `${DAY}\nE) EGD323A FL050-FL660 AND EGD323G FL150-FL660 ACTIVATED`;

  test.each([
    ['each is told', 'EGD323A is active from FL050 to FL660 and EGD323G from FL150 to FL660.', []],
    [
      'one is another',
      'EGD323A and EGD323G are active from FL050 to FL660.',
      ['missing FL150-FL660', 'missing EGD323G FL150-FL660 FL150-FL660'],
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('days of the week', () => {
  const items = `${DAY}\nE) AD OPENING HRS:\nMON 0900-1500\nTUE 0900-1500\nTHU 0900-1500`;

  test.each([
    ['Monday, Tuesday and Thursday', []],
    ['Monday and Tuesday', ['missing THU']],
  ])('%s', async (days, expected) => {
    const text = `${SAID_DAY} The aerodrome opens on ${days} from 09:00 to 15:00.`;
    expect(await faults('en', items, text)).toEqual(expected);
  });

  test.each([
    ['среда', []],
    ['четверг', ['wrongWeekday четверг']],
  ])('beside a date with its year in words: %s', async (day, expected) => {
    const text = `1 июля 2026 г. (${day}) с 08:00 до 16:00 UTC кран работает.`;
    expect(await faults('ru', `${DAY}\nE) CRANE OPR`, text)).toEqual(expected);
  });
});

describe('hours over midnight', () => {
  const items = 'B) 2607302100 C) 2608010500\nD) 2100-0500\nE) CRANE OPR';

  test.each([
    [
      'en',
      '30 July 2026, 21:00 UTC, to 1 August 2026, 05:00 UTC, from 21:00 to the next day at 05:00: a crane.',
    ],
    [
      'bn',
      '30 জুলাই 2026, 2100 UTC থেকে 1 আগস্ট 2026, 0500 UTC পর্যন্ত, প্রতিদিন 2100 থেকে পরদিন 0500: ক্রেন কাজ করছে।',
    ],
    ['zh', '2026年7月30日21:00 UTC至8月1日05:00 UTC，每天21:00至次日05:00，起重机作业。'],
    [
      'pl',
      '30 lipca 2026, 21:00 UTC, do 1 sierpnia 2026, 05:00 UTC, od 21:00 do następnego dnia 05:00: żuraw pracuje.',
    ],
  ] as const)('pass in %s', async (language, text) => {
    expect(await faults(language, items, text)).toEqual([]);
  });

  test('are to be in the translation', async () => {
    const text = '30 July 2026, 21:00 UTC, to 1 August 2026, 05:00 UTC: a crane.';
    expect(await faults('en', items, text, 'Each night from 21:00 to 05:00.')).toContain(
      'missing 2100-0500 - 2100-0500',
    );
  });
});

describe('points of an area that the writer counts', () => {
  const items = `${DAY}\nE) DANGER AREA 510000N 0010000W - 520000N 0010000W - 520000N 0020000W - 510000N 0010000W`;
  const points =
    '51°00′00″N 001°00′00″W, 52°00′00″N 001°00′00″W, 52°00′00″N 002°00′00″W, 51°00′00″N 001°00′00″W';

  test.each([
    ['3', []],
    ['5', ['unknownNumber 5']],
  ])('%s', async (count, expected) => {
    const text = `${SAID_DAY} A danger area with ${count} points: ${points}.`;
    expect(await faults('en', items, text)).toEqual(expected);
  });
});

describe('two periods of one day', () => {
  const items = `${DAY}\nE) FUEL AVBL 0800-1000 AND 1300-1600`;

  test('have no third between them', async () => {
    const text = '2026年7月1日（UTC）、燃料は08:00から10:00までと13:00から16:00まで。';
    expect(await faults('ja', items, text)).toEqual([]);
  });
});

describe('what is told in another notation', () => {
  test.each([
    [
      'a bearing',
      'en',
      'CRANE 145T 275M FM ARP',
      'A crane on a bearing of 145 degrees true, 275 metres from the ARP.',
      [],
    ],
    [
      'another bearing',
      'en',
      'CRANE 145T 275M FM ARP',
      'A crane on a bearing of 155 degrees true, 275 metres from the ARP.',
      ['unknownMeasure 155 degrees'],
    ],
    [
      'a short distance to a tenth',
      'en',
      'CRANE 0.3NM N OF ARP',
      'A crane 0.3 NM (0.6 km) north of the ARP.',
      [],
    ],
    [
      'a distance rounded wrongly',
      'en',
      'CRANE 0.3NM N OF ARP',
      'A crane 0.3 NM (0.7 km) north of the ARP.',
      ['unknownMeasure 0.7 km'],
    ],
    ['a name behind a list mark', 'en', '1.L645 CLSD', 'Route L645 is closed.', []],
    ['another name', 'en', '1.L645 CLSD', 'Route L646 is closed.', ['unknownIdentifier L646']],
    [
      'the end of a range of taxiways',
      'en',
      'TWY E4 THRU E13 CLSD',
      'Taxiways E4-E15 are closed.',
      ['unknownIdentifier E4-E15'],
    ],
    ['a month in item E', 'en', 'CRANE UNTIL DECEMBER 2026', 'A crane until December 2026.', []],
    [
      'another month',
      'en',
      'CRANE UNTIL DECEMBER 2026',
      'A crane until November 2026.',
      ['unknownDate November 2026'],
    ],
    ['time of another country', 'en', 'CRANE', 'A crane, Philippine time.', ['wrongTimeScale UTC']],
    ['the scale itself', 'en', 'CRANE', 'A crane (Coordinated Universal Time, UTC+0).', []],
  ] as const)('%s', async (_what, language, itemE, text, expected) => {
    expect(await faults(language, `${DAY}\nE) ${itemE}`, `${SAID_DAY} ${text}`)).toEqual(expected);
  });

  test('a height whose reference stands in a bracket behind it', async () => {
    const items = `${DAY}\nE) FIRING\nF) SFC G) 1700FT AMSL`;
    const text = '2026年7月1日8时至16时（UTC）实弹射击，地面—1,700英尺';
    expect(await faults('zh', items, `${text}（平均海平面以上）。`)).toEqual([]);
    expect(await faults('zh', items, `${text}（离地高度）。`)).not.toEqual([]);
  });

  test('a time beside the last of two days that belongs to the first', async () => {
    const items = 'B) 2607012200 C) 2607020600\nE) CRANE';
    const text = 'W dniach 1–2 lipca 2026 r., od 22.00 UTC (1 lipca) do 06.00 UTC (2 lipca), żuraw.';
    expect(await faults('pl', items, text)).toEqual([]);
  });
});
