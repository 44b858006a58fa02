import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { loadWeatherCatalogue } from '../weather/load-weather-catalogue.ts';
import { sayGlance } from './say-glance.ts';

const FRANKFURT = { position: { lat: 50.03, lon: 8.57 }, timeZone: 'Europe/Berlin', elevationFt: 364 };

/** The verdict with its causes. */
async function why(text: string, now: string): Promise<string> {
  const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...FRANKFURT });
  const words = await loadWeatherCatalogue('en');
  const card = sayGlance(glance, words, { units: 'metric', presentMs: Date.parse(now) });
  return `${card.heading} · ${card.why ?? ''}`.replaceAll('\u00a0', ' ');
}

const NOON = '2026-07-15T12:20:00Z';
const TAF = 'TAF EDDF 151100Z 1512/1612';
const CLEAR = 'FM160000 24005KT CAVOK';

test.each([
  [
    '24022KT 9999 SCT040 FM151500 24040KT 9999 SCT040',
    'Wind up to about 29 m/s at 120 m, 2.7 times your limit of 10.7 m/s.',
  ],
  [
    '24040KT 9999 SCT040 FM151500 24022KT 9999 SCT040',
    'Wind about 29 m/s at 120 m, 2.7 times your limit of 10.7 m/s.',
  ],
  ['24005KT 1200 HZ SCT040 FM151500 24005KT 0300 HZ SCT040', 'Visibility down to 300 m (haze).'],
  ['24005KT 0300 HZ SCT040 FM151500 24005KT 1200 HZ SCT040', 'Visibility 300 m (haze).'],
])(
  'wind and visibility are told as bad as they get while the verdict lasts: %s',
  async (changes, expected) => {
    expect(await why(`${TAF} ${changes} ${CLEAR}`, NOON)).toBe(
      `Don’t fly until Thu 16 Jul 02:00 · ${expected}`,
    );
  },
);

test.each([
  [
    '2026-07-15T16:20:00Z',
    '24040G60KT 9999 SCT040 FM151500 24016KT 9999 SCT040 FM152200 24005KT 9999 SCT040',
    'Wind about 12 m/s at 120 m, above your limit of 10.7 m/s.',
  ],
  [
    '2026-07-15T16:20:00Z',
    '24005KT 0300 FG SCT040 FM151500 24005KT 1400 BR SCT040 FM152200 24005KT CAVOK',
    'Visibility 1.4 km (mist).',
  ],
  [
    NOON,
    '24016KT 9999 SCT040 FM151400 24005KT 9999 OVC003 FM151800 24045G65KT 9999 SCT040 FM152200 24005KT CAVOK',
    'Wind about 12 m/s at 120 m, above your limit of 10.7 m/s.',
  ],
])('what is over, or comes behind a gap, is not told of now: %s %s', async (now, changes, expected) => {
  expect(await why(`${TAF} ${changes}`, now)).toBe(`Don’t fly until 24:00 · ${expected}`);
});

test('what is forecast stands beside an observation that does not tell it', async () => {
  const metar = 'METAR EDDF 151150Z 24010KT 9999 SCT040 15/10 Q1013';
  const taf = `${TAF} 24022KT 9999 SCT040 FM151500 24040KT 9999 SCT040 FM152200 24005KT CAVOK`;
  expect(await why(`${metar}\n${taf}`, NOON)).toContain('Wind up to about 29 m/s');
});

test('a cause that ends before the verdict does has its own end', async () => {
  expect(await why(`${TAF} 24005KT 9999 OVC002 BECMG 1516/1518 BKN003 ${CLEAR}`, NOON)).toBe(
    'Don’t fly until Thu 16 Jul 02:00 · Overcast from 60 m (until 20:00).',
  );
});

test('what has ended before the flight is no cause', async () => {
  const past = 'TAF EDDF 151100Z 1512/1524 24005KT 9999 RA SCT040 FM151500 24025KT 9999 SCT040';
  expect(await why(past, '2026-07-15T16:00:00Z')).toBe(
    'For the rest of the forecast: don’t fly · Wind about 18 m/s at 120 m, 1.7 times your limit of 10.7 m/s.',
  );
});
