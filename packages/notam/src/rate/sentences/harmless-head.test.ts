import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATING_LEVELS, type Rating } from '../reason.ts';
import { rateText } from '../rate-text.test-helper.ts';

function rate(code: string, text: string): Rating {
  return rateText({ code, text, lower: 'GND', scope: code.startsWith('QW') ? 'W' : 'AW' });
}

describe('a sentence whose subject is not known to be harmless is quoted and restricts', () => {
  test.each([
    ['QFAXX', 'SIEGE IN TOWN. POLICE ASK HOBBYISTS NOT TO SEND UP CAMERAS WI 1NM'],
    ['QFAXX', 'BREAD DISTRIBUTION AS BEFORE. ANY COPTER OF CIVIL PERSON IN AIR WILL BE DESTROY'],
    ['QXXXX', 'CONTROL ZONE ENLARGED TO CIRCLE 8NM AND TAKES EFFECT TODAY'],
    ['QXXXX', 'TOWN FESTIVAL: REMOTLY PILOTD CRFT HIEGHT NOT EXCEDING 45 METRS'],
    ['QGWXX', 'PILOTS CONTINUE TO SUFFER FALSE POSITIONS ANYWHERE IN THE FIR'],
    ['QWMLW', 'LIVE FIRING WI 2NM. GADGETS WITH PROPELLERS GET TAKEN FROM THEIR OWNERS'],
    ['QQQQQ', 'RWY 08 RESURFACED. GADGETS WITH PROPELLERS GET TAKEN FROM THEIR OWNERS'],
  ])('%s %s', (code, text) => {
    const { level, reasons } = rate(code, text);
    expect(level).toBe('restricted');
    expect(reasons[0]?.code).toBe('notUnderstood');
  });
});

describe('a harmless head keeps its rating', () => {
  test.each([
    ['the ground of an aerodrome', 'QFAXX', 'DOCK 5 CLSD FOR CONSTRUCTION. WINDROWS ALONG TWY A', 'allowed'],
    ['hours', 'QFAAH', 'AD OPR HR: MON 0900-1700 TUE CLSD WED 0900-1700', 'allowed'],
    ['a service', 'QXXXX', 'RADAR SERVICE LIMITED DUE TO MAINT', 'allowed'],
    ['a contact', 'QFALC', 'AD CLSD. IN EMERG CTC AD MANAGER 01234 567890', 'allowed'],
    ['flights that land', 'QFALT', 'AIRCREWS TO FILE FPL. ALL ACFT TO BE PARKED BEFORE 2200', 'allowed'],
    [
      'what is let off',
      'QWMLW',
      'LIVE FIRING WI 2NM OF 512122N 0004554W (CAMBERLEY). FLARES WILL DESCEND',
      'caution',
    ],
    [
      'those of the warning',
      'QWELW',
      'AIR EXER. MULTIPLE LARGE ACFT WILL CONDUCT TACTICAL APPROACHES',
      'caution',
    ],
    [
      'controlled airspace kept out of',
      'QWLLW',
      'HOT AIR BALLOONS. CONTROLLED AIRSPACE WILL BE AVOIDED',
      'caution',
    ],
    [
      'a position',
      'QWULW',
      'UAS OPR. WI 0.5NM RADIUS OF 512122N 0004554W (OLD SARUM). UP TO 400FT AGL/520FT AMSL',
      'caution',
    ],
    ['a title', 'QXXXX', 'STATE FUNERAL. FIREWORKS 2200', 'caution'],
    ['what may be flown', 'QXXXX', 'OVERFLIGHT PERMITTED. RWY 08 CLSD', 'allowed'],
    ['something to be minded', 'QXXXX', 'VOLCANIC ASH. PILOTS MAY EXPECT DELAYS', 'caution'],
  ])('%s: %s %s', (_, code, text, level) => {
    const rating = rate(code, text);
    expect(rating.level, JSON.stringify(rating.reasons)).toBe(level);
  });
});

