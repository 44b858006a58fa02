import { expect, test } from 'vitest';
import { factsOf } from '../testing/read.ts';
import { summariseWindow } from './summarise-window.ts';
import { forecastTimeline } from './timeline.ts';

const FORECAST =
  'TAF ENGM 151100Z 1512/1612 24010KT 9999 -RA BKN020 TEMPO 1514/1518 25020G35KT 3000 +SHRA BKN008CB ' +
  'BECMG 1518/1520 VRB03KT NSW PROB30 1522/1602 0400 FG VV001 FM160400 18012KT CAVOK BECMG 1608/1610 20025G38KT 6000';

const hours = (text: string): string[] =>
  forecastTimeline(factsOf(text)).map(({ from, to, prevailing, becoming, atTimes }) =>
    [
      `${from.slice(8, 13)}-${to.slice(8, 13)}`,
      `${String(prevailing.wind?.speedKt)}kt ${String(prevailing.visibilityM)}m`,
      ...becoming.map(({ change, conditions }) => `${change} ${String(conditions.wind?.speedKt)}kt`),
      ...atTimes.map(({ change, conditions }) => `${change} ${String(conditions.visibilityM)}m`),
    ].join(' | '),
  );

test('a forecast is laid out in stretches through which the same holds', () => {
  expect(hours(FORECAST)).toEqual([
    '15T12-15T14 | 10kt 10000m',
    '15T14-15T18 | 10kt 10000m | TEMPO 3000m',
    '15T18-15T20 | 10kt 10000m | BECMG 3kt',
    '15T20-15T22 | 3kt 10000m',
    '15T22-16T02 | 3kt 10000m | PROB30 400m',
    '16T02-16T04 | 3kt 10000m',
    '16T04-16T08 | 12kt 10000m',
    '16T08-16T10 | 12kt 10000m | BECMG 25kt',
    '16T10-16T12 | 25kt 6000m',
  ]);
});

test('BECMG replaces only what it names, FM replaces everything', () => {
  const timeline = forecastTimeline(factsOf(FORECAST));
  const at = (hour: string): (typeof timeline)[number] | undefined =>
    timeline.find(({ from }) => from.slice(8, 13) === hour);
  expect(at('15T12')?.prevailing.weather).toHaveLength(1);
  expect(at('15T20')?.prevailing).toMatchObject({ weather: [], clouds: [{ cover: 'BKN', baseFt: 2000 }] });
  expect(at('16T04')?.prevailing).toMatchObject({ cavok: true, clouds: [], wind: { directionDeg: 180 } });
  expect(at('16T04')?.since).toBe(3);
  expect(at('16T10')?.prevailing).toMatchObject({ cavok: false, visibilityM: 6000, wind: { gustKt: 38 } });
});

test('a change whose time is not known is possible throughout', () => {
  const [only, ...others] = forecastTimeline(
    factsOf('TAF ENGM 151100Z 1512/1612 24010KT 9999 BKN020 TEMPO 1520/1516 2000 RA BECMG 8000'),
  );
  expect(others).toEqual([]);
  expect(only?.atTimes).toMatchObject([{ change: 'TEMPO', timeUnknown: true }]);
  expect(only?.becoming).toMatchObject([{ change: 'BECMG', timeUnknown: true }]);
  expect(only?.prevailing.visibilityM).toBe(10_000);
});

test('a change before an FM ends with it', () => {
  const timeline = forecastTimeline(
    factsOf('TAF ENGM 151100Z 1512/1612 24010KT 9999 BKN020 TEMPO 1512/1518 2000 FM151600 18012KT CAVOK'),
  );
  expect(timeline.find(({ from }) => from === '2026-07-15T16:00:00Z')?.atTimes).toEqual([]);
});

test.each([
  'TAF ENGM 151100Z NIL',
  'TAF AMD ENGM 151300Z 1512/1612 CNL',
  'METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008 TEMPO 2000',
  'TAF ENGM 151100Z 1518/1512 24010KT CAVOK',
])('%s has no timeline', (text) => {
  expect(forecastTimeline(factsOf(text))).toEqual([]);
});

test('stretches follow one another without a gap', () => {
  const timeline = forecastTimeline(factsOf(FORECAST));
  expect(timeline[0]?.from).toBe('2026-07-15T12:00:00Z');
  expect(timeline.at(-1)?.to).toBe('2026-07-16T12:00:00Z');
  timeline.slice(1).forEach(({ from }, i) => expect(from).toBe(timeline[i]?.to));
});

test('a window has what prevails in it and the worst that may happen', () => {
  const summary = summariseWindow(factsOf(FORECAST), {
    from: '2026-07-15T15:30:00Z',
    to: '2026-07-15T17:00:00Z',
  });
  expect(summary.coverage).toBe('whole');
  expect(summary.prevailing).toMatchObject({
    windKt: { value: 10, change: null },
    gustKt: null,
    visibilityM: { value: 10_000 },
    ceilingFt: { value: 2000 },
    convectiveCloud: false,
  });
  expect(summary.worst).toMatchObject({
    windKt: { value: 20, change: 'TEMPO', from: '2026-07-15T14:00:00Z', to: '2026-07-15T18:00:00Z' },
    gustKt: { value: 35, change: 'TEMPO' },
    visibilityM: { value: 3000, change: 'TEMPO' },
    ceilingFt: { value: 800, change: 'TEMPO' },
    convectiveCloud: true,
  });
  expect(summary.worst.weather).toHaveLength(2);
});

test('vertical visibility is a ceiling', () => {
  const summary = summariseWindow(factsOf(FORECAST), {
    from: '2026-07-15T23:00:00Z',
    to: '2026-07-16T00:00:00Z',
  });
  expect(summary.worst.ceilingFt).toMatchObject({ value: 100, change: 'PROB30' });
});

test.each([
  ['2026-07-15T11:00:00Z', '2026-07-15T13:00:00Z', 'part'],
  ['2026-07-16T11:00:00Z', '2026-07-16T13:00:00Z', 'part'],
  ['2026-07-16T12:00:00Z', '2026-07-16T13:00:00Z', 'none'],
  ['2026-07-15T12:00:00Z', '2026-07-16T12:00:00Z', 'whole'],
])('of %s to %s the forecast covers: %s', (from, to, coverage) => {
  expect(summariseWindow(factsOf(FORECAST), { from, to }).coverage).toBe(coverage);
});
