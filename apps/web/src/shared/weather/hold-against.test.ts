import { keepLimits, type WeatherReport } from '@klarnotam/contract';
import { explainReport, loadWeatherCatalogue } from '@klarnotam/language';
import { decodeReports, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { holdAgainst } from './hold-against.ts';
import { glanceOf, stationsOf } from './stations.ts';

const NOW = '2026-07-15T12:00:00Z';
const METAR = 'METAR ENGM 151150Z 24012KT 9999 FEW040 18/08 Q1013';
const WEAK = { ...TYPICAL_SMALL_DRONE, maximumWindMps: 6, maximumGustMps: 6 };
const STRONG = { ...TYPICAL_SMALL_DRONE, maximumWindMps: 20, maximumGustMps: 20 };
const words = await loadWeatherCatalogue('en');

/** A report as it was answered for a drone. */
function answered(limits: typeof WEAK): WeatherReport {
  const [report] = decodeReports(METAR, { now: NOW, profile: limits }).reports;
  if (report === undefined) throw new Error('nothing decoded');
  const wording = explainReport(report.facts, { catalogue: words, timeZone: null });
  return {
    source: METAR,
    facts: report.facts,
    explanation: wording.explanation.map(({ text }) => text).join(' '),
    passages: { translation: wording.translation, explanation: wording.explanation },
    warnings: wording.warnings,
    limits: keepLimits(limits),
    position: null,
    elevationFt: null,
    validTime: { start: NOW, end: null, timeZone: null },
  } as unknown as WeatherReport;
}

test('a report held against another drone says what an answer for that drone says', () => {
  for (const [made, held] of [
    [STRONG, WEAK],
    [WEAK, STRONG],
  ] as const) {
    const anew = holdAgainst(answered(made), held, words);
    expect(anew).toEqual(answered(held));
    expect(anew.explanation).not.toBe(answered(made).explanation);
  }
});

test('held against its own drone a report stays the same one', () => {
  const report = answered(WEAK);
  expect(holdAgainst(report, { ...WEAK }, words)).toBe(report);
});

test('the verdict of an answer goes by the drone of now', () => {
  const [station] = stationsOf([answered(STRONG)]);
  if (station === undefined) throw new Error('no station');
  const moment = { nowMs: Date.parse(NOW), flightMinutes: 30 };
  expect(glanceOf(station, moment, null).verdict).toBe('fine');
  expect(glanceOf(station, moment, WEAK)).toMatchObject({ verdict: 'nogo', limits: WEAK });
});
