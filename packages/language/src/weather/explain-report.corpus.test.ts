import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  decodeReports,
  type Conditions,
  type Remark,
  type WeatherFacts,
  type Wind,
} from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { formatNumber } from '../format/number.ts';
import { digitsBesideForce } from './figures.ts';
import { explainReport } from './explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from './load-weather-catalogue.ts';
import type { ReportWording } from './report-wording.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const CORPUS = new URL('../../../../../shared/corpus/', import.meta.url);
const ABSENT = existsSync(CORPUS) ? false : 'no collection of weather reports in ../shared/corpus';

function lines(file: string, every: number): readonly string[] {
  return gunzipSync(readFileSync(new URL(file, CORPUS)))
    .toString()
    .trim()
    .split('\n')
    .filter((_, index) => index % every === 0);
}

/** About a thousand reports: observations of the whole world, European ones and forecasts. */
function corpus(): readonly WeatherFacts[] {
  const texts = [
    ...lines('metars-decoded.jsonl.gz', 12).map((line) => (JSON.parse(line) as { text: string }).text),
    ...lines('metars-more.txt.gz', 12),
    ...lines('tafs.txt.gz', 7),
  ];
  return texts.flatMap((text) =>
    decodeReports(text, { now: '2022-10-23T12:00:00Z' }).reports.map(({ facts }) => facts),
  );
}

const reports = ABSENT === false ? corpus() : [];

/** The text without isolating marks and with plain spaces. */
function plain(text: string): string {
  return text.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
}

function allOf({ translation, warnings, explanation }: ReportWording): string {
  return plain(
    [
      ...translation.map(({ text }) => text),
      ...warnings.map(({ text }) => text),
      ...explanation.map(({ text }) => text),
    ].join('\n'),
  );
}

/** QNH is cut to whole hectopascals, of inches before they are rounded to a tenth. */
function qnhFloor(qnhHpa: number, inHg: number | null): number {
  const ofInches = (inHg ?? 0) * 33.863886;
  return Math.floor(Math.abs(ofInches - qnhHpa) < 0.1 ? ofInches : qnhHpa);
}

const MPS_PER_KNOT = 1852 / 3600;
const KMH_PER_KNOT = 1.852;

/** One and two are said by the noun alone in Arabic. */
function isCountedByNoun(figure: string): boolean {
  return figure === '1' || figure === '2';
}

/** Figures as the language writes them; where it says Beaufort numbers too, a speed may need its tenth. */
function writer(catalogue: WeatherCatalogue) {
  const write = (value: number, decimals?: number): string =>
    formatNumber(value, catalogue, decimals).replace('-', '−');
  const speedDigits = (mps: number): number =>
    catalogue.windForce === undefined ? 0 : digitsBesideForce(mps);
  return Object.assign(write, { speedDigits });
}

type Write = ReturnType<typeof writer>;

function speedsOf(wind: Wind, write: Write): readonly string[] {
  return [wind.speedKt, wind.gustKt].flatMap((speedKt) => {
    if (speedKt === null) return [];
    const mps = speedKt * MPS_PER_KNOT;
    const metric = write(mps, write.speedDigits(mps));
    if (wind.unit === 'mps') return [metric];
    return [metric, write(wind.unit === 'kmh' ? Math.round(speedKt * KMH_PER_KNOT) : speedKt)];
  });
}

function figuresOfConditions(conditions: Conditions, write: Write): readonly string[] {
  const { wind, clouds, verticalVisibilityFt, visibilityM, temperatureC, dewPointC } = conditions;
  const { qnhHpa, altimeterInHg, runwayVisualRange } = conditions;
  const calm = wind?.directionDeg === 0 && wind.speedKt === 0 && wind.gustKt === null;
  return [
    ...(wind === null || calm ? [] : [wind.directionDeg, wind.fromDeg, wind.toDeg])
      .filter((degrees) => degrees !== null)
      .map((degrees) => `${String(degrees).padStart(3, '0')}°`),
    ...(wind === null || calm ? [] : speedsOf(wind, write)),
    ...[...clouds.map(({ baseFt }) => baseFt), verticalVisibilityFt]
      .filter((height) => height !== null && height > 2)
      .map((height) => write(height ?? 0)),
    ...(visibilityM !== null && visibilityM < 1000 && visibilityM % 50 === 0 ? [write(visibilityM)] : []),
    ...(visibilityM !== null && visibilityM >= 1000 && visibilityM % 100 === 0
      ? [write(visibilityM / 1000)]
      : []),
    ...[temperatureC, dewPointC]
      .filter((degrees) => degrees !== null)
      .map((degrees, _, both) => `${write(degrees, both.every(Number.isInteger) ? 0 : 1)} °C`),
    ...(qnhHpa === null ? [] : [String(qnhFloor(qnhHpa, altimeterInHg))]),
    ...(altimeterInHg === null ? [] : [write(altimeterInHg, 2)]),
    ...runwayVisualRange.flatMap(({ runway }) => (runway === null ? [] : [runway])),
  ];
}

