import { expect, test } from 'vitest';
import type { WeatherFacts } from '../facts.ts';
import { factsOf, observed, problemsOf, undecodedOf } from '../testing/read.ts';

const periods = ({ groups }: WeatherFacts): (string | null)[][] =>
  groups.map(({ change, from, to }) => [change, from?.slice(5, 16) ?? null, to?.slice(5, 16) ?? null]);

const forecast = (groups: string): WeatherFacts =>
  factsOf(`TAF ENGM 151100Z 1512/1618 24010KT 9999 BKN020 ${groups}`);

test('every change group has its kind and its moments', () => {
  const facts = forecast(
    'TX22/1514Z TNM01/1603Z TEMPO 1512/1516 4000 SHRA BECMG 1518/1520 VRB03KT PROB30 1520/1524 0500 FG ' +
      'PROB40 TEMPO 1600/1606 BKN004 FM160930 18012KT 9999 SCT030 FM161200 20015G25KT CAVOK',
  );
  expect(periods(facts)).toEqual([
    ['TEMPO', '07-15T12:00', '07-15T16:00'],
    ['BECMG', '07-15T18:00', '07-15T20:00'],
    ['PROB30', '07-15T20:00', '07-16T00:00'],
    ['PROB40 TEMPO', '07-16T00:00', '07-16T06:00'],
    ['FM', '07-16T09:30', '07-16T12:00'],
    ['FM', '07-16T12:00', '07-16T18:00'],
  ]);
  expect(facts.temperatureForecasts).toEqual([
    { kind: 'maximum', temperatureC: 22, at: '2026-07-15T14:00:00Z' },
    { kind: 'minimum', temperatureC: -1, at: '2026-07-16T03:00:00Z' },
  ]);
  expect(facts.problems).toEqual([]);
});

test('what a group says stays in its group', () => {
  const facts = forecast('TEMPO 1512/1516 25020G35KT 2000 +TSRA BKN012CB');
  expect(facts.conditions).toMatchObject({ visibilityM: 10_000, weather: [] });
  expect(facts.groups[0]?.conditions).toMatchObject({
    wind: { speedKt: 20, gustKt: 35 },
    visibilityM: 2000,
    weather: [{ intensity: 'heavy', descriptor: 'TS', phenomena: ['RA'] }],
    clouds: [{ cover: 'BKN', baseFt: 1200, type: 'CB' }],
  });
});

test('tokens know the group that they belong to', () => {
  const { tokens } = forecast('TEMPO 1512/1516 2000 BECMG 1518/1520 9999');
  expect(tokens.filter(({ field }) => field === 'visibility').map(({ group }) => group)).toEqual([
    null,
    0,
    1,
  ]);
});

test.each([
  ['BECMG', [['BECMG', '07-15T11:50', '07-15T13:50']]],
  ['TEMPO', [['TEMPO', '07-15T11:50', '07-15T13:50']]],
  ['BECMG FM1230', [['BECMG', '07-15T12:30', '07-15T13:50']]],
  ['TEMPO TL1310', [['TEMPO', '07-15T11:50', '07-15T13:10']]],
  ['BECMG AT1230', [['BECMG', '07-15T12:30', '07-15T12:30']]],
  ['TEMPO FM1200 TL1300', [['TEMPO', '07-15T12:00', '07-15T13:00']]],
  ['INTER 1230/1330', [['INTER', '07-15T12:30', '07-15T13:30']]],
  ['PROB30 TEMPO', [['PROB30 TEMPO', '07-15T11:50', '07-15T13:50']]],
])('a trend of two hours: %s', (change, expected) => {
  const facts = observed(`24015KT 9999 NSC 10/05 Q1013 ${change} 3000 SHRA`);
  expect(periods(facts)).toEqual(expected);
  expect(facts.groups[0]?.conditions.visibilityM).toBe(3000);
  expect(facts.problems).toEqual([]);
});

test('a trend goes on past midnight', () => {
  const facts = factsOf(
    'METAR LTBS 152320Z 04006KT 9999 NSC 13/11 Q1017 BECMG TL0040 NSW',
    '2026-07-15T23:30:00Z',
  );
  expect(periods(facts)).toEqual([['BECMG', '07-15T23:20', '07-16T00:40']]);
  expect(facts.groups[0]?.conditions.noSignificantWeather).toBe(true);
});

test('a forecast of old gives hours alone', () => {
  const facts = factsOf(
    'TAF KPIT 091730Z 091818 22020KT 3SM SCT020 TEMPO 2006 1SM BECMG 1012 4SM FM1500 5SM',
    '2026-07-09T18:00:00Z',
  );
  expect(periods(facts)).toEqual([
    ['TEMPO', '07-09T20:00', '07-10T06:00'],
    ['BECMG', '07-10T10:00', '07-10T12:00'],
    ['FM', '07-10T15:00', '07-10T18:00'],
  ]);
});

