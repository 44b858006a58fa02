import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import type { Qualifier } from '../facts.ts';
import { noFindings } from '../findings.ts';
import { readLimits } from './read-limits.ts';

interface Read {
  readonly lower: Height | null;
  readonly upper: Height | null;
  readonly codes: readonly string[];
}

function read(
  lower: string | null,
  upper: string | null,
  levels?: [number, number],
  location = 'ENOR',
): Read {
  const findings = noFindings();
  const text = `${lower ?? ''}|${upper ?? ''}`;
  const qualifier = levels && ({ lowerFl: levels[0], upperFl: levels[1] } as Qualifier);
  const limits = readLimits(
    text,
    lower === null ? undefined : { from: 0, to: lower.length },
    upper === null ? undefined : { from: text.length - upper.length, to: text.length },
    qualifier ?? null,
    location,
    findings,
  );
  return { ...limits, codes: findings.problems.map((problem) => problem.code) };
}

test('limits with unit and reference', () => {
  expect(read('GND', '2000FT AMSL', [0, 20])).toEqual({
    lower: { value: 0, unit: 'ft', reference: 'sfc' },
    upper: { value: 2000, unit: 'ft', reference: 'amsl' },
    codes: [],
  });
  expect(read('FL065', 'UNL.', [65, 999]).codes).toEqual([]);
  expect(read(null, null)).toEqual({ lower: null, upper: null, codes: [] });
});

test('without a reference only United States NOTAMs say above mean sea level', () => {
  expect(read('SFC', '3000FT')).toMatchObject({ upper: null, codes: ['heightReferenceMissing'] });
  expect(read('SFC', '3000FT', undefined, 'PAZA')).toMatchObject({
    upper: { value: 3000, unit: 'ft', reference: 'amsl' },
    codes: [],
  });
  expect(read('SFC', '3000', undefined, 'KZNY')).toMatchObject({ upper: null, codes: ['heightUnitMissing'] });
});

test.each([
  ['FL100', 'FL065', undefined, ['limitsReversed']],
  ['UNL', 'GND', undefined, ['limitsReversed']],
  ['2000FT AMSL', '1000FT AMSL', undefined, ['limitsReversed']],
  ['GND', '2500FT AMSL', [0, 20], ['limitsContradictQualifier']],
  ['500FT AMSL', '2000FT AMSL', [10, 20], ['limitsContradictQualifier']],
  ['GND', 'UNL', [0, 100], ['limitsContradictQualifier']],
  ['GND', '', undefined, ['unreadableHeight']],
  ['ABC', 'UNL', undefined, ['unreadableHeight']],
  ['GND', null, undefined, ['missingUpper']],
  [null, 'UNL', undefined, ['missingLower']],
  ['GND', '2000FT AMSL OR SO', undefined, ['extraText']],
] as const)('%s to %s, Q line %j', (lower, upper, levels, codes) => {
  expect(read(lower, upper, levels && [...levels]).codes).toEqual(codes);
});

test.each([
  ['GND', '2000FT AMSL', [0, 999]],
  ['450M AMSL', '650M AMSL', [10, 30]],
  ['450M AMSL', '650M AMSL', [14, 22]],
  ['GND', '400FT AGL', [0, 20]],
  ['500FT AGL', '1000FT AMSL', [0, 10]],
] as const)('%s to %s fits a Q line of %j, which is rounded outwards', (lower, upper, levels) => {
  expect(read(lower, upper, [...levels]).codes).toEqual([]);
});
