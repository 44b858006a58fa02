import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { missingElements } from './missing-elements.ts';

test.each([
  ['//////TCU', ['cloudLayer']],
  ['FEW030 BKN///', ['cloudLayer']],
  ['//////', ['cloud']],
])('of the sky %s is missing: %s', (sky, expected) => {
  const text = `METAR ENGM 151150Z AUTO 24005KT 9999 ${sky} 20/10 Q1013`;
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  expect(report && missingElements(report.facts.conditions, 'metar')).toEqual(expected);
});
