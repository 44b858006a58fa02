import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import type { Qualifier } from '../facts.ts';
import { noFindings } from '../findings.ts';
import { readLimits } from './read-limits.ts';

function read(lower: string, upper: string, levels?: readonly [number, number], location = 'ENOR') {
  const findings = noFindings();
  const text = `${lower}|${upper}`;
  const qualifier = levels && ({ lowerFl: levels[0], upperFl: levels[1] } as Qualifier);
  const limits = readLimits(
    text,
    { from: 0, to: lower.length },
    { from: lower.length + 1, to: text.length },
    qualifier ?? null,
    location,
    findings,
  );
  return {
    ...limits,
    problems: findings.problems.map(({ code, from, to }) => `${code}: ${text.slice(from, to)}`),
  };
}

const ft = (value: number, reference: Height['reference']): Height => ({ value, unit: 'ft', reference });
const m = (value: number, reference: Height['reference']): Height => ({ value, unit: 'm', reference });
const fl = (value: number): Height => ({ value, unit: 'fl', reference: 'std' });

test.each<[string, Height]>([
  ['SFC', ft(0, 'sfc')],
  ['GND', ft(0, 'sfc')],
  ['GND.', ft(0, 'sfc')],
  ['UNL', { value: null, unit: 'ft', reference: 'unl' }],
  ['UNLTD', { value: null, unit: 'ft', reference: 'unl' }],
  ['UNLIMITED', { value: null, unit: 'ft', reference: 'unl' }],
  ['FL100', fl(100)],
  ['FL 100', fl(100)],
  ['FL065.', fl(65)],
  ['FL000', fl(0)],
  ['5000FT AMSL', ft(5000, 'amsl')],
  ['5000 FT AMSL', ft(5000, 'amsl')],
  ['5000FTAMSL)', ft(5000, 'amsl')],
  ['5,000FT AMSL', ft(5000, 'amsl')],
  ['5 000 FT AMSL', ft(5000, 'amsl')],
  ['5000FT MSL', ft(5000, 'amsl')],
  ['5000FT ALT', ft(5000, 'amsl')],
  ['400FT AGL', ft(400, 'agl')],
  ['400FT (AGL)', ft(400, 'agl')],
  ['150FT SFC', ft(150, 'agl')],
  ['500FT ASFC', ft(500, 'agl')],
  ['120M AGL', m(120, 'agl')],
  ['120MAGL', m(120, 'agl')],
  ['30000M AGL', m(30_000, 'agl')],
  ['1500M AMSL', m(1500, 'amsl')],
])('%s keeps its unit and what it counts from', (upper, height) => {
  expect(read('SFC', upper)).toMatchObject({ upper: height, problems: [] });
});

test.each([
  ['5000FT', ['heightReferenceMissing: 5000FT']],
  ['120M', ['heightReferenceMissing: 120M']],
  ['5000', ['heightUnitMissing: 5000']],
  ['999', ['heightUnitMissing: 999']],
  ['5000AMSL', ['extraText: AMSL', 'heightUnitMissing: 5000']],
  ['FL1000', ['unreadableHeight: FL1000']],
  ['F100', ['unreadableHeight: F100']],
  ['ABV 5000FT AMSL', ['unreadableHeight: ABV 5000FT AMSL']],
  ['-100FT AMSL', ['unreadableHeight: -100FT AMSL']],
  ['BASE OF CTA', ['unreadableHeight: BASE OF CTA']],
])('%s is not guessed', (upper, problems) => {
  expect(read('SFC', upper)).toMatchObject({ upper: null, problems });
});

test.each([
  ['400FT AGL (600FT AMSL)', ft(400, 'agl'), 'extraText: (600FT AMSL)'],
  ['FL100 OR HIGHER', fl(100), 'extraText: OR HIGHER'],
  ['3000FT AMSL/900M AMSL', ft(3000, 'amsl'), 'extraText: /900M AMSL'],
])('what stands behind a limit is not lost: %s', (upper, height, problem) => {
  expect(read('SFC', upper)).toMatchObject({ upper: height, problems: [problem] });
});

test.each([
  ['5000FT AMSL', '1000FT AMSL'],
  ['1000FT AGL', '500FT AGL'],
  ['300M AMSL', '900FT AMSL'],
  ['FL100', 'FL095'],
  ['FL100', '5000FT AMSL'],
  ['9000FT AMSL', 'FL065'],
  ['UNL', 'SFC'],
  ['100FT AGL', 'SFC'],
])('%s above %s is a contradiction', (lower, upper) => {
  expect(read(lower, upper).problems).toEqual([`limitsReversed: ${lower}|${upper}`]);
});

test.each([
  ['SFC', 'SFC', 'a layer without height'],
  ['450M AMSL', '450M AMSL', 'a layer without height'],
  ['300M AMSL', '985FT AMSL', '300 m are 984 ft'],
  ['5000FT AMSL', 'FL045', 'air pressure may put the level above the altitude'],
  ['FL050', '4500FT AMSL', 'air pressure may put the level below the altitude'],
  ['1000FT AGL', '900FT AMSL', 'the ground may lie below the sea'],
])('%s to %s may be right: %s', (lower, upper) => {
  expect(read(lower, upper).problems).toEqual([]);
});

test.each([
  ['SFC', '2000FT AMSL', [0, 10], 'limitsContradictQualifier: 2000FT AMSL'],
  ['SFC', '2000FT AMSL', [10, 20], 'limitsContradictQualifier: SFC'],
  ['SFC', 'FL060', [0, 20], 'limitsContradictQualifier: FL060'],
  ['SFC', '650M AMSL', [0, 20], 'limitsContradictQualifier: 650M AMSL'],
  ['SFC', 'UNL', [0, 660], 'limitsContradictQualifier: UNL'],
  ['SFC', '900FT AGL', [0, 5], 'limitsContradictQualifier: 900FT AGL'],
  ['1000FT AMSL', 'FL100', [50, 100], 'limitsContradictQualifier: 1000FT AMSL'],
] as const)('%s to %s lies outside the levels %j of the Q line', (lower, upper, levels, problem) => {
  expect(read(lower, upper, levels).problems).toEqual([problem]);
});

test.each([
  ['SFC', '600M AMSL', [0, 20], '600 m are 1,969 ft'],
  ['SFC', '656FT AMSL', [0, 7], 'rounded up'],
  ['850FT AMSL', '1600FT AMSL', [8, 16], 'rounded down'],
  ['SFC', '400FT AGL', [0, 20], 'the levels include the ground'],
  ['1000FT AGL', 'FL060', [50, 60], 'the ground may lie that high'],
  ['SFC', '2000FT AMSL', [0, 999], 'no levels were chosen'],
])('%s to %s fits the levels %j of the Q line: %s', (lower, upper, levels) => {
  expect(read(lower, upper, levels as [number, number]).problems).toEqual([]);
});

test.each([
  ['KJFK', true],
  ['PAZA', true],
  ['PHNL', true],
  ['ZNY', true],
  ['CYYZ', false],
  ['EGLL', false],
])('at %s a number of feet alone counts from the sea: %s', (location, counts) => {
  expect(read('SFC', '3000FT', undefined, location).upper).toEqual(counts ? ft(3000, 'amsl') : null);
});
