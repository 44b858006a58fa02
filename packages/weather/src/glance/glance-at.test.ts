import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import type { Glance, GlanceInput, Period, Reason } from './glance.ts';
import { glanceAt } from './glance-at.ts';

const NOW = '2026-07-15T12:00:00Z';
const OSLO = { lat: 60.2, lon: 11.08 };

/** The reports as they were dated at noon, looked at at another moment. */
function glance(text: string, given: Partial<GlanceInput> = {}): Glance {
  return glanceAt({
    reports: decodeReports(text, { now: NOW }).reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now: NOW,
    position: OSLO,
    elevationFt: 681,
    timeZone: 'Europe/Oslo',
    flightMinutes: 30,
    ...given,
  });
}

const FINE = 'METAR ENGM 151150Z 24005KT CAVOK 20/10 Q1013';
const brief = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ code, severity }) => `${code} ${severity}`);
const row = ({ from, to, comesAboutBy, verdict, chance }: Period): string =>
  [
    `${from.slice(8, 13)}-${to.slice(8, 13)}`,
    ...(comesAboutBy === null ? [] : [`by ${comesAboutBy.slice(11, 13)}`]),
    verdict,
    ...(chance === null
      ? []
      : [`${String(chance.percent)} ${chance.atTimes ? 'TEMPO ' : ''}${chance.verdict}`]),
  ].join(' ');
const rows = (text: string, given?: Partial<GlanceInput>): string[] =>
  (glance(text, given).forecast?.periods ?? []).map(row);
const hours = ({ bestHours }: Glance): string[] =>
  (bestHours ?? []).map(({ from, to, light, verdict }) =>
    [`${from.slice(8, 16)}-${to.slice(8, 16)}`, light ?? 'unknown', verdict].join(' '),
  );

test('an observation with everything in it and far from the limits is fine', () => {
  expect(glance(FINE)).toMatchObject({
    station: 'ENGM',
    verdict: 'fine',
    reasons: [],
    missing: [],
    observation: {
      age: { state: 'fresh', minutes: 10 },
      verdict: 'fine',
      wind: { speedKt: 5, aloftMps: 4, heightM: 120 },
    },
    forecast: null,
    bestHours: null,
    differences: [],
  });
});

test.each([
  ['2026-07-15T11:20:00Z', 'fresh', 0, 'fine'],
  ['2026-07-15T10:50:00Z', 'fresh', 0, 'fine'],
  ['2026-07-15T10:49:00Z', 'notYet', 61, 'notJudged'],
  ['2026-07-15T13:20:00Z', 'fresh', 90, 'fine'],
  ['2026-07-15T13:21:00Z', 'old', 91, 'notJudged'],
  ['2026-07-26T12:00:00Z', 'old', 15_850, 'notJudged'],
])('an observation of 11:50 seen at %s is %s', (now, state, minutes, verdict) => {
  const { observation, ...seen } = glance(FINE.replace('CAVOK', '0200 FG VV001'), { now });
  expect(observation?.age).toEqual({ state, minutes });
  expect(observation?.verdict).toBe(verdict === 'fine' ? 'nogo' : 'notJudged');
  expect(seen.verdict).toBe(verdict === 'fine' ? 'nogo' : 'notJudged');
  expect(seen.reasons.length > 0).toBe(verdict === 'fine');
});

test.each([
  ['2026-07-15T11:00:00Z', 'notYet', 60],
  ['2026-07-15T12:00:00Z', 'fresh', 60],
  ['2026-07-16T11:59:00Z', 'fresh', 1499],
  ['2026-07-16T12:00:00Z', 'expired', 0],
  ['2026-07-16T12:05:00Z', 'expired', 5],
])('a forecast from 12 to 12 seen at %s is %s', (now, state, minutes) => {
  const seen = glance('TAF ENGM 151100Z 1512/1612 24005KT CAVOK', { now });
  expect(seen.forecast?.age).toEqual({ state, minutes });
  const expired = state === 'expired';
  expect(seen.forecast?.periods.length).toBe(expired ? 0 : 1);
  expect(seen.bestHours === null).toBe(expired);
  expect(seen.verdict).toBe(expired ? 'notJudged' : now === '2026-07-16T11:59:00Z' ? 'incomplete' : 'fine');
  expect(seen.judgedFrom).toBe(state === 'notYet' ? '2026-07-15T12:00:00Z' : null);
});

