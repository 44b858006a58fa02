import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';

const ANAPA = { position: { lat: 45, lon: 37.35 }, timeZone: 'Europe/Moscow', elevationFt: 174 };
const NARITA = { position: { lat: 35.76, lon: 140.39 }, timeZone: 'Asia/Tokyo', elevationFt: 141 };

async function said(
  text: string,
  now: string,
  place: typeof ANAPA,
  language: (typeof WEATHER_LANGUAGES)[number] = 'en',
): Promise<SaidGlance> {
  const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...place });
  // Of a flight that is planned, however soon, a forecast of one kind has its row too.
  const presentMs = Date.parse(now) - 60_000;
  const card = sayGlance(glance, await loadWeatherCatalogue(language), { units: 'metric', presentMs });
  return JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as SaidGlance;
}

const OSLO = { position: { lat: 60.2, lon: 11.1 }, timeZone: 'Europe/Oslo', elevationFt: 681 };

const STORMS = 'METAR URKA 231130Z 20009MPS 9999 SCT///CB 17/11 Q1017 TEMPO 20012G17MPS 2000 TSRA BKN020CB';
const WINDY = 'TAF RJAA 042305Z 0500/0606 03018KT 9999 FEW012 BKN020 TEMPO 0500/0509 03020G30KT';

test('the winds of a paragraph are one phrase: what prevails first, gusts with their wind, the limit beside the worst', async () => {
  const storms = await said(STORMS, '2026-10-23T11:50:00Z', ANAPA);
  expect(storms.why).toBe(
    'Cumulonimbus (CB); at 120 m, wind about 13 m/s, at times 17 m/s gusting 22 (twice your limit of 10.7 m/s); at times thunderstorms with rain, visibility 2 km.',
  );
  const windy = await said(WINDY, '2026-10-04T23:25:00Z', NARITA);
  expect(windy.why).toBe(
    'At 120 m, wind about 13 m/s, at times 15 m/s gusting 20 (09:00–18:00), almost twice your limit of 10.7 m/s.',
  );
  expect(windy.periods[0]?.text).toBe(
    'At 120 m, wind about 13 m/s, Mon 09:00–18:00 also at times 15 m/s gusting 20',
  );
});

test('a wind by itself says its height as before, and a chance in percent is never of a figure alone', async () => {
  const calm = await said(
    'METAR RJAA 042330Z 03018KT 9999 FEW040 20/10 Q1013',
    '2026-10-04T23:40:00Z',
    NARITA,
  );
  expect(calm.why).toBe('Wind about 13 m/s at 120 m, above your limit of 10.7 m/s.');
  const perhaps = await said(WINDY.replace('TEMPO', 'PROB30'), '2026-10-04T23:25:00Z', NARITA);
  expect(perhaps.why).toContain('30% chance of wind about 15 m/s gusting 20');
});

test.each(WEATHER_LANGUAGES)('in %s the height of flight is said once in a paragraph', async (language) => {
  const storms = await said(STORMS, '2026-10-23T11:50:00Z', ANAPA, language);
  const windy = await said(WINDY, '2026-10-04T23:25:00Z', NARITA, language);
  for (const text of [storms.why, storms.periods[0]?.text, windy.why, windy.periods[0]?.text]) {
    expect(text?.match(/\b120\b/g), text ?? '').toHaveLength(1);
    expect(text, text ?? '').toMatch(/\b13\b.*\b(?:15|17)\b.*\b(?:20|22)\b/);
  }
});

/** What stands between the innermost pairs of isolates. */
function innermost(text: string): readonly string[] {
  return [...text.matchAll(/\u2066([^\u2066\u2069]*)\u2069/g)].map(([, own = '']) => own);
}

test('in Arabic a range goes from right to left like the sentence, hours as well as days', async () => {
  const taf =
    'TAF RJAA 042305Z 0500/0606 03018KT 9999 FEW012 BKN020 TEMPO 0500/0509 03020G30KT FM050900 03005KT CAVOK FM060300 03018KT CAVOK';
  const card = await said(taf, '2026-10-04T23:25:00Z', NARITA, 'ar');
  const hours = card.periods.map(({ when }) => when);
  expect(hours.filter((when) => when.includes('إلى')).length).toBeGreaterThan(1);
  for (const when of hours) {
    // No isolate holds both ends: those would be shown from left to right.
    expect(innermost(when.replace(/\u2066([^\u2066\u2069]*)\u2069/g, 'X'))).toEqual([]);
    for (const own of innermost(when)) expect(own).not.toMatch(/–|إلى/);
  }
});

test('beside what holds now, the hours of what comes stand in front of it', async () => {
  const reports = `METAR ENGM 281720Z 24018G30KT 9999 FEW012 BKN030 04/01 Q1003
TAF ENGM 281700Z 2818/2924 24015G27KT 9999 BKN030 TEMPO 2818/2824 4000 -SHRASN BKN008 BECMG 2900/2902 22008KT`;
  const { why } = await said(reports, '2026-11-28T17:44:00Z', OSLO);
  expect(why).toBe(
    'At 120 m, wind up to about 13 m/s gusting 19 (1.8 times your limit of 10.7 m/s); ' +
      'Sat 28 Nov 19:00 – Sun 29 Nov 01:00 also at times light showers of rain and snow, for which your drone is not rated.',
  );
});
