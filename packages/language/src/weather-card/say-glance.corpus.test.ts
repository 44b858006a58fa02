import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE, type Glance } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { explainReport } from '../weather/explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';

const CORPUS = new URL('../../../../../shared/corpus/', import.meta.url);
const ABSENT = existsSync(CORPUS) ? false : 'no collection of weather reports in ../shared/corpus';
const MINUTE_MS = 60_000;
/** Somewhere with a clock of its own. */
const OSLO = { position: { lat: 60.2, lon: 11.1 }, timeZone: 'Europe/Oslo', elevationFt: 681 };

function lines(file: string, every: number): readonly string[] {
  return gunzipSync(readFileSync(new URL(file, CORPUS)))
    .toString()
    .trim()
    .split('\n')
    .filter((_, index) => index % every === 0);
}

function glances(texts: readonly string[], behindMinutes: number): readonly Glance[] {
  return texts.flatMap((text) =>
    decodeReports(text, { now: '2022-10-23T12:00:00Z' }).reports.flatMap(({ facts }) => {
      const at = Date.parse(facts.issuedAt ?? '2022-10-23T12:00:00Z');
      const now = new Date(at + behindMinutes * MINUTE_MS).toISOString();
      return [glanceAt({ reports: [facts], limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...OSLO })];
    }),
  );
}

const metars =
  ABSENT === false
    ? lines('metars-decoded.jsonl.gz', 700).map((line) => (JSON.parse(line) as { text: string }).text)
    : [];
const tafs = ABSENT === false ? lines('tafs.txt.gz', 700) : [];
const moments = [-120, 20, 60, 200, 3 * 24 * 60];
const all = moments.flatMap((minutes) => glances([...metars, ...tafs], minutes));

/** What stands above the fold, line by line. */
function linesOf(said: SaidGlance): readonly string[] {
  return [
    said.observation?.text,
    said.forecast?.text,
    [said.heading, said.why].filter((text) => text !== null).join(' '),
    said.missing,
    ...said.best,
    said.wind,
    said.light,
    ...said.notes,
    ...said.periods.map(({ when, heading, text, chance }) => [when, heading, text, chance ?? ''].join(' ')),
  ].filter((line) => line !== null && line !== undefined);
}

test.skipIf(ABSENT !== false).each(WEATHER_LANGUAGES)(
  'in %s no heading is within the limits above a worse row without a time',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const worse: readonly string[] = ['nogo', 'caution'];
    let found = 0;
    for (const glance of all) {
      const said = sayGlance(glance, words, { units: 'metric' });
      if (said.verdict !== 'fine' && said.verdict !== 'incomplete') continue;
      if (!said.periods.some(({ verdict, chanceVerdict }) => worse.includes(chanceVerdict ?? verdict)))
        continue;
      found++;
      expect(said.heading, `${String(glance.station)} at ${glance.now}`).toMatch(/\d\d:\d\d/);
    }
    expect(found).toBeGreaterThan(0);
  },
);

const HOLE = /undefined|null|NaN|\[object|[{}]| {2}|^\s*$|\.\./;
/** A word, a unit or a mark said twice in a row; in Bengali words are doubled by custom. */
const DOUBLED =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])|m\/s m\/s|風風|风风|の風の風|([、。，,.;；:：])\s*\2/u;

test.skipIf(ABSENT !== false).each(WEATHER_LANGUAGES)(
  'in %s every glance at 70 reports, fresh, old and too early, has no hole and says nothing twice',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const faulty = all.flatMap((glance) =>
      (['metric', 'aviation'] as const).flatMap((units) => {
        const said = linesOf(sayGlance(glance, words, { units })).map((line) =>
          line.replace(/[\u2066\u2069]/g, ''),
        );
        const bad = said.filter((line) => HOLE.test(line) || (language !== 'bn' && DOUBLED.test(line)));
        const twice = said.filter((line, index) => said.indexOf(line) !== index);
        return bad.length + twice.length === 0
          ? []
          : [{ station: glance.station, now: glance.now, bad, twice }];
      }),
    );
    expect(faulty).toEqual([]);
  },
  60_000,
);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function countWords(texts: readonly string[]): number {
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Enough of them that a median says something. */
const manyMetars =
  ABSENT === false
    ? lines('metars-decoded.jsonl.gz', 40).map((line) => (JSON.parse(line) as { text: string }).text)
    : [];
const manyTafs = ABSENT === false ? lines('tafs.txt.gz', 20) : [];

test.skipIf(ABSENT !== false).each(['en', 'no', 'es', 'ru'] as const)(
  'in %s a METAR has 45 words above the fold and a TAF 90, at the median',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const wordsOf = (texts: readonly string[]): number =>
      median(
        glances(texts, 60).map((glance) =>
          countWords(linesOf(sayGlance(glance, words, { units: 'metric' }))),
        ),
      );
    expect(wordsOf(manyMetars)).toBeLessThanOrEqual(45);
    expect(wordsOf(manyTafs)).toBeLessThanOrEqual(90);
  },
);

test.skipIf(ABSENT !== false)('no figure that is a reason not to fly reads as within its limit', async () => {
  const words = await loadWeatherCatalogue('en');
  for (const glance of all) {
    const { why } = sayGlance(glance, words, { units: 'metric' });
    for (const [, figure, limit] of why?.matchAll(
      /([\d.]+) m\/s[^;]*?, above your limit of ([\d.]+) m\/s/g,
    ) ?? []) {
      expect(Number(figure), why ?? '').toBeGreaterThan(Number(limit));
    }
  }
});

test.skipIf(ABSENT !== false)('the explanation of a report names no reason twice', async () => {
  const words = await loadWeatherCatalogue('en');
  for (const text of [...metars, ...tafs]) {
    for (const { facts } of decodeReports(text, { now: '2022-10-23T12:00:00Z' }).reports) {
      const { explanation } = explainReport(facts, { catalogue: words });
      const said = explanation.map((sentence) => sentence.text);
      expect(new Set(said).size, text).toBe(said.length);
      for (const sentence of said) {
        const reasons = sentence.replace(/^[^:]*: /, '').split('; ');
        expect(new Set(reasons).size, sentence).toBe(reasons.length);
      }
    }
  }
});