test('a forecast that begins soon is judged from its beginning, one of the day after is not', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT 9999 -RA BKN020';
  const at = (now: string): unknown[] => {
    const { verdict, judgedFrom, missing } = glance(text, { now });
    return [verdict, judgedFrom, missing];
  };
  expect(at('2026-07-15T11:58:00Z')).toEqual(['nogo', '2026-07-15T12:00:00Z', []]);
  expect(at('2026-07-15T09:00:00Z')).toEqual(['nogo', '2026-07-15T12:00:00Z', []]);
  expect(at('2026-07-15T08:59:00Z')).toEqual(['notJudged', null, []]);
  const planned = glance(text, { now: '2026-07-15T11:50:00Z', isPlanned: true });
  expect(planned).toMatchObject({ judgedFrom: null, verdict: 'nogo', missing: ['restOfFlight'] });
  // An observation tells of now.
  const both = glance(`${FINE}\n${text}`, { now: '2026-07-15T11:55:00Z' });
  expect(both).toMatchObject({ judgedFrom: null, verdict: 'nogo', observation: { verdict: 'fine' } });
});

test.each(['METAR ENGM 151150Z NIL', 'TAF AMD ENGM 151130Z 1512/1612 CNL', 'TAF ENGM 151130Z NIL'])(
  '%s judges nothing',
  (text) => {
    expect(glance(text)).toMatchObject({ verdict: 'notJudged', reasons: [], bestHours: null });
  },
);

test('of several observations the latest counts, of forecasts the one that holds', () => {
  const seen = glance(
    `${FINE}\nSPECI ENGM 151155Z 24005KT 0200 FG VV001 10/10 Q1013\nTAF ENGM 140500Z 1406/1506 24040KT CAVOK\nTAF ENGM 151100Z 1512/1612 24005KT CAVOK`,
  );
  expect(seen.observation).toMatchObject({ index: 1, kind: 'speci' });
  expect(seen.forecast).toMatchObject({ index: 3 });
});

test.each([
  ['24005KT 20/10 Q1013', ['visibility', 'weather', 'cloud']],
  ['AUTO 24005KT 9999 // ////// 20/10 Q1013', ['weather', 'cloud']],
  ['AUTO 24005KT 9999 NCD ///// Q1013', ['temperature', 'dewPoint']],
  ['AUTO 24005KT 9999 BKN030/// 20/10 Q1013', ['cloudType']],
  ['AUTO 24005KT 9999 OVC/// 20/10 Q1013', ['cloudLayer']],
  ['AUTO 24005KT 9999 FEW030 BKN/// 20/10 Q1013', ['cloudLayer']],
  ['AUTO 24005KT 9999 ///050 20/10 Q1013', ['cloudLayer']],
  ['24005KT 9999 20/10 Q1013', ['cloud']],
  ['/////KT CAVOK 20/10 Q1013', ['wind']],
  ['///05KT CAVOK 20/10 Q1013', ['windDirection']],
  ['24005G//KT CAVOK 20/10 Q1013', ['gust']],
  ['AUTO 24005KT 10SM CLR 20/10 A2992 RMK AO1', ['weather']],
  ['AUTO 24005KT 10SM CLR 20/10 A2992 RMK AO2 PWINO', ['weather']],
  ['AUTO 24005KT 10SM CLR 20/10 A2992 RMK AO2 TSNO', ['thunder']],
  ['AUTO 24005KT 10SM CLR 02/M01 A2992 RMK AO2 FZRANO', ['freezingRain']],
  ['24005KT CAVOK 20/10 Q1013 XYZZY', ['unread']],
])('%s is never green', (groups, missing) => {
  expect(glance(`METAR ENGM 151150Z ${groups}`)).toMatchObject({
    verdict: 'incomplete',
    reasons: [],
    missing,
  });
});

test.each(['NCD 20/10', 'SKC 20/10', 'FEW003 SCT004 20/10'])('%s misses nothing', (groups) => {
  expect(glance(`METAR ENGM 151150Z 24005KT 9999 ${groups} Q1013`).verdict).toBe('fine');
});

