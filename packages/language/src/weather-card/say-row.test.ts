import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { explainReport } from '../weather/explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';

const HANEDA = { position: { lat: 35.55, lon: 139.78 }, timeZone: 'Asia/Tokyo', elevationFt: 21 };

async function said(
  text: string,
  now: string,
  language: (typeof WEATHER_LANGUAGES)[number] = 'en',
): Promise<SaidGlance> {
  const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...HANEDA });
  // Of a flight that is planned, however soon, a forecast of one kind has its row too.
  const presentMs = Date.parse(now) - 60_000;
  const card = sayGlance(glance, await loadWeatherCatalogue(language), { units: 'metric', presentMs });
  return JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as SaidGlance;
}

const rowsOf = async (
  text: string,
  language?: (typeof WEATHER_LANGUAGES)[number],
): Promise<readonly (readonly [string, string])[]> =>
  (await said(text, '2026-10-12T00:10:00Z', language)).periods.map(
    ({ heading, text: row }) => [heading, row] as const,
  );
const TAF = 'TAF RJTT 112305Z 1200/1306';

test('the ceiling is told beside lower cloud with gaps, and with its hours what comes at times', async () => {
  expect(await rowsOf(`${TAF} 19004KT 9999 FEW005 BKN012 TEMPO 1203/1206 FEW003 BKN008`)).toEqual([
    [
      'Within your limits',
      'Wind up to about 3 m/s at 120 m; low cloud: few clouds at 150 m and broken cloud at 360 m, at times broken cloud at 240 m (Mon 12:00–15:00)',
    ],
  ]);
});

test('what is said otherwise is what the change of the worse time brings in its place', async () => {
  const rain = `${TAF} 19004KT 9999 FEW040 TEMPO 1203/1206`;
  expect(await rowsOf(`${rain} 4000 SHRA`)).toContainEqual([
    'Don’t fly: at times rain showers, visibility 4 km',
    'Wind up to about 3 m/s at 120 m',
  ]);
  // A wind within the limits, which the worse time does not tell, is the strongest of the row.
  expect(await rowsOf(`${rain} 24010KT 4000 SHRA`)).toContainEqual([
    'Don’t fly: at times rain showers, visibility 4 km',
    'Wind up to about 7 m/s at 120 m',
  ]);
  expect(await rowsOf(`${rain} 24018KT 4000 SHRA`)).toContainEqual([
    'Don’t fly: at times wind about 13 m/s at 120 m, rain showers, visibility 4 km',
    'Otherwise wind up to about 3 m/s at 120 m',
  ]);
});

test('a visibility that may come is told with its chance and its hours', async () => {
  expect(await rowsOf(`${TAF} 19004KT 9999 FEW040 PROB30 1203/1206 5000`)).toEqual([
    [
      'Within your limits',
      'Wind up to about 3 m/s at 120 m, 30% chance of visibility 5 km (Mon 12:00–15:00)',
    ],
  ]);
});

const STORMS = `${TAF} 03008KT 8000 -SHRA FEW030 TEMPO 1201/1204 3000 TSRA BR SCT020CB TEMPO 1204/1208 4000 -TSRA BR FEW020CB`;

test('in a row that forbids to fly each storm is told with its hours, one after the other', async () => {
  expect(await rowsOf(STORMS)).toEqual([
    [
      'Don’t fly',
      'Light rain showers; Mon 10:00–13:00 also at times thunderstorms with rain, visibility 3 km (mist); Mon 13:00–17:00 at times thunderstorms with light rain, visibility 4 km (mist)',
    ],
  ]);
});

test.each(WEATHER_LANGUAGES)('in %s both storms have their hours', async (language) => {
  const [row] = await rowsOf(STORMS, language);
  const clocks = row?.[1].replace(/[\u2066\u2069]/g, '').match(/\d\d:\d\d/g);
  expect(clocks).toEqual(['10:00', '13:00', '13:00', '17:00']);
});

test('a cumulonimbus that is seen from the place is not over it', async () => {
  const { why } = await said(
    'METAR RJTT 120000Z 19004KT 9999 FEW030 20/10 Q1013 RMK CB DSNT NE',
    '2026-10-12T00:10:00Z',
  );
  expect(why).toBe('Cumulonimbus (CB) in sight.');
});

test('the peak gust of the last hour stands beside the wind of now', async () => {
  const { wind } = await said(
    'METAR RJTT 120000Z 19010G16KT 9999 FEW030 20/10 Q1013 RMK PK WND 19026/2340',
    '2026-10-12T00:10:00Z',
  );
  expect(wind).toBe(
    'Wind southerly 5 m/s gusting 8, peak gust 13 m/s at 08:40; about 7 m/s gusting 10 at 120 m.',
  );
});

