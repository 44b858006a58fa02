import { decodeReports, glanceAt, TYPICAL_SMALL_DRONE, type WeatherFacts } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { loadWeatherCatalogue } from '../weather/load-weather-catalogue.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayGlance } from './say-glance.ts';
import type { WeatherUnits } from './say-figures.ts';

const OSLO = { position: { lat: 60.2, lon: 11.1 }, timeZone: 'Europe/Oslo', elevationFt: 681 };
const en = await loadWeatherCatalogue('en');
const no = await loadWeatherCatalogue('no');

function factsOf(text: string, now: string): readonly WeatherFacts[] {
  return decodeReports(text, { now }).reports.map(({ facts }) => facts);
}

function said(
  text: string,
  now: string,
  { words = en, units = 'metric' }: { words?: typeof en; units?: WeatherUnits } = {},
): SaidGlance {
  const reports = factsOf(text, now);
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...OSLO });
  return sayGlance(glance, words, { units });
}

test('an observation: the verdict, by how much, and how old it is', () => {
  const card = said('METAR ENGM 151150Z 24020G41KT 9999 FEW030 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(card).toMatchObject({
    verdict: 'nogo',
    heading: 'Don’t fly',
    why: 'Gusts of about 25 m/s at 120 m, 2.4 times your limit of 10.7 m/s.',
    missing: null,
    observation: { text: 'Observed 13:50 (11:50 UTC), 20 minutes ago', unusable: false },
    wind: 'Wind from the south-west, 10 m/s, gusts 21 m/s, about 15 m/s at 120 m.',
    clock: 'Local time (UTC+2)',
  });
});

test('a figure near its limit never reads as above it', () => {
  const card = said('METAR ENGM 151150Z 24006G18KT 9999 FEW030 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(card.heading).toBe('Take care');
  expect(card.why).toBe('Gusts of about 10.5 m/s at 120 m, near your limit of 10.7 m/s.');
});

test('knots and feet by choice', () => {
  const text = 'METAR ENGM 151150Z 24006G41KT 9999 BKN002 15/05 Q1008';
  const card = said(text, '2026-07-15T12:10:00Z', { units: 'aviation' });
  expect(card.why).toBe(
    'Gusts of about 44 kt at 390 ft, twice your limit of 20.8 kt; broken cloud from 200 ft up.',
  );
  expect(card.wind).toBe('Wind from the south-west, 6 kt, gusts 41 kt, about 9 kt at 390 ft.');
});

test('what is missing is never fine', () => {
  const card = said('METAR ENGM 151150Z 24004KT 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(card.heading).toBe('Incomplete');
  expect(card.why).toBeNull();
  expect(card.missing).toBe('Not reported: visibility, weather and cloud.');
});

test('an old observation and an expired forecast are said to be so', () => {
  const old = said('METAR ENGM 041150Z 24004KT CAVOK 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(old.observation).toEqual({
    text: 'Old: observed Sat 4 Jul 13:50 (11:50 UTC), 11 days ago. Do not use it.',
    unusable: true,
  });
  expect(old.heading).toBe('No verdict');
  const expired = said('TAF ENGM 150500Z 1506/1512 24004KT CAVOK', '2026-07-15T15:00:00Z');
  expect(expired.forecast?.text).toBe('The forecast expired 14:00 (12:00 UTC), 3 hours ago. Do not use it.');
});

test('a forecast in rows: both dates past midnight, chances as chances, one storm one reason', () => {
  const card = said(
    'TAF ENGM 151100Z 1512/1612 24004KT 9999 SCT030 PROB30 TEMPO 1514/1518 25020G35KT 3000 +TSRA BKN008CB BECMG 1600/1602 24018KT',
    '2026-07-15T12:00:00Z',
    { words: no },
  );
  expect(card.periods.map(({ when, heading, text, chance }) => [when, heading, text, chance])).toEqual([
    ['kl. 14–16', 'Innenfor grensene dine', 'Vind opptil omtrent 3 m/s i 120 m', null],
    [
      'kl. 16–20',
      '30 % sannsynlighet for tidvis kraftig regn og torden, vindkast omtrent 22 m/s i 120 m: ikke fly',
      'Ellers innenfor grensene dine, vind opptil omtrent 3 m/s i 120 m',
      null,
    ],
    [
      'ons. 15. juli kl. 20:00 – tor. 16. juli kl. 02:00',
      'Innenfor grensene dine',
      'Vind opptil omtrent 3 m/s i 120 m',
      null,
    ],
    ['fra kl. 02–04', 'Ikke fly', 'Vind omtrent 13 m/s i 120 m', null],
  ]);
  expect(card.best).toEqual([
    'Beste tid om dagen: kl. 14–16 og kl. 20:00–23:44',
    'Beste tid om natten: ons. 15. juli kl. 23:44 – tor. 16. juli kl. 02:00',
  ]);
});

test('observation and forecast together say what differs', () => {
  const card = said(
    'METAR ENGM 151150Z 24015KT 2000 RA BKN010 12/11 Q1002\nTAF ENGM 151100Z 1511/1611 24004KT 9999 SCT030',
    '2026-07-15T12:00:00Z',
  );
  expect(card.notes).toContain('Visibility 2 km, worse than forecast (10 km)');
});

test('a dew point above the temperature is saturated air, and a figure at its limit is not near it', () => {
  const now = '2026-07-15T12:10:00Z';
  const fog = said('METAR ENGM 151150Z 00000KT 9999 SCT030 05/06 Q1013', now);
  expect(fog.why).toContain('Air saturated: fog may form');
  const hot = said('METAR ENGM 151150Z 18002KT CAVOK 40/08 Q1013', now);
  expect(hot.headline).toBe('Take care. Air temperature 40 °C, at your limit of 40 °C.');
});

test.each(['ja', 'zh', 'hi', 'bn'] as const)(
  'the verdict in %s ends with the stop of its script',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const { headline } = said(
      'METAR ENGM 151150Z 24020G41KT 9999 FEW030 15/05 Q1008',
      '2026-07-15T12:10:00Z',
      {
        words,
      },
    );
    expect(headline).toMatch(language === 'ja' || language === 'zh' ? /^[^ ]+?。\S/ : /^[^.]+?। \S/);
  },
);