test('few and scattered cloud at the height of flight, and any cloud a little above it, is information', () => {
  const { verdict, observation } = glance(
    'METAR ENGM 151150Z 24005KT 9999 FEW003 SCT004 BKN008 SCT011 BKN020 20/10 Q1013',
  );
  expect(verdict).toBe('fine');
  expect(observation?.lowClouds.map(({ cover, baseFt }) => [cover, baseFt])).toEqual([
    ['FEW', 300],
    ['SCT', 400],
    ['BKN', 800],
  ]);
});

test('a row of a forecast tells its cloud up to 1,000 ft, and none where there is none', () => {
  const { forecast } = glance(
    'TAF ENGM 151100Z 1512/1612 24005KT 9999 SCT012 FM151800 24005KT 0800 FG SCT006 BKN009',
  );
  expect(
    forecast?.periods.map(({ verdict, lowClouds }) => [
      verdict,
      ...lowClouds.map(({ layer }) => layer.baseFt),
    ]),
  ).toEqual([['fine'], ['nogo', 900, 600]]);
});

test('lower cloud that may come is told with its chance', () => {
  const { forecast } = glance('TAF ENGM 151100Z 1512/1612 24005KT 9999 SCT009 TEMPO 1514/1516 BKN005');
  expect(forecast?.periods).toMatchObject([
    {
      verdict: 'fine',
      lowClouds: [
        { layer: { cover: 'BKN', baseFt: 500 }, likelihood: { atTimes: true } },
        { layer: { cover: 'SCT', baseFt: 900 }, likelihood: null },
      ],
    },
  ]);
});

test('what is missing is told beside a reason', () => {
  expect(glance('METAR ENGM 151150Z 24030KT 20/10 Q1013')).toMatchObject({
    verdict: 'nogo',
    missing: ['visibility', 'weather', 'cloud'],
  });
});

test('one storm is one reason', () => {
  const { reasons } = glance('METAR ENGM 151150Z 24008G41KT 9999 +TSRA SCT030CB BKN050 20/10 Q1013');
  expect(brief(reasons)).toEqual(['storm nogo']);
  const [storm] = reasons;
  if (storm?.code !== 'storm') throw new Error('no storm');
  expect(storm.ratio).toBe(2.14);
  expect(storm.parts.map(({ code }) => code)).toEqual([
    'thunderstorm',
    'convectiveCloud',
    'gustAloftEstimated',
    'precipitation',
  ]);
});

test('rain and gusts without thunder are no storm, and what is weightiest comes first', () => {
  const { reasons } = glance('METAR ENGM 151150Z 24008G25KT 4000 RA BKN003 10/09 Q1013');
  expect(brief(reasons)).toEqual([
    'gustAloftEstimated nogo',
    'cloudBase nogo',
    'precipitation nogo',
    'visibility caution',
    'fogForming caution',
  ]);
});

test('a forecast is rows of one verdict, in order, clear ones too', () => {
  expect(
    rows(
      'TAF ENGM 151100Z 1512/1618 24005KT CAVOK TEMPO 1514/1516 4000 BR TEMPO 1516/1518 4000 BR BECMG 1518/1520 24025KT ' +
        'PROB30 1522/1524 +TSRA SCT030CB FM160200 VRB02KT CAVOK PROB40 TEMPO 1604/1606 0300 FG BECMG 1606/1608 BKN002 BECMG 1610/1612 NSC',
    ),
  ).toEqual([
    '15T12-15T14 fine',
    '15T14-15T18 fine null TEMPO caution',
    '15T18-16T02 by 20 nogo',
    '16T02-16T04 fine',
    '16T04-16T06 fine 40 TEMPO nogo',
    '16T06-16T12 by 08 nogo',
    '16T12-16T18 fine',
  ]);
});

test('thunder that may come where it rains anyway is told in the row', () => {
  const { forecast } = glance(
    'TAF ENGM 151100Z 1512/1612 24005KT 9999 -RA BKN020 TEMPO 1514/1516 TSRA BKN020CB',
  );
  expect(forecast?.periods).toHaveLength(1);
  const [only] = forecast?.periods ?? [];
  expect(brief(only?.reasons ?? [])).toEqual(['storm nogo', 'precipitation nogo']);
  expect(only?.reasons[0]).toMatchObject({
    from: '2026-07-15T14:00:00Z',
    to: '2026-07-15T16:00:00Z',
    likelihood: { percent: null, atTimes: true },
  });
});