/** Every number, time and identifier of the facts, as it must stand in the words. */
function figuresOf(facts: WeatherFacts, write: Write): readonly string[] {
  const times = [facts.issuedAt, ...facts.groups.flatMap(({ from, to }) => [from, to])];
  return [
    facts.station ?? '',
    ...[facts, ...facts.groups].flatMap(({ conditions }) => figuresOfConditions(conditions, write)),
    // Midnight is also the end of the day before.
    ...times
      .filter((time) => time !== null && !time.includes('T00:00'))
      .map((time) => time?.slice(11, 16) ?? ''),
    ...facts.temperatureForecasts.map(({ temperatureC }) => `${write(temperatureC)} °C`),
    ...facts.remarks.flatMap((remark) => figuresOfRemark(remark, write)),
  ];
}

/** What was understood is spelt out with its figures, everything else stands as it was printed. */
function figuresOfRemark(remark: Remark, write: Write): readonly string[] {
  if (!('text' in remark)) return [];
  const heights = (...feet: readonly (number | null)[]): readonly string[] =>
    feet.flatMap((foot) => (foot === null ? [] : [write(foot)]));
  switch (remark.code) {
    case 'cloudTypes':
      return /^[A-Z]{2}/.test(remark.text)
        ? [...remark.text.matchAll(/\d/g)].map(([oktas]) => `${oktas}/8`)
        : [remark.text];
    case 'weatherTimes':
      return (
        remark.weather?.flatMap(({ spells }) =>
          spells
            .flatMap(({ beganAt, endedAt }) => [beganAt, endedAt])
            .flatMap((time) => (time === null || time.includes('T00:00') ? [] : [time.slice(11, 16)])),
        ) ?? [remark.text]
      );
    case 'lightning':
    case 'convection':
      return remark.seen ? [] : [remark.text];
    case 'variableCover':
      return heights(remark.baseFt);
    case 'variableCeiling':
      return remark.ceiling ? heights(remark.ceiling.baseFt, remark.ceiling.upToFt) : [remark.text];
    case 'variableVisibility':
      return remark.visibility ? [remark.visibility.runway ?? ''] : [remark.text];
    default:
      return [remark.text];
  }
}

test.skipIf(ABSENT !== false)('there are a thousand reports', () => {
  expect(reports.length, String(ABSENT)).toBeGreaterThan(1000);
});

const ENGLISH = /\b(?:wind|gusts?|visibility|clouds?|rain|snow|runway|pressure|weather|with|unknown|from)\b/;
const HOLE = /undefined|null|\[object|NaN|[{}]| {2}| \.(?:\s|$)|\.\.$/m;

test.skipIf(ABSENT !== false).each(WEATHER_LANGUAGES)(
  'in %s every number, time and identifier of 1,000 reports stands unchanged, nothing has a hole or is left in English',
  async (language) => {
    const catalogue = await loadWeatherCatalogue(language);
    const write = writer(catalogue);
    const faulty = reports.flatMap((facts) => {
      const wording = explainReport(facts, { catalogue });
      const text = allOf(wording);
      const own = text.replace(/[“„«「][^”»」]*[”»」]/g, 'X');
      const faults = [
        // Colour states are spelt out, so the code itself stands apart.
        ...figuresOf(facts, write).filter(
          (figure) =>
            !figure.startsWith('BLACK') &&
            !text.includes(plain(figure)) &&
            !(language === 'ar' && isCountedByNoun(figure)),
        ),
        ...(HOLE.exec(own) ?? []),
        ...(language === 'en' ? [] : (ENGLISH.exec(own) ?? [])),
        ...(wording.tokens.length === facts.tokens.length ? [] : ['tokens']),
        ...wording.tokens.filter(({ meaning }) => meaning === '').map((token) => token.text),
      ];
      const source = facts.tokens.map((token) => token.text).join(' ');
      return faults.length === 0 ? [] : [{ source, faults }];
    });
    expect(faulty).toEqual([]);
  },
  120_000,
);

test.skipIf(ABSENT !== false)('every token of 1,000 reports is said by some sentence', async () => {
  const catalogue = await loadWeatherCatalogue('en');
  for (const facts of reports) {
    const { translation, tokens } = explainReport(facts, { catalogue });
    const spans = translation.flatMap((sentence) => sentence.spans);
    for (const { text, span, field, meaning } of tokens) {
      // AO2 is explained by itself alone.
      if (field === 'end' || /^(?:RMKS?|A[O0]2A?)$/i.test(text)) continue;
      const covered = spans.some(({ from, to }) => from <= span.from && to >= span.to);
      expect(covered, `${facts.tokens.map((each) => each.text).join(' ')}: ${text}`).toBe(true);
      if (field !== 'undecoded') expect(meaning, text).not.toBe(catalogue.messages.undecoded);
    }
  }
});
