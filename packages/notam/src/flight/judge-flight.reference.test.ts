import { describe, expect, test } from 'vitest';
import type { Area } from '../facts.ts';
import { judgeFlight } from './judge-flight.ts';
import { randomOf, randomPair, type RandomPair } from './testing/random-pair.ts';
import { heightsMeet, placesMeet, timesMeet } from './testing/sampled-reference.ts';

/** `FLIGHT_PAIRS=20000 npx vitest run packages/notam/src/flight` looks further, `FLIGHT_SEED` elsewhere. */
const PAIRS = Number(process.env['FLIGHT_PAIRS'] ?? 200);
const SEED = Number(process.env['FLIGHT_SEED'] ?? 24);

/** Pairs that were told apart once: the ellipsoid at the arc of a sector, edges of degrees close to a pole. */
const ONCE_WRONG = [
  [24, 12_557],
  [24, 18_591],
  [24, 19_158],
] as const;

function pairOf(seed: number, index: number): RandomPair {
  return randomPair(randomOf(seed * 1_000_003 + index));
}

function canTouch({ flight, facts, groundM, air }: RandomPair): boolean {
  if (!timesMeet(flight, facts)) return false;
  const reached = facts.areas.filter(
    ({ role, lower, upper }: Area) =>
      role === 'excluded' || heightsMeet(flight, lower ?? facts.lower, upper ?? facts.upper, groundM, air),
  );
  return placesMeet(flight, reached, 2_000);
}

function judged({ flight, facts, ground }: RandomPair): ReturnType<typeof judgeFlight> {
  return judgeFlight(flight, facts, {
    ground,
    aerodromeAt: () => null,
    decodedAt: '2026-07-01T12:00:00Z',
    replacedBy: null,
  });
}

describe(`${PAIRS} random pairs of flight and notice, against points, minutes and heights one by one`, () => {
  const counts: Record<string, number> = {};
  const wrong: unknown[] = [];

  test('none that touches is called "does not" or "near"', { timeout: 3_600_000 }, () => {
    for (let index = 0; index < PAIRS; index++) {
      const pair = pairOf(SEED, index);
      const { verdict, reasons } = judged(pair);
      const touches = canTouch(pair);
      const key = `${verdict}${touches ? ' (touching)' : ''}`;
      counts[key] = (counts[key] ?? 0) + 1;
      if (touches && (verdict === 'doesNot' || verdict === 'near')) wrong.push({ index, reasons });
    }
    if (process.env['FLIGHT_PAIRS'] !== undefined) console.info(counts);
    expect(wrong).toEqual([]);
  });

  test('both kinds are among them, and those that are told apart are most of the others', () => {
    const of = (key: string): number => counts[key] ?? 0;
    expect(of('touches (touching)')).toBeGreaterThan(PAIRS / 6);
    expect(of('doesNot')).toBeGreaterThan(PAIRS / 5);
  });
});

test.each(ONCE_WRONG)('pair %d/%d touches', (seed, index) => {
  const pair = pairOf(seed, index);
  expect(canTouch(pair)).toBe(true);
  expect(['touches', 'cannotTell']).toContain(judged(pair).verdict);
});
