import type { WeatherReport } from '@klarnotam/contract';
import { loadWeatherCatalogue, sayGlance } from '@klarnotam/language';
import { decodeReports, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';
import { glanceOf, stationsOf } from '../../shared/weather/stations.ts';

test('the text to send has the answer of each station, its rows, its reports as sent, and the standing line once', async () => {
  const now = '2026-07-15T12:00:00Z';
  const sources = [
    'METAR ENGM 151150Z 24015G28KT 9999 FEW040 18/08 Q1013',
    'TAF ENGM 151100Z 1512/1612 24004KT 9999 FEW040',
    'METAR ENVA 151150Z 24004KT 9999 FEW040 18/08 Q1013',
  ];
  const reports = sources.map((source) => ({
    source,
    facts: decodeReports(source, { now }).reports[0]?.facts,
    location: 'Somewhere',
    position: null,
    elevationFt: null,
    validTime: { start: null, end: null, timeZone: null },
    limits: { ...TYPICAL_SMALL_DRONE, rainproof: false },
  })) as unknown as WeatherReport[];
  const words = await loadWeatherCatalogue('en');
  const said = stationsOf(reports).map((station) => ({
    station,
    said: sayGlance(glanceOf(station, { nowMs: Date.parse(now), flightMinutes: 30 }, null), words, {
      units: 'metric',
    }),
  }));
  const text = copyText(said, 'It is no permission.');
  for (const source of sources) expect(text).toContain(source);
  expect(text).toContain('Don’t fly');
  expect(text).toMatch(/your limit of 10.7/);
  expect(text).toMatch(/: Within your limits/);
  expect(text.split('It is no permission.')).toHaveLength(2);
  expect(text).not.toContain('..');
});
