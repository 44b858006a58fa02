import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

/** What each field means stands in the folder's README. */
const FOLDER = join(import.meta.dirname, '../../../samples/polarity');
const MAX_BYTES = 1_000_000;
const KINDS = [
  'negation',
  'permission-added',
  'permission-dropped',
  'exception-added',
  'exception-dropped',
  'rating-milder',
  'rating-stricter',
];

interface Sample {
  readonly kind: string;
  readonly say: string;
  readonly find?: string;
  readonly replace?: string;
  readonly notam?: number;
  readonly rating?: string;
  readonly right?: boolean;
}

function readLines<Line>(name: string): readonly Line[] {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const notams = new Set(readLines<{ notam: number; text: string }>('notams.jsonl').map(({ notam }) => notam));

describe.each(LANGUAGES)('polarity samples in $name', ({ code }) => {
  const samples = readLines<Sample>(`${code}.jsonl`);

  test('are a fair share of all, of every kind', () => {
    expect(samples).toHaveLength(270);
    for (const kind of KINDS) {
      expect(samples.filter((sample) => sample.kind === kind).length, kind).toBeGreaterThan(8);
    }
  });

  test('turn one passage of a true sentence, or say whether a rating may be explained so', () => {
    for (const { kind, say, find, replace, notam, rating, right } of samples) {
      expect(say).not.toBe('');
      if (kind === 'rating') {
        expect(typeof rating).toBe('string');
        expect(typeof right).toBe('boolean');
        continue;
      }
      expect(KINDS).toContain(kind);
      expect(say.split(find ?? ''), say).toHaveLength(2);
      expect(replace).not.toBe(find);
      expect(kind.startsWith('rating-') || notams.has(notam ?? 0)).toBe(true);
    }
  });
});

test('the polarity samples stay under a megabyte', () => {
  const bytes = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name)).byteLength);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});
