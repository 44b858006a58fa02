import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';

const GUANGZHOU = { position: { lat: 23.39, lon: 113.3 }, timeZone: 'Asia/Shanghai', elevationFt: 50 };
const SAN_DIEGO = {
  position: { lat: 32.73, lon: -117.19 },
  timeZone: 'America/Los_Angeles',
  elevationFt: 17,
};
const CHICAGO = { position: { lat: 41.98, lon: -87.9 }, timeZone: 'America/Chicago', elevationFt: 672 };
const LISBON = { position: { lat: 38.77, lon: -9.13 }, timeZone: 'Europe/Lisbon', elevationFt: 374 };

async function said(
  text: string,
  now: string,
  place: typeof CHICAGO,
  language: (typeof WEATHER_LANGUAGES)[number] = 'en',
): Promise<SaidGlance> {
  const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...place });
  // Of a flight that is planned, however soon, a forecast of one kind has its row too.
  const presentMs = Date.parse(now) - 60_000;
  const card = sayGlance(glance, await loadWeatherCatalogue(language), { units: 'metric', presentMs });
  return JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as SaidGlance;
}

const STORM_COMES =
  'TAF ZGGG 070912Z 0712/0818 18003MPS 8000 BKN033 TEMPO 0718/0722 SHRA FEW026CB BKN033 BECMG 0805/0806 TSRA SCT026CB BKN033 BECMG 0811/0812 NSW BKN033';

test('a row with a change that comes about has a beginning and an end', async () => {
  const { periods } = await said(STORM_COMES, '2026-10-07T09:32:00Z', GUANGZHOU);
  const row = periods.find(({ verdict }) => verdict === 'nogo');
  expect(row).toMatchObject({
    when: 'Thu 13:00–20:00',
    heading: 'Don’t fly',
    text: 'Thunderstorms with rain (starting between 13:00 and 14:00)',
  });
  const later = await said(STORM_COMES, '2026-10-08T07:00:00Z', GUANGZHOU);
  expect(later.periods[0]).toMatchObject({ when: 'Thu 8 Oct 13:00–20:00', text: 'Thunderstorms with rain' });
});

test.each(WEATHER_LANGUAGES)('in %s such a row says all three hours', async (language) => {
  const { periods } = await said(STORM_COMES, '2026-10-07T09:32:00Z', GUANGZHOU, language);
  const row = periods.find(({ verdict }) => verdict === 'nogo');
  expect(row?.when).toMatch(/13:00.*20:00/);
  expect(row?.when).not.toContain('14:00');
  expect(row?.text).toMatch(/13:00.*14:00/);
});

test('best hours behind a time across two days have their own date, and what is too short for a flight before sunrise none', async () => {
  const { best } = await said(STORM_COMES, '2026-10-07T09:32:00Z', GUANGZHOU);
  expect(best).toEqual([
    'Within limits by day (sunrise to sunset): Thu 8 Oct 06:21–13:00',
    'Also at night: Wed 7 Oct 20:00 – Thu 8 Oct 02:00; Thu 8 Oct 20:00 – Fri 9 Oct 02:00',
  ]);
});

test('where day ends with sunset nothing calls twilight the night; where it ends with twilight night is said', async () => {
  const evening =
    'METAR KSAN 170000Z 20011KT 10SM FEW012 20/12 A2992\nTAF KSAN 162320Z 1700/1718 20011KT P6SM FEW012';
  expect((await said(evening, '2026-10-17T00:10:00Z', SAN_DIEGO)).best).toEqual([
    'Within limits by day (sunrise to sunset): Fri 16 Oct 17:10–18:14; Sat 17 Oct 06:55–11:00',
    'Also all night and in twilight',
  ]);
  const european = 'TAF LPPT 161700Z 1618/1624 20005KT 9999 FEW030';
  expect((await said(european, '2026-10-16T18:40:00Z', LISBON)).best).toEqual([
    'Within limits at night: Fri 16 Oct 19:40 – Sat 17 Oct 01:00',
  ]);
});

test('low cloud of a row is its ceilings first, each with the hours in which it is there', async () => {
  const later = await said(
    'TAF KSAN 162320Z 1700/1717 20011KT P6SM FEW012 FEW150 FM170600 19008KT P6SM BKN009',
    '2026-10-16T23:40:00Z',
    SAN_DIEGO,
  );
  expect(later.periods.map(({ text }) => text)).toEqual([
    'Wind up to about 8 m/s at 120 m; low cloud: broken cloud at 270 m (Fri 16 Oct 23:00 – Sat 17 Oct 10:00)',
  ]);
  const several = await said(
    'TAF KSAN 101121Z 1012/1118 VRB04KT P6SM SCT012 TEMPO 1012/1016 BKN010 FM101900 26009KT P6SM SCT100 FM110300 VRB04KT P6SM FEW009 FM110800 VRB03KT P6SM BKN012',
    '2026-10-10T11:41:00Z',
    SAN_DIEGO,
  );
  expect(several.periods.map(({ text }) => text)).toEqual([
    'Wind up to about 3 m/s at 120 m; low cloud: at times broken cloud at 300 m (05:00–09:00)',
    'Wind up to about 7 m/s at 120 m',
    'Wind up to about 3 m/s at 120 m; low cloud: few clouds at 270 m (Sat 10 Oct 20:00 – Sun 11 Oct 01:00), broken cloud at 360 m (Sun 01:00–11:00)',
  ]);
});

