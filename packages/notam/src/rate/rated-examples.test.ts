import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { factsOfTelegram } from './rate-text.test-helper.ts';
import { rateNotam } from './rate-notam.ts';
import { RATING_LEVELS, type RatingLevel } from './reason.ts';

interface Example {
  readonly text: string;
  readonly rating: RatingLevel;
  readonly also_defensible: readonly RatingLevel[];
  readonly why: string;
}

const PATH = resolve(import.meta.dirname, '../../../../../shared/impact/rated-notams.jsonl');
const HARDNESS: Readonly<Record<RatingLevel, number>> = {
  forbidden: 3,
  restricted: 2,
  caution: 1,
  allowed: 0,
  information: 0,
};

function readExamples(): Example[] {
  return readFileSync(PATH, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
}

function confusionTable(pairs: readonly (readonly [RatingLevel, RatingLevel])[]): string {
  const rows = RATING_LEVELS.map((wanted) =>
    [wanted, ...RATING_LEVELS.map((got) => pairs.filter(([w, g]) => w === wanted && g === got).length)].join(
      '\t',
    ),
  );
  return [['wanted\\got', ...RATING_LEVELS].join('\t'), ...rows].join('\n');
}

test.skipIf(!existsSync(PATH))(`rates the examples rated by hand like their readers (${PATH})`, () => {
  const outcomes = readExamples().map((example) => {
    const { level } = rateNotam(factsOfTelegram(example.text), { groundHeightFtAmsl: null });
    return { example, level, good: level === example.rating || example.also_defensible.includes(level) };
  });
  const pairs = outcomes.map(({ example, level }) => [example.rating, level] as const);
  const report = [
    confusionTable(pairs),
    ...outcomes
      .filter(({ good }) => !good)
      .map(
        ({ example, level }) =>
          `${level} for ${example.rating} (${example.why}): ${example.text.slice(0, 120)}`,
      ),
  ].join('\n');
  const good = outcomes.filter((outcome) => outcome.good).length;
  const tooMild = outcomes.filter(({ example, level }) => HARDNESS[example.rating] - HARDNESS[level] >= 2);
  expect(good / outcomes.length, report).toBeGreaterThanOrEqual(0.97);
  expect(tooMild, report).toEqual([]);
});