test('under a code of things a sentence needs no head of its own', () => {
  expect(rate('QMRXX', 'RWY 08 RESURFACED. GADGETS BLINK').level).toBe('allowed');
});

describe('an area named by its designator is active, unless it is said to have ended', () => {
  test.each([
    ['QWMXX', 'LIVE ARTILLERY. EFD441 THEREFORE HOT IN WORKING HOURS', 'EFD441'],
    ['QXXXX', 'LHTSA22B MANNED UP BY FIGHTERS FOR GUNNERY', 'LHTSA22B'],
  ])('%s %s', (code, text, name) => {
    const { level, reasons } = rate(code, text);
    expect(level).toBe('restricted');
    expect(reasons[0]).toMatchObject({ code: 'airspaceActive', name });
  });

  test.each(['FIRING OUTSIDE EFD441', 'FIRING. EFD441 DEACTIVATED'])('not so: %s', (text) => {
    expect(rate('QWMLW', text).reasons.map(({ code }) => code)).not.toContain('airspaceActive');
  });
});

const NO_HEADS = 'QUILBERT VORPAL SNARKISH BRILLIG MIMSY TOVES OUTGRABE JUBJUB FRUMIOUS SLITHY'.split(' ');

test('a sentence without a harmless head is never milder than restricted under a code that leaves the subject open', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('QFAXX', 'QFPXX', 'QAFXX', 'QXXXX', 'QWMLW', 'QWULW', 'QRXXX', 'QGWXX', 'QQQQQ'),
      fc.constantFrom('RWY 08 CLSD. ', 'FIREWORKS WI 1NM. ', 'CTC AD MANAGER 01234 567890. ', ''),
      fc.array(fc.constantFrom(...NO_HEADS), { minLength: 4, maxLength: 12 }),
      (code, lead, words) => {
        const { level } = rate(code, lead + words.join(' '));
        expect(RATING_LEVELS.indexOf(level)).toBeLessThanOrEqual(RATING_LEVELS.indexOf('restricted'));
      },
    ),
    { numRuns: 300 },
  );
});

describe('a navigation warning is not harmless by a thing of the ground alone', () => {
  const warning = { lower: 'GND', scope: 'W' };
  test('where its heights are given', () => {
    const { level, reasons } = rateText({ ...warning, code: 'QXXXX', text: 'RWY 08 RESURFACED' });
    expect(level).toBe('caution');
    expect(reasons.map(({ code }) => code)).toEqual(['effectUnclear', 'noEffect']);
  });
  test('but by whom it is for', () => {
    const text = 'MIL ACFT SHALL AVOID THE STUD FARM WI 2NM';
    expect(rateText({ ...warning, code: 'QROLT', text }).level).toBe('allowed');
  });
  test('and as before where it is of an aerodrome as well', () => {
    const both = { code: 'QXXXX', text: 'RWY 08 RESURFACED', lower: 'GND' };
    expect(rateText({ ...both, scope: 'AW' }).level).toBe('allowed');
    expect(rateText({ ...both, scope: 'W' }).level).toBe('caution');
  });
});

test('a note is not what it notes', () => {
  const text =
    'TOWER CRANE 512FT AMSL, LIT. PLEASE NOTE CAMERA COPTERS ARE NOT TOLERATED WI 150M OF THE SITE';
  const { level, reasons } = rate('QOBCE', text);
  expect(level).toBe('restricted');
  expect(reasons[0]?.code).toBe('notUnderstood');
});

describe('beside a lifted ban', () => {
  const LIFTED = 'THE DRONE BAN OF LAST WEEK IS NO LONGER APPLIED';
  test('flights that go on are no all-clear', () => {
    const text = `FOUR GRIPEN AND SIX HKP 16 TRAIN OVER FOREST SOUTH OF LULEA, DOWN TO 30M. ${LIFTED}`;
    expect(rate('QXXXX', text).level).toBe('caution');
  });
  test('what is over is', () => {
    expect(rate('QXXXX', `PARADE OVER. ${LIFTED}`).level).toBe('allowed');
  });
});