test('a row drops nothing that forbids flying all the time for what comes by chance', async () => {
  const { periods } = await said(
    'TAF KORD 051726Z 0518/0624 23011G20KT P6SM -SHRA BKN030 OVC050 PROB30 0518/0520 2SM TSRA BKN020 OVC040CB',
    '2026-10-05T17:46:00Z',
    CHICAGO,
  );
  expect(periods.map(({ text }) => text)).toEqual([
    'Gusts of about 13 m/s at 120 m, light rain showers; Mon 13:00–15:00 also 30% chance of thunderstorms with rain, visibility 3.2 km',
  ]);
});

test('layers of one time have its hours once, the lowest first', async () => {
  const { periods } = await said(
    'TAF RJTT 050505Z 0506/0612 14010KT 9999 FEW020 BKN050 TEMPO 0517/0521 FEW005 BKN008',
    '2026-10-05T05:25:00Z',
    { position: { lat: 35.55, lon: 139.78 }, timeZone: 'Asia/Tokyo', elevationFt: 35 },
  );
  expect(periods.map(({ text }) => text)).toEqual([
    'Wind up to about 7 m/s at 120 m; low cloud: at times few clouds at 150 m and broken cloud at 240 m (Tue 02:00–06:00)',
  ]);
});

test.each(WEATHER_LANGUAGES)(
  'in %s hours of what comes on top stand behind what holds through the row, in front of their own',
  async (language) => {
    const { periods } = await said(
      'TAF RJBB 261705Z 2618/2800 04012KT 7000 -SHRA FEW005 BKN015 TEMPO 2618/2703 BKN003',
      '2026-10-26T17:25:00Z',
      { position: { lat: 34.43, lon: 135.23 }, timeZone: 'Asia/Tokyo', elevationFt: 26 },
      language,
    );
    const [row] = periods;
    expect(row?.text).toMatch(/^.+03:00.*12:00.*\b90\b/);
    expect(row?.text).not.toMatch(/[(（][^)）]*12:00/);
  },
);

test('rain stands beside wind and gusts, in the reasons and in the rows, and each matter once', async () => {
  const OSLO = { position: { lat: 60.2, lon: 11.08 }, timeZone: 'Europe/Oslo', elevationFt: 681 };
  const taf = 'TAF ENGM 151100Z 1512/1612 20016G26KT 9999 SCT030 TEMPO 1515/1520 20024G38KT 4000 RA BKN012';
  const card = await said(taf, '2026-07-15T16:00:00Z', OSLO);
  expect(card.why).toBe(
    'At 120 m, wind about 12 m/s gusting 17, at times 18 m/s gusting 25 (until 22:00), 2.3 times your limit of 10.7 m/s; at times rain, for which your drone is not rated (until 22:00).',
  );
  expect(card.periods[0]?.text).toContain('at times 18 m/s gusting 25');
  expect(card.periods[0]?.text).toContain('at times rain');
  const calm = taf.replace('20016G26KT', '20010KT');
  expect((await said(calm, '2026-07-15T16:00:00Z', OSLO)).periods[0]?.heading).toBe(
    'Don’t fly: at times at 120 m, wind about 18 m/s gusting 25; rain, visibility 4 km',
  );
});

test('rain that changes in strength has all of its hours, and a dry gap parts it', async () => {
  const body = '20022KT 9999 -RA BKN030 FM171000 20022KT 9999 RA BKN030 FM171200 20022KT 9999 SHRA BKN030';
  const rows = async (text: string): Promise<readonly string[]> =>
    (await said(`TAF KSAN 162320Z 1700/1718 ${text}`, '2026-10-16T23:40:00Z', SAN_DIEGO)).periods.map(
      (row) => row.text,
    );
  expect(await rows(`${body} FM171400 20022KT 9999 BKN030`)).toEqual([
    'Wind about 16 m/s at 120 m; Fri 16 Oct 17:00 – Sat 17 Oct 07:00 also rain',
  ]);
  expect(await rows(body.replace('RA BKN030 FM171200', 'BKN030 FM171200'))).toEqual([
    'Wind about 16 m/s at 120 m; Fri 16 Oct 17:00 – Sat 17 Oct 03:00 also light rain; Sat 05:00–11:00 rain showers',
  ]);
});

test('blowing snow asks a drone that is not rated for care', async () => {
  const { periods } = await said(
    'TAF KSAN 162320Z 1700/1718 20008KT 9999 BKN030 TEMPO 1706/1708 8000 BLSN',
    '2026-10-16T23:40:00Z',
    SAN_DIEGO,
  );
  expect(periods[1]?.heading).toBe('Take care: at times blowing snow');
});
