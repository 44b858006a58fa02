import { describe, expect, test } from 'vitest';
import { rateNotam } from './rate-notam.ts';
import { factsOf, rateText } from './rate-text.test-helper.ts';
import type { RatingLevel } from './reason.ts';

const BAN = { code: 'QRTCA', text: 'AIRSPACE CLSD WI AREA.' };
const AREA = { code: 'QRDCA', text: 'DANGER AREA EN D353 ACT' };
const HAZARD = { code: 'QWPLW', text: 'PARACHUTING' };

type Row = readonly [lower: string, ban: RatingLevel, area: RatingLevel, hazard: RatingLevel];

describe('an effect counts by where its base lies, with the ground near sea level', () => {
  test.each<Row>([
    ['GND', 'forbidden', 'restricted', 'caution'],
    ['SFC', 'forbidden', 'restricted', 'caution'],
    ['120M AGL', 'forbidden', 'restricted', 'caution'],
    ['400FT AGL', 'forbidden', 'restricted', 'caution'],
    ['150M AGL', 'forbidden', 'restricted', 'caution'],
    ['500FT AGL', 'forbidden', 'restricted', 'caution'],
    ['501FT AGL', 'allowed', 'allowed', 'allowed'],
    ['153M AGL', 'allowed', 'allowed', 'allowed'],
    ['50M AMSL', 'forbidden', 'restricted', 'caution'],
    ['1500FT AMSL', 'forbidden', 'restricted', 'caution'],
    ['457M AMSL', 'forbidden', 'restricted', 'caution'],
    ['1501FT AMSL', 'caution', 'caution', 'caution'],
    ['458M AMSL', 'caution', 'caution', 'caution'],
    ['3000FT AMSL', 'caution', 'caution', 'caution'],
    ['3001FT AMSL', 'allowed', 'allowed', 'allowed'],
    ['FL030', 'allowed', 'allowed', 'allowed'],
    ['FL195', 'allowed', 'allowed', 'allowed'],
  ])('from %s: a ban %s, an area %s, a hazard %s', (lower, ban, area, hazard) => {
    expect(rateText({ ...BAN, lower }).level).toBe(ban);
    expect(rateText({ ...AREA, lower }).level).toBe(area);
    expect(rateText({ ...HAZARD, lower }).level).toBe(hazard);
  });
});

describe('where the height of the ground is known, a base above sea level is measured from it', () => {
  test.each<[lower: string, groundFt: number, level: RatingLevel]>([
    ['9500FT AMSL', 0, 'allowed'],
    ['9500FT AMSL', 6499, 'allowed'],
    ['9500FT AMSL', 6500, 'caution'],
    ['9500FT AMSL', 7999, 'caution'],
    ['9500FT AMSL', 8000, 'restricted'],
    ['9500FT AMSL', 12_000, 'restricted'],
    ['FL095', 8000, 'restricted'],
    ['FL095', 6500, 'caution'],
    ['FL195', 3000, 'allowed'],
    ['2500FT AMSL', 1000, 'restricted'],
    ['2500FT AMSL', 0, 'caution'],
    ['1500FT AMSL', -1000, 'caution'],
    // A height above ground does not ask how high the ground is.
    ['600FT AGL', 9000, 'allowed'],
    ['500FT AGL', 9000, 'restricted'],
    ['GND', 9000, 'restricted'],
  ])('a danger area from %s over ground at %i ft is %s', (lower, groundFt, level) => {
    expect(rateText({ ...AREA, lower }, groundFt).level).toBe(level);
  });
});

