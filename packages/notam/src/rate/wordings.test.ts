import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { factsOfTelegram } from './rate-text.test-helper.ts';
import { RATING_LEVELS, type Rating, type RatingLevel } from './reason.ts';
import { rateNotam } from './rate-notam.ts';

interface Wording {
  readonly id: string;
  readonly text: string;
  readonly rating: RatingLevel;
  readonly also: readonly RatingLevel[];
  /** "Not understood", which restricts, is a right answer too. */
  readonly notUnderstoodOk: boolean;
  readonly why: string;
}

const HARDNESS: Readonly<Record<RatingLevel, number>> = {
  forbidden: 3,
  restricted: 2,
  caution: 1,
  allowed: 0,
  information: 0,
};

/** Each set was written before its writer had seen the rules or the code, and judged before any word of it was learnt from. */
const SETS = ['wordings.jsonl', 'wordings-of-offices.jsonl', 'wordings-of-who-is-asked.jsonl'];

function readWordings(name: string): Wording[] {
  return readFileSync(resolve(import.meta.dirname, 'cases', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Wording);
}

function rate({ text }: Wording): Rating {
  return rateNotam(factsOfTelegram(text), { groundHeightFtAmsl: null });
}

/** By how many steps the rating is milder than the mildest right one; negative where it is stricter than the strictest. */
function stepsTooMild(wording: Wording, { level, reasons }: Rating): number {
  if (
    wording.notUnderstoodOk &&
    level === 'restricted' &&
    reasons.some(({ code }) => code === 'notUnderstood')
  )
    return 0;
  const right = [wording.rating, ...wording.also].map((each) => HARDNESS[each]);
  const got = HARDNESS[level];
  if (got < Math.min(...right)) return Math.min(...right) - got;
  return Math.min(0, Math.max(...right) - got);
}

test.each(SETS)('of %s none is rated too mild, and no ban among them is lost', (name) => {
  const rated = readWordings(name).map((wording) => ({ wording, rating: rate(wording) }));
  const rows = RATING_LEVELS.map((wanted) => [
    wanted,
    ...RATING_LEVELS.map(
      (got) =>
        rated.filter(({ wording, rating }) => wording.rating === wanted && rating.level === got).length,
    ),
  ]);
  const matrix = [['wanted\\got', ...RATING_LEVELS], ...rows].map((row) => row.join('\t')).join('\n');
  const tell = ({ wording, rating }: (typeof rated)[number]): string =>
    `${wording.id} ${rating.level} for ${wording.rating} (${wording.why})`;
  const tooMild = rated.filter(({ wording, rating }) => stepsTooMild(wording, rating) >= 1).map(tell);
  const bansLost = rated
    .filter(
      ({ wording, rating }) => wording.rating === 'forbidden' && HARDNESS[rating.level] < HARDNESS.restricted,
    )
    .map(tell);
  const tooStrict = rated.filter(({ wording, rating }) => stepsTooMild(wording, rating) < 0).map(tell);
  expect(tooMild, matrix).toEqual([]);
  expect(bansLost, matrix).toEqual([]);
  expect(tooStrict.length / rated.length, `${matrix}\n${tooStrict.join('\n')}`).toBeLessThanOrEqual(0.05);
});
