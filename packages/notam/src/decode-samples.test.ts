import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodeNotams } from './index.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };
const folder = fileURLToPath(new URL('../../../samples/notams/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));

/** Positions and radii to six decimals: a tenth of a metre. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e6) / 1e6;
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rounded(member)]));
}

test('there are samples', () => {
  expect(names.length).toBeGreaterThanOrEqual(45);
});

test.each(names)('%s says what was read in it by hand', (name) => {
  const text = readFileSync(`${folder}${name}.txt`, 'utf8');
  const expected = JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as Record<string, unknown>;
  const { notams, leftOver } = decodeNotams(text, CONTEXT);
  expect(leftOver).toEqual([]);
  expect(notams).toHaveLength(1);
  const facts = notams[0]?.facts;
  if (!facts) throw new Error('No NOTAM was found.');
  const { schedule, problems } = facts;
  // Of the hours the first and the last are written down.
  const intervals = schedule?.intervals && [schedule.intervals[0], schedule.intervals.at(-1)];
  expect(
    rounded({
      ...facts,
      schedule: schedule && { ...schedule, intervals },
      problems: problems.map(({ field, code }) => ({ field, code })),
    }),
  ).toMatchObject(expected);
});