test.each(WEATHER_LANGUAGES)(
  'in %s what the gusts are compared with stands behind the gusts',
  async (language) => {
    const { why } = await said(
      'METAR RJTT 120000Z 19030G44KT CAVOK 20/10 Q1013',
      '2026-10-12T00:10:00Z',
      language,
    );
    const text = (why ?? '').replace(/[\u2066\u2069]/g, '');
    // One pair of brackets, behind the gusts, with how often the limit and the limit in it.
    const [, before, inside] = /^([^(（]*)[(（]([^()（）]*)[)）][.。।۔]?$/.exec(text) ?? [];
    expect(before, text).toMatch(/22\D+29/);
    expect(inside, text).toMatch(/2[.,]7/);
    expect(inside, text).toMatch(/10[.,]7/);
  },
);

test('a storm that goes on is told with all of its hours, whatever its gusts', async () => {
  const [row] = await rowsOf(`${TAF} 07016G26MPS 3000 SHRA BKN011 FEW030CB BECMG 1211/1212 10012G20MPS`);
  expect(row?.[1]).toMatch(/cumulonimbus \(CB\), rain showers, visibility 3 km(?! \()/i);
  expect(row?.[1]).not.toMatch(/also cumulonimbus/);
});

test('a change that goes on through two rows has its own hours in both', async () => {
  const rows = await rowsOf(`${TAF} 30004KT 9999 FEW030 BECMG 1201/1203 30014KT TEMPO 1202/1206 30017G28KT`);
  const told = rows.flatMap(([, text]) => text.match(/starting between [\d:]+ and [\d:]+/)?.[0] ?? []);
  expect(told).toEqual(['starting between 10:00 and 12:00', 'starting between 10:00 and 12:00']);
});

test('within the limits the heading says when it will not be so, and nothing is said of a time of which nothing is known', async () => {
  const storm = await said(`${TAF} 19004KT 9999 FEW040 TEMPO 1206/1208 TSRA`, '2026-10-12T00:10:00Z');
  expect(storm.headline).toBe(
    'Within your limits until 15:00. Don’t fly: 15:00–17:00 (at times thunderstorms with rain).',
  );
  const unknown = await said('TAF RJTT 112305Z 1200/1212 FCST NOT AVBL DUE NO OBS', '2026-10-12T00:10:00Z');
  expect(unknown.best).toEqual([]);
});

test('where the clock changes while the forecast holds, the card says when', async () => {
  const now = '2026-10-24T17:40:00Z';
  const { reports } = decodeReports('TAF LPPT 241700Z 2418/2524 36005KT CAVOK', { now });
  const glance = glanceAt({
    reports: reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now,
    flightMinutes: 30,
    position: { lat: 38.77, lon: -9.13 },
    timeZone: 'Europe/Lisbon',
    elevationFt: 374,
  });
  const { clock } = sayGlance(glance, await loadWeatherCatalogue('en'), { units: 'metric' });
  expect(clock.replaceAll('\u00a0', ' ')).toBe('Local time (UTC+1; UTC+0 from Sun 25 Oct 01:00)');
});

test('two times of the same wind are two, and a highest temperature has a moment', async () => {
  const now = '2026-10-12T00:10:00Z';
  const [report] = decodeReports(
    `${TAF} 19004KT CAVOK TX38/1206Z FM120200 19014G22KT CAVOK FM120600 19004KT CAVOK FM122000 19014G22KT CAVOK`,
    { now },
  ).reports;
  if (report === undefined) throw new Error('no report');
  const catalogue = await loadWeatherCatalogue('en');
  const text = explainReport(report.facts, { catalogue, now, timeZone: 'Asia/Tokyo' })
    .explanation.map((sentence) => sentence.text)
    .join(' ');
  expect(text).toMatch(/11:00–15:00.* and .*05:00–15:00/);
  expect(text).not.toMatch(/15:00–15:00/);
});

test('what prevails is not said to come at times', async () => {
  const [row] = await rowsOf(`${TAF} 15004MPS 1500 BR BKN002 TEMPO 1203/1206 SHRA BKN011 SCT030CB`);
  expect(row?.[1]).toMatch(/at times cumulonimbus \(CB\), rain showers(?!, visibility)/);
});

test('what comes at times anew behind a gap has its own hours', async () => {
  const [row] = await rowsOf(
    `${TAF} 03008KT 8000 -SHRA FEW030 TEMPO 1206/1211 24015KT TEMPO 1305/1306 24015KT`,
  );
  expect(row?.[1]).toMatch(/Mon 15:00–20:00/);
  expect(row?.[1]).toMatch(/Tue 14:00–15:00/);
});

test('a forecast that ends in the dark promises no more of the night', async () => {
  const bestOf = async (text: string): Promise<string> =>
    (await said(`METAR RJTT 120000Z 03004KT CAVOK 18/10 Q1013\n${text}`, '2026-10-12T00:10:00Z')).best.join(
      ' ',
    );
  expect(await bestOf(`${TAF} 03004KT CAVOK`)).toMatch(/all night/);
  expect(await bestOf('TAF RJTT 112305Z 1200/1212 03004KT CAVOK')).toMatch(/Also at night.*–.*21:00$/);
});

test('a storm later in a time that rain forbids is told with the verdict', async () => {
  const { why } = await said(
    `${TAF} 03008KT 8000 -SHRA FEW030 TEMPO 1206/1210 3000 TSRA SCT020CB`,
    '2026-10-12T00:10:00Z',
  );
  expect(why).toBe(
    'Light rain showers, for which your drone is not rated; 15:00–19:00 also at times thunderstorms with rain, visibility 3 km.',
  );
});

test('where what comes perhaps leaves no hour, nothing else is within the limits', async () => {
  const now = '2026-10-12T00:10:00Z';
  const [report] = decodeReports(
    'TAF RJTT 112305Z 1200/1212 03004KT 9999 FEW040 PROB30 1200/1204 BKN002 FM120400 03004KT 9999 BKN002',
    { now },
  ).reports;
  if (report === undefined) throw new Error('no report');
  const { explanation } = explainReport(report.facts, { catalogue: await loadWeatherCatalogue('en'), now });
  expect(explanation.map(({ text }) => text).join(' ')).not.toContain('At other times');
});
