import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { missingSensors } from './missing-elements.ts';

test.each([
  ['20/10', []],
  ['06/01', []],
  ['05/01', ['freezingRain']],
  ['M02/M03', ['freezingRain']],
  ['/////', ['freezingRain']],
])('of freezing rain nothing is missing in air that is too warm for it: %s', (temperature, missing) => {
  const text = `METAR KDDH 151150Z AUTO 24005KT 10SM CLR ${temperature} A2992 RMK AO2 FZRANO`;
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  expect(report && missingSensors(report.facts)).toEqual(missing);
});

test.each([
  ['FZFG', ['freezingRain']],
  ['-FZRA', []],
  ['FZDZ', []],
])('%s: freezing fog does not tell whether it rains, too', (weather, missing) => {
  const text = `METAR KDDH 151150Z AUTO 24005KT 1SM ${weather} OVC008 M02/M02 A2992 RMK AO2 FZRANO`;
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  expect(report && missingSensors(report.facts)).toEqual(missing);
});
