import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('entries of a list', () => {
  const items = `${DAY}\nE) STANDS 10E, 10W, 64,63,1,2 CLSD`;

  test.each([
    ['Stands 10E, 10W, 64, 63, 1 and 2 are closed.', []],
    ['Stands 10E, 64, 63, 1 and 2 are closed.', ['missing 10W']],
    ['Stands 10E, 10W, 63, 1 and 2 are closed.', ['missing 64']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('numerals that name something', () => {
  test.each([
    ['E) QUARRY CANTERAS III CLSD', 'The quarry Canteras III is closed.', []],
    ['E) QUARRY CANTERAS III CLSD', 'The quarry Canteras II is closed.', ['unknownIdentifier II']],
    ['E) ILS RWY 36 CAT II NOT AUTH', 'ILS category II on runway 36 is not authorised.', []],
    [
      'E) ILS RWY 36 CAT II NOT AUTH',
      'ILS category III on runway 36 is not authorised.',
      ['unknownIdentifier category III', 'unknownIdentifier III'],
    ],
    ['E) APRON KILO 1 CLSD', 'Apron K1 is closed.', []],
    ['E) REF AIP ENR 6', 'See AIP ENR 6.', []],
    ['E) REF AIP ENR 6', 'See AIP ENR 5.', ['unknownIdentifier ENR 5']],
    ['E) AIP AMDT 02/25 REFERS', 'See AIP amendment 02/25.', []],
    ['E) AIP AMDT 02/25 REFERS', 'See AIP amendment 03/25.', ['unknownIdentifier 03/25']],
    ['E) RWY08L/26R CLSD', 'Runway 08L/26L is closed.', ['unknownIdentifier 08L/26L']],
    ['E) RWY08L/26R CLSD', 'Runway 26R/08L is closed.', []],
  ])('%s: %s', async (itemE, text, expected) => {
    const found = await faults('en', `${DAY}\n${itemE}`, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('unknownIdentifier'))).toEqual(expected);
  });
});

describe('units that another figure of ours would have', () => {
  const items = `${DAY}\nE) CRANE HGT 120FT AGL, RADIUS 0.27NM`;

  test.each([
    ['A crane 120 ft above ground, radius 0.27 NM (500 m).', []],
    ['A crane 120 ft (37 m) above ground, radius 0.27 NM.', []],
    [
      'A crane 120 m above ground, radius 0.27 NM.',
      ['unknownMeasure 120 m', 'unknownMeasure 120FT', 'unknownMeasure 120 ft'],
    ],
  ])('%s', async (text, expected) => {
    const found = await faults('en', items, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('unknownMeasure'))).toEqual(expected);
  });
});

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
