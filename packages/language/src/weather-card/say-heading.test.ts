import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';

const GUANGZHOU = { position: { lat: 23.39, lon: 113.3 }, timeZone: 'Asia/Shanghai', elevationFt: 50 };
const PORTO = { position: { lat: 41.24, lon: -8.68 }, timeZone: 'Europe/Lisbon', elevationFt: 228 };

async function said(
  text: string,
  now: string,
  place: typeof PORTO,
  language: (typeof WEATHER_LANGUAGES)[number] = 'en',
): Promise<SaidGlance> {
  const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...place });
  const card = sayGlance(glance, await loadWeatherCatalogue(language), { units: 'metric' });
  return JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as SaidGlance;
}

const STORMS =
  'TAF ZGGG 020907Z 0212/0318 15004MPS 8000 BKN030 TEMPO 0218/0222 +SHRA FEW026CB BKN033 TEMPO 0304/0308 +TSRA SCT026CB BKN033';

test('within the limits, the heading says until when, where a worse time follows', async () => {
  expect((await said(STORMS, '2026-10-02T09:27:00Z', GUANGZHOU)).heading).toBe(
    'Fri 2 Oct 20:00 – Sat 3 Oct 02:00: within your limits',
  );
  expect((await said(STORMS, '2026-10-02T13:00:00Z', GUANGZHOU)).heading).toBe(
    'Within your limits until Sat 3 Oct 02:00',
  );
  // Behind the last storm nothing worse follows.
  expect((await said(STORMS, '2026-10-03T09:00:00Z', GUANGZHOU)).heading).toBe(
    'For the rest of the forecast: within your limits',
  );
});

test('what is not within the limits ends where a flight is judged better', async () => {
  const rain = 'TAF ZGGG 020907Z 0212/0318 15004MPS 8000 RA BKN030 BECMG 0218/0219 NSW';
  expect((await said(rain, '2026-10-02T09:27:00Z', GUANGZHOU)).heading).toBe(
    'Fri 2 Oct 20:00 – Sat 3 Oct 03:00: don’t fly',
  );
  expect((await said(rain, '2026-10-02T13:00:00Z', GUANGZHOU)).heading).toBe(
    'Don’t fly until Sat 3 Oct 03:00',
  );
  const allDay = rain.replace(' BECMG 0218/0219 NSW', '');
  expect((await said(allDay, '2026-10-02T13:00:00Z', GUANGZHOU)).heading).toBe(
    'For the rest of the forecast: don’t fly',
  );
});

test.each(WEATHER_LANGUAGES)('in %s the heading of a later flight has both its hours', async (language) => {
  const { heading } = await said(STORMS, '2026-10-02T09:27:00Z', GUANGZHOU, language);
  expect(heading).toMatch(/20:00.*02:00/);
  const { heading: now } = await said(STORMS, '2026-10-02T13:00:00Z', GUANGZHOU, language);
  expect(now).toContain('02:00');
});

const BELOW = 'TAF LPPR 060500Z 0606/0706 20010KT 6000 SCT003 BKN010';

test('scattered cloud below the height of flight is said beside the verdict, and not again', async () => {
  const card = await said(BELOW, '2026-10-06T05:20:00Z', PORTO);
  expect(card.verdict).toBe('fine');
  expect(card.why).toBe('Cloud at or below your flying height (120 m): scattered cloud at 90 m.');
  expect(card.notes).toEqual(['Low cloud: broken cloud at 300 m']);
});

test('cloud below the height of flight for some hours has them, and of an observation none', async () => {
  const later = await said(
    'TAF LPPR 060500Z 0606/0706 20010KT 6000 BKN020 TEMPO 0610/0612 SCT003',
    '2026-10-06T07:00:00Z',
    PORTO,
  );
  expect(later.why).toBe(
    'Cloud at or below your flying height (120 m): at times scattered cloud at 90 m (11:00–13:00).',
  );
  const observed = await said(
    'METAR LPPR 061100Z 20010KT 6000 FEW002 18/10 Q1013',
    '2026-10-06T11:10:00Z',
    PORTO,
  );
  expect(observed.why).toBe('Cloud at or below your flying height (120 m): few clouds at 60 m.');
  expect(observed.notes).toEqual([]);
  const inRain = await said(
    'TAF LPPR 060500Z 0606/0706 20010KT 6000 BKN020 BECMG 0612/0613 RA SCT003',
    '2026-10-06T07:00:00Z',
    PORTO,
  );
  // Under a heading that ends with the rain stands nothing of what comes with it.
  expect(inRain.heading).toBe('Within your limits until 13:00');
  expect(inRain.why).toBe('Don’t fly: Tue 6 Oct 13:00 – Wed 7 Oct 07:00 (rain).');
  expect(inRain.periods[1]?.text).toMatch(/; low cloud: scattered cloud at 90 m$/);
  const wet = await said(
    'METAR LPPR 061100Z 20010KT 6000 RA FEW002 18/10 Q1013',
    '2026-10-06T11:10:00Z',
    PORTO,
  );
  expect(wet.notes).toEqual(['Cloud at or below your flying height (120 m): few clouds at 60 m']);
});

