import type { Verdict } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { verdictOfStations, type StationAtFlight } from './weather-of-flight.ts';

const at = (distanceM: number | null, verdict: Verdict): StationAtFlight =>
  ({ place: 'X', distanceM, glance: { verdict } }) as StationAtFlight;

test.each<[string, StationAtFlight[], Verdict]>([
  ['no station', [], 'notJudged'],
  ['the worst of those near', [at(3_000, 'fine'), at(45_000, 'nogo')], 'nogo'],
  ['care goes before what is missing', [at(3_000, 'incomplete'), at(45_000, 'caution')], 'caution'],
  ['one far away beside a near one', [at(300_000, 'nogo'), at(3_000, 'fine')], 'fine'],
  ['the nearest of several that stop nobody', [at(40_000, 'fine'), at(3_000, 'incomplete')], 'incomplete'],
  [
    'the next, where the nearest has no report that counts',
    [at(3_000, 'notJudged'), at(40_000, 'fine')],
    'fine',
  ],
  ['none near: the nearest clears nothing', [at(120_000, 'fine'), at(300_000, 'nogo')], 'incomplete'],
  ['none near: the nearest may stop a flight', [at(120_000, 'nogo')], 'nogo'],
  ['a station in no table clears nothing', [at(null, 'fine')], 'incomplete'],
])('%s', (_, stations, verdict) => {
  expect(verdictOfStations(stations)).toBe(verdict);
});