test('rows that are over are left out, the one that holds begins where it began', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK FM151600 24030KT CAVOK FM152000 24005KT CAVOK';
  expect(rows(text, { now: '2026-07-15T17:30:00Z' })).toEqual(['15T16-15T20 nogo', '15T20-16T12 fine']);
});

test('an unread group makes incomplete what it describes, until the next FM', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK BECMG 1514/1516 XYZZY FM160000 24005KT CAVOK';
  expect(rows(text)).toEqual(['15T12-15T14 fine', '15T14-16T00 by 16 incomplete', '16T00-16T12 fine']);
});

test('visibility that changes after CAVOK leaves cloud and weather as they were', () => {
  expect(rows('TAF ENGM 151100Z 1512/1612 24005KT CAVOK BECMG 1514/1516 6000')).toEqual(['15T12-16T12 fine']);
});

test('a layer that contradicts CAVOK is not forgotten by a change', () => {
  expect(rows('TAF ENGM 151100Z 1512/1612 24005KT CAVOK BKN002 BECMG 1514/1516 24008KT')).toEqual([
    '15T12-16T12 nogo',
  ]);
});

test('of several chances the worst is told, of equal ones the likeliest', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK PROB30 1512/1612 0300 FG TEMPO 1512/1612 4000 BR';
  expect(rows(text)).toEqual(['15T12-16T12 fine 30 nogo']);
  expect(rows(text.replace('4000 BR', '0500 FG'))).toEqual(['15T12-16T12 fine null TEMPO nogo']);
});

test('highest and lowest temperature hold while they are the nearest, six hours at most', () => {
  const text = 'TAF ENGM 151100Z 1512/1618 24005KT CAVOK TX42/1515Z TN20/1603Z';
  expect(rows(text)).toEqual(['15T12-15T21 nogo', '15T21-16T18 fine']);
});

test('best hours by day and by night', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK TEMPO 1514/1516 24030KT';
  // Civil twilight at Oslo in July ends about 21:45 UTC and begins about 01:15.
  const best = hours(glance(text));
  expect(best).toHaveLength(4);
  expect(best.slice(0, 2)).toEqual([
    '15T12:00-15T14:00 day fine',
    expect.stringMatching(/^15T16:00-15T21:\d\d day fine$/),
  ]);
  expect(best[2]).toMatch(/^15T21:\d\d-16T01:\d\d night fine$/);
  expect(best[3]).toMatch(/^16T01:\d\d-16T12:00 day fine$/);
  expect(hours(glance(text, { position: null }))).toEqual([
    '15T12:00-15T14:00 unknown fine',
    '15T16:00-16T12:00 unknown fine',
  ]);
});

test('where day ends with the sun, twilight is night', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK';
  const dayEnds = (of: string): string | undefined =>
    glance(of)
      .bestHours?.find(({ light }) => light === 'day')
      ?.to.slice(11, 16);
  // At Oslo the sun sets about 20:30 UTC in the middle of July, civil twilight ends about 21:45.
  expect(dayEnds(text)).toMatch(/^21:[34]/);
  expect(dayEnds(text.replace('ENGM', 'RJTT'))).toMatch(/^20:[23]/);
  expect(glance(text).dayRule).toBe('civilTwilight');
  expect(glance(text.replace('ENGM', 'RKSI')).dayRule).toBe('sun');
});

test('best hours are as long as the flight, and of caution only where none is fine', () => {
  const text = 'TAF ENGM 151100Z 1512/1518 24013KT CAVOK BECMG 1514/1515 24005KT BECMG 1515/1516 24013KT';
  const at = (flightMinutes: number): string[] => hours(glance(text, { position: null, flightMinutes }));
  expect(at(30)).toEqual(['15T12:00-15T18:00 unknown caution']);
  const better = 'TAF ENGM 151100Z 1512/1518 24013KT CAVOK FM151400 24005KT CAVOK FM151500 24013KT CAVOK';
  const hour = (flightMinutes: number): string[] => hours(glance(better, { position: null, flightMinutes }));
  expect(hour(60)).toEqual(['15T14:00-15T15:00 unknown fine']);
  expect(hour(61)).toEqual(['15T12:00-15T18:00 unknown caution']);
});