test('cloud in the way of a flight is told with its hours, whatever else forbids to fly', async () => {
  const { notes, periods } = await said(
    'TAF LPPR 060500Z 0606/0706 03018KT 9999 BKN020 TEMPO 0615/0618 FEW003 BKN008',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(periods).toEqual([]);
  expect(notes).toEqual(['Low cloud: at times few clouds at 90 m (Tue 16:00–19:00)']);
  const showers = await said(
    'TAF LPPR 060500Z 0606/0706 03008KT 9999 BKN020 TEMPO 0615/0618 SHRA FEW003',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(showers.why).toBe('Don’t fly: 16:00–19:00 (at times rain showers).');
  expect(showers.periods[1]).toMatchObject({
    heading: 'Don’t fly: at times rain showers',
    text: 'Wind up to about 6 m/s at 120 m; low cloud: at times few clouds at 90 m',
  });
});

test('the visibility in a thunderstorm stands beside it', async () => {
  const { periods } = await said(
    'TAF LPPR 060500Z 0606/0706 03008KT 9999 BKN020 TEMPO 0615/0618 2000 TSRA BKN030CB',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(periods[1]?.heading).toBe('Don’t fly: at times thunderstorms with rain, visibility 2 km');
});

test.each(WEATHER_LANGUAGES)('in %s both heights are said with the verdict, and once', async (language) => {
  const { why, notes } = await said(BELOW, '2026-10-06T05:20:00Z', PORTO, language);
  expect(why).toMatch(/\b90\b/);
  expect(why).toMatch(/\b120\b/);
  expect(notes.join()).toMatch(/\b300\b/);
  expect(notes.join()).not.toMatch(/\b90\b/);
});

test.each(WEATHER_LANGUAGES)(
  'in %s a forecast of one kind is told in its heading alone',
  async (language) => {
    const now = '2026-10-06T06:20:00Z';
    const calm = 'TAF LPPR 060500Z 0606/0706 20010KT 9999 SCT030';
    const card = await said(calm, now, PORTO, language);
    expect(card.periods).toEqual([]);
    expect(card.heading).not.toMatch(/\d/);
    const windy = await said(calm.replace('20010', '20020'), now, PORTO, language);
    expect([windy.periods, windy.best]).toEqual([[], []]);
    expect(windy.heading).not.toMatch(/\d/);
    expect(windy.why).toMatch(/\d/);
  },
);

test.each([
  ['another wind within the limits', 'BECMG 0610/0612 30006KT'],
  ['a ceiling for some hours', 'TEMPO 0610/0612 BKN008'],
  ['rain at times', 'TEMPO 0610/0612 RA'],
  ['a worse time', 'FM061000 20030KT 9999 SCT030'],
])('a forecast with %s has its rows', async (_, change) => {
  const card = await said(
    `TAF LPPR 060500Z 0606/0706 20010KT 9999 SCT030 ${change}`,
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(card.periods.length).toBeGreaterThan(0);
});

test.each([
  [
    'a wind that grows',
    '20014G24KT 9999 SCT030 FM061200 20022G32KT 9999 SCT030',
    'At 120 m, wind up to about 16 m/s gusting 21 (twice your limit of 10.7 m/s).',
    0,
  ],
  [
    'a storm and a wind for some hours',
    '20008KT 9999 -SHRA BKN020 TEMPO 0612/0614 TSRA BKN020CB FM070000 20022KT 9999 -SHRA BKN020',
    'Light rain showers, for which your drone is not rated; Tue 13:00–15:00 also at times thunderstorms with rain; Wed 01:00–07:00 wind about 16 m/s at 120 m, 1.5 times your limit of 10.7 m/s.',
    0,
  ],
  [
    'one cause behind the other',
    '20022KT 9999 SCT030 FM061200 20005KT 0800 FG VV001',
    'Wind about 16 m/s at 120 m, 1.5 times your limit of 10.7 m/s (Tue 07:00–13:00); fog, sky obscured, vertical visibility 30 m (Tue 6 Oct 13:00 – Wed 7 Oct 07:00).',
    0,
  ],
  [
    'rain for some hours',
    '20022KT 9999 SCT030 TEMPO 0612/0614 RA',
    'Wind about 16 m/s at 120 m, 1.5 times your limit of 10.7 m/s.',
    1,
  ],
])('a verdict of the whole forecast has all its causes: %s', async (_, body, why, rows) => {
  const taf = `TAF LPPR 060500Z 0606/0706 ${body}`;
  const card = await said(taf, '2026-10-06T06:20:00Z', PORTO);
  expect(card.heading).toBe('For the rest of the forecast: don’t fly');
  const before = await said(taf, '2026-10-06T05:20:00Z', PORTO);
  expect([before.heading, before.why]).toEqual([
    'From 07:00 to the end of the forecast: don’t fly',
    card.why,
  ]);
  expect(card.why).toBe(why);
  expect(card.periods).toHaveLength(rows);
});

test('beside an observation the verdict is of now, and the forecast has its row', async () => {
  const card = await said(
    'METAR LPPR 060630Z 20010KT 9999 SCT030 15/08 Q1013\nTAF LPPR 060500Z 0606/0706 20010KT 9999 SCT030',
    '2026-10-06T06:40:00Z',
    PORTO,
  );
  expect(card.heading).toBe('Within your limits');
  expect(card.periods).toHaveLength(1);
});

test('the highest temperature of a forecast is told as that of the hours around it', async () => {
  const card = await said(
    'TAF LPPR 060500Z 0606/0706 20010KT 9999 SCT030 TX43/0614Z',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(card.periods[1]?.text).toBe('Air temperature up to 43 °C');
});

test('each line of best hours says that it is within the limits', async () => {
  expect((await said(BELOW, '2026-10-06T05:20:00Z', PORTO)).best).toEqual([
    'Within limits by day and in twilight: 07:09–19:35',
    'Also at night: Tue 6 Oct 19:35 – Wed 7 Oct 07:00',
  ]);
  // Where storms take hours from it, the others are said.
  expect((await said(STORMS, '2026-10-02T09:27:00Z', GUANGZHOU)).best).toEqual([
    'Within limits by day (sunrise to sunset): Sat 3 Oct 06:20–12:00; Sat 16:00–18:12',
    'Also at night and in twilight: Fri 2 Oct 20:00 – Sat 3 Oct 02:00; Sat 3 Oct 18:12 – Sun 4 Oct 02:00',
  ]);
});

test('a row of storms at times grants nothing between them', async () => {
  const { periods } = await said(STORMS, '2026-10-02T09:27:00Z', GUANGZHOU);
  expect(periods[1]).toMatchObject({
    heading: 'Don’t fly: at times cumulonimbus (CB), heavy rain showers',
    text: 'Wind up to about 6 m/s at 120 m',
  });
});

test.each(WEATHER_LANGUAGES)('in %s the wind at the height of flight has its unit', async (language) => {
  const { wind } = await said(BELOW, '2026-10-06T05:20:00Z', PORTO, language);
  const words = await loadWeatherCatalogue(language);
  const unit = words.units.mps
    .replace(/\{[^}]*\}/g, '')
    .replace(/[\u2066\u2069]/g, '')
    .trim();
  expect(wind?.split(unit).length, wind ?? '').toBe(3);
});

const SHANGHAI = { position: { lat: 31.14, lon: 121.81 }, timeZone: 'Asia/Shanghai', elevationFt: 13 };

test('the light of a card is that of now, and twilight is offered with the night', async () => {
  const pudong =
    'METAR ZSPD 122130Z 17004MPS 8000 BKN030 18/10 Q1013\nTAF ZSPD 122111Z 1221/1403 17004MPS 8000 BKN030';
  const { light, best } = await said(pudong, '2026-10-12T21:31:00Z', SHANGHAI);
  expect(light).toMatch(/^Twilight until sunrise at 05:\d\d$/);
  expect(best[1]).toBe('Also all night and in twilight');
});

test('where no twilight is within them, hours at night are called so', async () => {
  const showers = 'TAF ZSPD 122111Z 1300/1406 17004MPS 8000 BKN030 TEMPO 1300/1315 SHRA';
  const { best } = await said(showers, '2026-10-12T23:31:00Z', SHANGHAI);
  expect(best[1]).toBe('Also at night and in twilight: Tue 13 Oct 23:00 – Wed 14 Oct 05:55');
  const rain = `${showers} BECMG 1318/1319 RA`;
  expect((await said(rain, '2026-10-12T23:31:00Z', SHANGHAI)).best).toEqual([
    'Within limits at night: Tue 13 Oct 23:00 – Wed 14 Oct 02:00',
  ]);
});

test('night that falls during the flight is told with the verdict', async () => {
  const evening = (now: string): Promise<SaidGlance> =>
    said(`METAR LPPR ${now.slice(8, 10)}${now.slice(11, 13)}00Z 20005KT CAVOK 18/08 Q1013`, now, PORTO);
  expect((await evening('2026-10-06T18:20:00Z')).why).toMatch(/^Twilight until 19:3\d\.$/);
  expect((await evening('2026-10-06T17:20:00Z')).why).toBeNull();
});

test.each(WEATHER_LANGUAGES)('in %s no figure near the limit is rounded beyond it', async (language) => {
  const now = '2026-10-06T12:10:00Z';
  const { wind } = await said('METAR LPPR 061200Z 11011G16KT 9999 NSC 18/08 Q1013', now, PORTO, language);
  expect(wind).toMatch(/10[.,]6/);
  expect(wind).not.toMatch(/\b11\b/);
});

test('a verdict that asks for care ends before one that forbids to fly', async () => {
  const windy = 'TAF LPPR 060500Z 0606/0712 20013KT CAVOK TEMPO 0700/0706 TSRA BKN020CB';
  const { heading, verdict } = await said(windy, '2026-10-06T06:20:00Z', PORTO);
  expect(verdict).toBe('caution');
  expect(heading).toMatch(/^Take care until .*01:00$/);
});

test('a visibility that is no reason yet is worth a word in its row, once', async () => {
  const { periods } = await said(
    'TAF LPPR 060500Z 0606/0706 03008KT 5000 BR BKN020 BECMG 0609/0610 9999 TEMPO 0615/0618 3000 RA',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(periods.map(({ heading, text }) => [heading, text])).toEqual([
    ['Within your limits', 'Wind up to about 6 m/s at 120 m, visibility 5 km (07:00–11:00)'],
    ['Don’t fly: at times rain, visibility 3 km', 'Wind up to about 6 m/s at 120 m'],
    ['Within your limits', 'Wind up to about 6 m/s at 120 m'],
  ]);
});

test('what prevails now stands before what may come, and that before what begins later', async () => {
  const { why } = await said(
    'METAR LPPR 060500Z 20010KT 9999 -RA BKN020 18/10 Q1013 TEMPO TSRA BKN020CB',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(why).toMatch(/^Light rain.*; at times thunderstorms with rain/);
});

test('a change of the trend that comes about is told with its hours, not as observed', async () => {
  const { why } = await said(
    'METAR LPPR 061100Z 16006KT 9999 BKN020 15/15 Q1021 BECMG BKN004',
    '2026-10-06T11:20:00Z',
    PORTO,
  );
  expect(why).toBe('Broken cloud from 120 m (starting between 12:00 and 14:00).');
});

test('what forbids to fly at times heads a row that asks for care too', async () => {
  const { periods } = await said(
    'TAF LPPR 060500Z 0606/0706 33014KT 9999 BKN030 TEMPO 0606/0608 TSRA BKN030CB',
    '2026-10-06T05:20:00Z',
    PORTO,
  );
  expect(periods[0]).toMatchObject({
    heading: 'Don’t fly: at times thunderstorms with rain',
    text: 'Otherwise take care; wind about 10 m/s at 120 m',
    chance: null,
  });
});

test('a reason that ends before its verdict has its hours', async () => {
  const storms =
    'TAF ZGGG 050306Z 0506/0612 16005MPS 8000 BKN033 TEMPO 0506/0510 4000 +TSRA SCT023CB BKN030 TEMPO 0510/0513 4000 SHRA SCT023CB BKN030';
  const { heading, why } = await said(storms, '2026-07-05T03:26:00Z', SHANGHAI);
  expect({ heading, why }).toEqual({
    heading: '14:00–21:00: don’t fly',
    why: 'At times thunderstorms with heavy rain, visibility 4 km (14:00–18:00).',
  });
});