describe('what rests on a height of the ground that is not known says so', () => {
  test.each([
    ['9500FT AMSL', ['aboveDroneHeights', 'groundHeightUnknown', 'airspaceActive']],
    ['FL095', ['aboveDroneHeights', 'groundHeightUnknown', 'airspaceActive']],
    ['2500FT AMSL', ['airspaceActive', 'reachUncertain', 'groundHeightUnknown']],
    ['1500FT AMSL', ['airspaceActive', 'reachUncertain', 'groundHeightUnknown']],
    ['500FT AMSL', ['airspaceActive', 'reachesDroneHeights']],
    ['600FT AGL', ['aboveDroneHeights', 'airspaceActive']],
    ['GND', ['airspaceActive', 'reachesDroneHeights']],
  ])('base %s', (lower, codes) => {
    expect(rateText({ ...AREA, lower }).reasons.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['9500FT AMSL', ['aboveDroneHeights', 'airspaceActive']],
    ['2500FT AMSL', ['airspaceActive', 'reachUncertain']],
  ])('and is silent once it is known: base %s', (lower, codes) => {
    expect(rateText({ ...AREA, lower }, 100).reasons.map(({ code }) => code)).toEqual(codes);
  });

  test('ground known only to reach some height makes it stricter, never milder, and still says so', () => {
    const facts = factsOf({ ...AREA, lower: '9500FT AMSL' });
    const reaching = rateNotam(facts, { groundHeightFtAmsl: null, groundReachesFtAmsl: 7000 });
    expect(reaching.level).toBe('caution');
    expect(reaching.reasons.map(({ code }) => code)).toContain('groundHeightUnknown');
    const valley = rateNotam(factsOf({ ...AREA, lower: '1500FT AMSL' }), {
      groundHeightFtAmsl: null,
      groundReachesFtAmsl: -1000,
    });
    expect(valley.level).toBe('restricted');
  });

  test('the base stands in the reason as it was written', () => {
    const [first] = rateText({ ...AREA, lower: 'FL095' }).reasons;
    expect(first).toEqual({
      code: 'aboveDroneHeights',
      lower: { value: 95, unit: 'fl', reference: 'std' },
      span: null,
    });
  });
});

describe('without item F the base is read in item E', () => {
  test.each<[text: string, level: RatingLevel]>([
    ['TEMPO RESTRICTED AREA GND-2000FT AMSL', 'restricted'],
    ['TEMPO RESTRICTED AREA GND/2000FT AMSL', 'restricted'],
    ['TEMPO RESTRICTED AREA FROM GND TO FL100', 'restricted'],
    ['TEMPO RESTRICTED AREA 300M AMSL-1200M AMSL', 'restricted'],
    ['TEMPO RESTRICTED AREA 2000FT AMSL-FL100', 'caution'],
    ['TEMPO RESTRICTED AREA 1000FT AGL-5000FT AGL', 'allowed'],
    ['TEMPO RESTRICTED AREA FL095-FL245', 'allowed'],
    ['TEMPO RESTRICTED AREA 1500M AMSL-3000M AMSL', 'allowed'],
    ['TEMPO RESTRICTED AREA. SECTOR A: FL100-FL200. SECTOR B: SFC-FL100', 'restricted'],
    ['TEMPO RESTRICTED AREA BELOW 3000FT AMSL', 'restricted'],
    ['TEMPO RESTRICTED AREA ESTABLISHED', 'restricted'],
  ])('%s is %s', (text, level) => {
    expect(rateText({ code: 'QRTCA', text }).level).toBe(level);
  });

  test('and quoted', () => {
    const text = 'TEMPO RESTRICTED AREA FL095-FL245';
    const [first] = rateText({ code: 'QRTCA', text }).reasons;
    expect(first?.span && text.slice(first.span.from, first.span.to)).toBe('FL095-FL245');
  });

  test('an activity below the base of item F that the text names is a caution', () => {
    const text = 'DANGER AREA ACT. PARACHUTISTS WILL DESCEND: SFC-FL095';
    expect(rateText({ code: 'QRDCA', text, lower: 'FL095' }).level).toBe('caution');
  });
});

describe('a base that could not be read is taken to be the ground, and it is said', () => {
  test.each(['500FT', '2000', 'A050', 'SEE TEXT'])('%s', (lower) => {
    const { level, reasons } = rateText({ ...BAN, lower });
    expect(level).toBe('forbidden');
    expect(reasons.map(({ code }) => code)).toEqual(['airspaceClosed', 'limitsUnread', 'reachAssumed']);
  });
});