test.each([
  ['TEMPO 1520/1516 2000', 'change.periodReversed', '1520/1516'],
  ['TEMPO 1526/1530 2000', 'change.impossiblePeriod', '1526/1530'],
  ['FM152530 20005KT', 'change.impossiblePeriod', 'FM152530'],
])('%s is a group whose time is not known', (groups, problem, undecoded) => {
  const facts = forecast(groups);
  expect(facts.groups).toMatchObject([{ from: null, to: null }]);
  expect(problemsOf(facts)).toEqual([problem]);
  expect(undecodedOf(facts)).toEqual([undecoded]);
});

test('a change outside the forecast keeps its time and is a problem', () => {
  const facts = forecast('TEMPO 1510/1514 2000');
  expect(periods(facts)).toEqual([['TEMPO', '07-15T10:00', '07-15T14:00']]);
  expect(problemsOf(facts)).toEqual(['change.outsideValidity']);
});

test('a change without its time is a problem', () => {
  expect(problemsOf(forecast('BECMG 8000 NSW'))).toEqual(['change.missingPeriod']);
});

test('hours that lost their stroke are no visibility', () => {
  const facts = forecast('TEMPO 1507 1511 2000 RA');
  expect(facts.groups[0]?.conditions.visibilityM).toBe(2000);
  expect(undecodedOf(facts)).toEqual(['1507', '1511']);
});

test('an observation that goes on without TEMPO or BECMG keeps its own wind and clouds', () => {
  const facts = observed('23010KT 4400 BR OVC006 11/11 Q1009 YLO 23012KT 4000 BR BKN006 TEMPO 2000');
  expect(facts.conditions).toMatchObject({ wind: { speedKt: 10 }, visibilityM: 4400 });
  expect(periods(facts).map(([change]) => change)).toEqual(['unlabelled', 'TEMPO']);
  expect(facts.groups[0]?.conditions).toMatchObject({ wind: { speedKt: 12 }, visibilityM: 4000 });
  expect(problemsOf(facts)).toEqual(['change.unlabelledChange']);
});

test.each([
  ['AMD NOT SKED', 'AMD NOT SKED'],
  ['NXT FCST BY 18Z', 'NXT FCST BY 18Z'],
  ['LAST NO AMDS AFT 1516 NEXT 1606', 'LAST NO AMDS AFT 1516 NEXT 1606'],
  ['RMK FCST BASED ON AUTO OBS. NXT FCST BY 151800Z', 'FCST BASED ON AUTO OBS. NXT FCST BY 151800Z'],
])('%s is a note', (words, text) => {
  const facts = forecast(words);
  expect(facts.remarks).toEqual([{ code: 'note', text }]);
  expect(undecodedOf(facts)).toEqual([]);
});

test('a forecast goes on behind remarks in its middle', () => {
  const facts = forecast(
    'RMK FCST BASED ON AUTO OBS. NXT FCST BY 151400Z TEMPO 1512/1514 1 1/2SM -SN FM151600 10008KT P6SM',
  );
  expect(periods(facts)).toEqual([
    ['TEMPO', '07-15T12:00', '07-15T14:00'],
    ['FM', '07-15T16:00', '07-16T18:00'],
  ]);
  expect(facts.groups[0]?.conditions.visibilityM).toBe(2414);
});

test.each([
  ['PROB20 1520/1524 0400 FG VV001', ['PROB20']],
  ['TEMPOO 1520/1524 0400 FG VV001', ['TEMPOO']],
])('what follows %s is not what prevails', (groups, undecoded) => {
  const facts = forecast(groups);
  expect(facts.conditions).toMatchObject({ visibilityM: 10_000, weather: [], verticalVisibilityFt: null });
  expect(periods(facts)).toEqual([['unlabelled', '07-15T20:00', '07-16T00:00']]);
  expect(facts.groups[0]?.conditions).toMatchObject({ visibilityM: 400, verticalVisibilityFt: 100 });
  expect(undecodedOf(facts)).toEqual(undecoded);
  expect(problemsOf(facts)).toContain('change.unlabelledChange');
});

test('weather behind the pressure of an observation is not what was observed', () => {
  const facts = observed('24015KT 9999 NSC 10/05 Q1013 TENPO SHRA BKN008');
  expect(facts.conditions).toMatchObject({ weather: [], clouds: [{ cover: 'NSC' }] });
  expect(facts.groups[0]).toMatchObject({
    change: 'unlabelled',
    from: null,
    conditions: { weather: [{ phenomena: ['RA'] }], clouds: [{ baseFt: 800 }] },
  });
});
