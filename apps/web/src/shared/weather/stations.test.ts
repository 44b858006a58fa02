import type { WeatherReport } from '@klarnotam/contract';
import { decodeReports, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { glanceOf, levelOf, stationsOf, worstLevel } from './stations.ts';

const NOW = '2026-07-15T12:00:00Z';
const PLACE = { position: { lat: 60.2, lon: 11.1 }, elevationFt: 681 };

/** Reports as an answer has them, with the limits of an earlier release. */
function answer(...texts: string[]): WeatherReport[] {
  const { maximumGustMps: _gust, rainRating: _rain, ...former } = TYPICAL_SMALL_DRONE;
  return texts.map((text) => {
    const [report] = decodeReports(text, { now: NOW }).reports;
    return {
      source: text,
      facts: report?.facts,
      ...PLACE,
      validTime: { start: null, end: null, timeZone: 'Europe/Oslo' },
      limits: { ...former, rainproof: false },
    } as unknown as WeatherReport;
  });
}

const METAR = 'METAR ENGM 151150Z 24004KT 9999 FEW040 18/08 Q1013';
const TAF = 'TAF ENGM 151100Z 1512/1612 24004KT 9999 FEW040';
const RAIN = 'METAR ENVA 151150Z 24004KT 9999 -RA FEW040 18/08 Q1013';
const glance = (reports: readonly WeatherReport[], nowMs = Date.parse(NOW)) =>
  stationsOf(reports).map((station) => glanceOf(station, { nowMs, flightMinutes: 30 }, null));

test('reports of one station come together, in the order of the paste', () => {
  const stations = stationsOf(answer(METAR, RAIN, TAF));
  expect(stations.map(({ reports }) => reports.map(({ position }) => position))).toEqual([[1, 3], [2]]);
});

test('reports that name no station stay apart', () => {
  const [first, second] = answer(METAR, METAR);
  const nameless = [first, second].map((report) => ({
    ...report,
    facts: { ...report?.facts, station: null },
  })) as WeatherReport[];
  expect(stationsOf(nameless)).toHaveLength(2);
});

test('an answer of an earlier release is judged by the limits that it kept, on the strict side', () => {
  const [fine, wet] = glance(answer(METAR, TAF, RAIN));
  expect(fine).toMatchObject({ station: 'ENGM', verdict: 'fine', timeZone: 'Europe/Oslo' });
  expect(fine?.limits).toEqual(TYPICAL_SMALL_DRONE);
  expect(fine?.forecast?.periods.length).toBeGreaterThan(0);
  expect(wet?.verdict).toBe('nogo');
});

test('the same answer judges nothing when it is opened days later', () => {
  const later = glance(answer(METAR, TAF), Date.parse(NOW) + 3 * 86_400_000);
  expect(later[0]).toMatchObject({ verdict: 'notJudged', observation: { age: { state: 'old' } } });
});

test('what is missing or not judged is never green, and the worst of several tints the page', () => {
  expect(levelOf('incomplete')).toBe('information');
  expect(levelOf('notJudged')).toBe('information');
  expect(worstLevel(['fine', 'incomplete'])).toBe('information');
  expect(worstLevel(['fine', 'caution', 'nogo'])).toBe('forbidden');
  expect(worstLevel(['fine', 'fine'])).toBe('allowed');
});
