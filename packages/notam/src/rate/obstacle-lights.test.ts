import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

test.each([
  ['ONE OF TWO OBSTRUCTION LIGHTS ON LOCALISER RWY 33 U/S', false],
  ['SOME OF THE RED OBST LGT ON MAST U/S', false],
  ['OBSTACLE LIGHTS PARTIALLY U/S', false],
  ['AIR NAV OBST LGT UK0171A372F RTM RTM CHATTON MAST SINGLE U/S', false],
  ['AIR NAV OBST LGT UK0171A372F RTM MAST MULTI (EITSHAL) U/S', false],
  ['AIR NAV OBST LGT UK0220N156F RTM ROWRIDGE MAST SINGLE ALL LIGHTS U/S', true],
  ['OBST LIGHT LOCATOR SAY/STORNOWAY U/S', true],
  ['ONE OF TWO OBST LIGHTS U/S, SECOND MAST UNLIT', true],
])('an obstacle that keeps a light is not dark: %s', (text, unlit) => {
  expect(rateText({ code: 'QOLAS', text, scope: 'A' }).reasons[0]).toMatchObject({
    code: 'obstacle',
    heightM: null,
    unlit,
    lightsOut: !unlit,
  });
});

test.each([
  ['QLXAS', 'TAXIWAY CENTRELINE LIGHTS U/S', 'lighting', 'LIGHTS'],
  ['QPIAU', 'ALL INSTRUMENT APCH PROC FOR RWY 27 NOT AUTH', 'procedure', 'INSTRUMENT APCH'],
  ['QPIAU', 'RWY 27 LNAV APCH NOT AUTH', 'procedure', 'APCH'],
  ['QFUAU', 'TWR ADVISES NO FUEL', 'fuel', 'FUEL'],
])('a harmless subject that item E names is found there: %s %s', (code, text, subject, words) => {
  const [reason] = rateText({ code, text, scope: 'A' }).reasons;
  expect(reason).toMatchObject({ code: 'noEffect', subject });
  expect(reason?.span).not.toBeNull();
  const { from = 0, to = 0 } = reason?.span ?? {};
  expect(to - from).toBe(words.length);
});

test('a harmless subject that item E does not name rests on the code', () => {
  const [reason] = rateText({ code: 'QLXAS', text: 'ZONE C DARK', scope: 'A' }).reasons;
  expect(reason).toEqual({ code: 'noEffect', subject: 'lighting', span: null });
});
