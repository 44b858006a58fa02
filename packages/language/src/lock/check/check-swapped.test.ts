import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010700 C) 2607020800';
const SAID_DAY = '1 July 2026, 07:00 UTC, to 2 July 2026, 08:00 UTC.';

describe('one runway for another', () => {
  const items = `${DAY}\nE) RWY 08R/26L CLSD. RWY 08L/26R IN USE. LIGHTS OF RWY 08R/26L U/S.`;

  test.each([
    ['Runway 08R/26L is closed. Runway 08L/26R is in use. Lights of runway 08R/26L are out of service.', []],
    // Said in fewer words.
    ['Runway 08R/26L is closed and its lights are out of service. Runway 08L/26R is in use.', []],
    [
      'Runway 08R/26L is closed. Runway 08R/26L is in use. Lights of runway 08R/26L are out of service.',
      ['unknownIdentifier 08R/26L', 'unknownIdentifier 08L/26R'],
    ],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('one side for its opposite', () => {
  const items = `${DAY}\nE) LIGHTS U/S AT POINT 4 NORTH AND SOUTH END OF RWY.`;

  test.each([
    ['en', 'Lights are out of service at point 4 north and the south end of the runway.', []],
    [
      'en',
      'Lights are out of service at point 4 north and the north end of the runway.',
      ['wrongDirection S'],
    ],
    ['ja', 'ポイント4北と滑走路北端で灯火が使用できません。', ['wrongDirection S']],
  ] as const)('%s: %s', async (language, text, expected) => {
    const day = language === 'ja' ? '2026年7月1日07:00 UTCから2026年7月2日08:00 UTCまで。' : SAID_DAY;
    expect(await faults(language, items, `${day} ${text}`)).toEqual(expected);
  });
});

describe('one date for another', () => {
  const items = `${DAY}\nE) BASE CLSD 2 JUL. TFR UNTIL 2 JUL.`;

  test.each([
    ['The base is closed on 2 July. The restriction of flights holds until 2 July.', []],
    ['The base is closed on 1 July. The restriction of flights holds until 2 July.', ['unknownDate 7-2']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});
