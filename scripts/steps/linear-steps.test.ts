import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DecodedNotam } from '../../packages/notam/src/index.ts';
import type { DecodedReport } from '../../packages/weather/src/index.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { buildHostileText, type HostileText } from '../../packages/notam/src/testing/build-hostile-text.ts';
import { startCountingSteps } from './count-steps.ts';

const SAMPLES = join(import.meta.dirname, '../../samples');
const NOW = '2026-07-01T00:00:00Z';
const OSLO = { lat: 60.2, lon: 11.1 };
/** Of texts this long and twice this long the steps are compared. */
const LENGTH = 2_000;
/** Twice the text may take so many times the steps: a little more than twice, for what begins beyond a length. */
const MOST = 2.5;
/** How many made texts are tried; `npm run chaos` tries more. */
const RUNS = Number(process.env['STEP_RUNS'] ?? 4);

const counter = await startCountingSteps();
// What is imported before counting begins is not counted block by block.
const { decodeNotams } = await import('../../packages/notam/src/index.ts');
const { decodeReports } = await import('../../packages/weather/src/index.ts');
const { LANGUAGES, explainNotam, explainReport, loadCatalogue, loadWeatherCatalogue } =
  await import('../../packages/language/src/index.ts');
const catalogues = await Promise.all(LANGUAGES.map(({ code }) => loadCatalogue(code)));
const weatherCatalogues = await Promise.all(LANGUAGES.map(({ code }) => loadWeatherCatalogue(code)));
afterAll(() => counter.stop());

function decode(text: string): readonly DecodedNotam[] {
  return decodeNotams(text, {
    now: NOW,
    aerodromeAt: (icao) => (icao === 'ENGM' ? OSLO : null),
    timeZoneOf: () => 'Europe/Oslo',
  }).notams;
}

function decodeWeather(text: string): readonly DecodedReport[] {
  return decodeReports(text, { now: NOW, position: OSLO }).reports;
}

/** English writes terms out in their place, the others behind the clause; each of these others has its turn. */
function languagesOf(turn: number): readonly number[] {
  const english = LANGUAGES.findIndex(({ code }) => code === 'en');
  return [english, (turn * 5 + 3) % LANGUAGES.length];
}

/** The steps of finding, decoding and rating a text, and of wording it in some languages. */
async function stepsOf(
  to: HostileText['to'],
  text: string,
  languages: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const steps = new Map<string, number>();
  if (to === 'weather') {
    let reports: readonly DecodedReport[] = [];
    steps.set('decode', await counter.count(() => (reports = decodeWeather(text))));
    for (const catalogue of languages.flatMap((index) => weatherCatalogues[index] ?? [])) {
      const say = (): unknown => reports.map(({ facts }) => explainReport(facts, { catalogue }));
      steps.set(catalogue.language, await counter.count(say));
    }
    return steps;
  }
  let notams: readonly DecodedNotam[] = [];
  steps.set('decode', await counter.count(() => (notams = decode(text))));
  for (const catalogue of languages.flatMap((index) => catalogues[index] ?? [])) {
    steps.set(
      catalogue.language,
      await counter.count(() => notams.map((notam) => explainNotam(notam, catalogue))),
    );
  }
  return steps;
}

/** What takes more than {@link MOST} times the steps for twice the text. */
async function growingFaster(recipe: HostileText, languages: readonly number[]): Promise<readonly string[]> {
  const once = await stepsOf(recipe.to, buildHostileText(recipe, LENGTH), languages);
  const twice = await stepsOf(recipe.to, buildHostileText(recipe, 2 * LENGTH), languages);
  return [...twice].flatMap(([what, steps]) => {
    const ratio = steps / Math.max(1, once.get(what) ?? 0);
    return ratio > MOST ? [`${recipe.name}: ${what} ${ratio.toFixed(1)} times, ${steps} steps`] : [];
  });
}

describe('twice the text takes about twice the steps', () => {
  const all = JSON.parse(readFileSync(join(SAMPLES, 'hostile/texts.json'), 'utf8')) as HostileText[];
  // The others are as long as they are by what stands in front.
  const recipes = all.filter(({ head, tail }) => head.length + tail.length < LENGTH / 2);
  test.each(recipes.map((recipe, index) => [recipe.name, recipe, index] as const))(
    '%s',
    async (_name, recipe, index) => {
      expect(await growingFaster(recipe, languagesOf(index))).toEqual([]);
    },
  );
});

test(
  'twice the text takes about twice the steps, whatever words of real NOTAMs are repeated',
  async () => {
    const folder = join(SAMPLES, 'notams');
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const words = [...new Set(texts.flatMap((text) => text.split(/\s+/)))];
    const [head = ''] = /^[\s\S]*E\) /.exec(texts[0] ?? '') ?? [];
    expect(head).not.toBe('');
    const units = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(units, fc.constantFrom(' ', '\n', '. '), async (parts, between) => {
        const unit = parts.join(' ') + between;
        const recipe = { name: unit, to: 'notam', head, unit, tail: '' } as const;
        expect(await growingFaster(recipe, languagesOf(unit.length))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  300_000 + RUNS * 5_000,
);

test('every block that runs is a step', async () => {
  const text = buildHostileText(
    { name: '', to: 'notam', head: '', unit: 'A1234/26 NOTAMN ', tail: '' },
    LENGTH,
  );
  expect(await counter.count(() => decode(text))).toBeGreaterThan(10 * text.length);
});

test('steps that grow with the square of a text are found', async () => {
  const quadratic = (length: number): Promise<number> => {
    const text = 'x'.repeat(length);
    return counter.count(() => {
      for (let at = 0; at < text.length; at += 1) /y/g.test(text.slice(at));
    });
  };
  expect((await quadratic(2 * LENGTH)) / (await quadratic(LENGTH))).toBeGreaterThan(3.5);
});
