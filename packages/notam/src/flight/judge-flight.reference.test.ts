import { describe, expect, test } from 'vitest';
import type { Area } from '../facts.ts';
import { judgeFlight } from './judge-flight.ts';
import { randomOf, randomPair, type RandomPair } from './testing/random-pair.ts';
import { heightsMeet, placesMeet, timesMeet } from './testing/sampled-reference.ts';

/** `FLIGHT_PAIRS=20000 npx vitest run packages/notam/src/flight` looks further, `FLIGHT_SEED` elsewhere. */
const PAIRS = Number(process.env['FLIGHT_PAIRS'] ?? 400);
const SEED = Number(process.env['FLIGHT_SEED'] ?? 24);

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
  for (let index = 0; index < PAIRS; index++) {
    const pair = randomPair(randomOf(SEED * 1_000_003 + index));
    const { verdict, reasons } = judged(pair);
    const touches = canTouch(pair);
    const key = `${verdict}${touches ? ' (touching)' : ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
    if (touches && (verdict === 'doesNot' || verdict === 'near')) wrong.push({ index, reasons });
  }

  test('none that touches is called "does not" or "near"', () => {
    if (process.env['FLIGHT_PAIRS'] !== undefined) console.info(counts);
    expect(wrong).toEqual([]);
  });

  test('both kinds are among them, and those that are told apart are most of the others', () => {
    const of = (key: string): number => counts[key] ?? 0;
    expect(of('touches (touching)')).toBeGreaterThan(PAIRS / 6);
    expect(of('doesNot')).toBeGreaterThan(PAIRS / 5);
  });
});
