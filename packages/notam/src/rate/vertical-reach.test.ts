import { expect, test } from 'vitest';
import { factsOf, rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';
import { reachReasons, readVerticalReach, type Ground, type VerticalReach } from './vertical-reach.ts';

const UNKNOWN: Ground = { highestFtAmsl: null, reachesFtAmsl: null };

function reachOf(
  text: string,
  lower: string | null,
  ground: number | null = null,
  levels = '000/999',
): VerticalReach {
  const known = { ...UNKNOWN, highestFtAmsl: ground };
  return readVerticalReach(factsOf({ code: 'QRDCA', text, lower, levels }), toSearchText(text), known);
}

test.each([
  ['GND', 'reaches'],
  ['SFC', 'reaches'],
  ['500FT AGL', 'reaches'],
  ['150M AGL', 'reaches'],
  ['160M AGL', 'above'],
  ['457M AMSL', 'reaches'],
  ['458M AMSL', 'uncertain'],
  ['914M AMSL', 'uncertain'],
  ['915M AMSL', 'above'],
  ['FL030', 'above'],
] as const)('item F %s %s', (lower, kind) => {
  expect(reachOf('DANGER AREA ACTIVATED', lower).kind).toBe(kind);
});

test.each([
  ['FL100', 9000, 'reaches'],
  ['FL100', 7500, 'uncertain'],
  ['FL100', 500, 'above'],
  ['9500FT AMSL', 9000, 'reaches'],
  ['1500FT AMSL', 0, 'reaches'],
  ['2500FT AMSL', 2000, 'reaches'],
  ['600FT AGL', 9000, 'above'],
] as const)('item F %s over ground at %i ft %s', (lower, ground, kind) => {
  expect(reachOf('DANGER AREA ACTIVATED', lower, ground).kind).toBe(kind);
});

test.each([
  ['TEMPO CTA. 3500FT AMSL/FL095.', 'above'],
  ['VERTICAL LIMITS: FL130-FL140.', 'above'],
  ['VERTICAL LIMITS:SFC-UNL.', 'reaches'],
  ['ACTIVE FROM SFC TO 1400FT AMSL', 'reaches'],
  ['GLIDERS TRANSITING AT 500-5000FT AGL', 'reaches'],
  ['1. AREA: 550M AMSL-750M AMSL. 2. CIRCLE: SFC-750M AMSL.', 'reaches'],
  ['BTN 5500FT AMSL/FL195', 'above'],
  ['MAX HGT 236FT AMSL/125FT AGL', 'unknown'],
  ['NO LIMITS GIVEN', 'unknown'],
] as const)('without item F, item E %s %s', (text, kind) => {
  expect(reachOf(text, null).kind).toBe(kind);
});

test.each([
  ['195/245', 'above'],
  ['020/060', 'uncertain'],
  ['015/060', 'reaches'],
  ['000/020', 'reaches'],
  ['000/999', 'unknown'],
] as const)('without any other limit the Q line %s %s', (levels, kind) => {
  expect(reachOf('DANGER AREA ACTIVATED', null, null, levels).kind).toBe(kind);
});

test('an activity that the text names below its base is a caution', () => {
  const text = 'DANGER AREA ACTIVATED. ACFT MAY DESCEND: SFC-FL050';
  expect(rateText({ code: 'QRDCA', text, lower: 'FL050' }).level).toBe('caution');
  expect(rateText({ code: 'QRDCA', text: 'DANGER AREA ACTIVATED', lower: 'FL050' }).level).toBe('allowed');
});

test('a rating that rests on a base above sea level says so while the ground is not known', () => {
  const danger = { code: 'QRDCA', text: 'DANGER AREA EGD324B ACTIVATED', lower: '9500FT AMSL' };
  expect(rateText(danger).reasons.map(({ code }) => code)).toEqual([
    'aboveDroneHeights',
    'groundHeightUnknown',
    'airspaceActive',
  ]);
  expect(rateText(danger, 1000).reasons.map(({ code }) => code)).toEqual([
    'aboveDroneHeights',
    'airspaceActive',
  ]);
  expect(rateText(danger, 9300)).toMatchObject({ level: 'restricted' });
});

test.each([
  ['9500FT AMSL', null, 'above', true],
  ['9500FT AMSL', 5000, 'above', true],
  ['9500FT AMSL', 6500, 'uncertain', true],
  ['9500FT AMSL', 8000, 'reaches', true],
  ['9500FT AMSL', 9000, 'reaches', false],
  ['FL095', 8000, 'reaches', true],
  ['FL095', -1200, 'above', true],
  ['1500FT AMSL', -1200, 'reaches', true],
] as const)('%s over ground that reaches %s ft and may be higher %s', (lower, reachesFtAmsl, kind, rests) => {
  const text = 'DANGER AREA ACTIVATED';
  const ground = { ...UNKNOWN, reachesFtAmsl };
  const reach = readVerticalReach(factsOf({ code: 'QRDCA', text, lower }), toSearchText(text), ground);
  expect(reach).toMatchObject({ kind, restsOnGround: rests });
});

test('an uncertain base is named with the effect', () => {
  const { level, reasons } = rateText({ code: 'QRTCA', text: 'AIRSPACE CLSD WI AREA:', lower: '650M AMSL' });
  expect(level).toBe('caution');
  expect(reasons).toMatchObject([
    { code: 'airspaceClosed' },
    { code: 'reachUncertain', lower: { value: 650, unit: 'm', reference: 'amsl' } },
    { code: 'groundHeightUnknown' },
  ]);
});

test('limits that could not be read are said, and the area is taken to reach the ground', () => {
  const facts = {
    ...factsOf({ code: 'QRDCA', text: 'DANGER AREA ACTIVATED' }),
    problems: [{ field: 'lower', code: 'heightUnitMissing', from: 0, to: 4 }],
  };
  const reach = readVerticalReach(facts, toSearchText('DANGER AREA ACTIVATED'), UNKNOWN);
  expect(reachReasons(reach)).toEqual([
    { code: 'limitsUnread', span: null },
    { code: 'reachAssumed', span: null },
  ]);
});