test('hours in which something is missing are never the best', () => {
  expect(hours(glance('TAF ENGM 151100Z 1512/1612 24005KT 9999'))).toEqual([]);
});

test('while it is fresh the observation is held against the forecast', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK';
  const seen = glance(`METAR ENGM 151150Z 24005KT 0300 FG VV001 10/10 Q1013\n${text}`, { position: null });
  expect(seen.verdict).toBe('nogo');
  expect(hours(seen)).toEqual(['15T13:21-16T12:00 unknown fine']);
  expect(seen.differences).toEqual([]);
  // The forecast begins after the observation was made: there is nothing to compare.
  const later = glance(`METAR ENGM 151200Z 24005KT 0300 FG VV001 10/10 Q1013\n${text}`, { position: null });
  expect(later.differences.map(({ element, worse }) => `${element} ${String(worse)}`)).toEqual([
    'visibility true',
    'ceiling true',
    'weather true',
  ]);
});

test('what the forecast said, at times too, is no difference', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK TEMPO 1512/1514 24020G35KT 2000 TSRA BKN010CB';
  const seen = glance(`METAR ENGM 151200Z 24020G35KT 2000 TSRA BKN010CB 20/18 Q1013\n${text}`);
  expect(seen.differences).toEqual([]);
  const calm = glance(
    'METAR ENGM 151200Z 24005KT CAVOK 20/10 Q1013\nTAF ENGM 151100Z 1512/1612 24018KT CAVOK',
  );
  expect(calm.differences).toEqual([{ element: 'wind', observedKt: 5, forecastKt: 18, worse: false }]);
});

test('the trend is judged for two hours', () => {
  const seen = glance('METAR ENGM 151150Z 24005KT CAVOK 20/10 Q1013 TEMPO FM1220 TL1240 24030KT');
  expect(seen.observation?.verdict).toBe('fine');
  expect(seen).toMatchObject({
    verdict: 'nogo',
    reasons: [{ code: 'windAloftEstimated', likelihood: { atTimes: true } }],
  });
  expect(seen.observation?.periods.map(row)).toEqual([
    '15T11-15T12 fine',
    '15T12-15T12 fine null TEMPO nogo',
    '15T12-15T13 fine',
  ]);
});

test('fog that is forecast for the next two hours is a caution now', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK BECMG 1513/1514 0300 FG VV001';
  expect(glance(text)).toMatchObject({
    verdict: 'caution',
    reasons: [{ code: 'fogForecast', at: '2026-07-15T13:00:00Z', likelihood: null }],
  });
  expect(glance(text.replace('1513/1514', '1514/1515')).verdict).toBe('fine');
});

test('a forecast that ends before the flight leaves its rest open', () => {
  const text = 'TAF ENGM 151100Z 1512/1516 24005KT CAVOK';
  expect(glance(text, { now: '2026-07-15T15:45:00Z' })).toMatchObject({
    verdict: 'incomplete',
    missing: ['restOfFlight'],
  });
  expect(glance(text, { now: '2026-07-15T15:30:00Z' })).toMatchObject({ verdict: 'fine', missing: [] });
});

test('density altitude is told where it matters', () => {
  // Denver, 5,434 ft, 35 degrees: about 2,700 m.
  const text = 'METAR KDEN 151150Z 24005KT CAVOK 35/05 Q1013';
  expect(glance(text, { elevationFt: 5434 }).observation?.densityAltitudeM).toBe(2800);
  expect(glance(text, { elevationFt: 681 }).observation?.densityAltitudeM).toBeNull();
  expect(glance(text, { elevationFt: null }).observation?.densityAltitudeM).toBeNull();
});

test('daylight of the place around now', () => {
  const { daylight } = glance(FINE);
  expect(daylight?.now).toBe('day');
  const stretches = daylight?.stretches ?? [];
  expect(stretches[0]?.from).toBe('2026-07-15T00:00:00Z');
  expect(stretches.at(-1)?.to).toBe('2026-07-16T12:00:00Z');
  stretches.slice(1).forEach(({ from }, i) => expect(from).toBe(stretches[i]?.to));
  expect(glance(FINE, { position: null }).daylight).toBeNull();
});
