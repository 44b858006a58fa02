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
  // With plain spaces: those that never break are looked at elsewhere.
  const card = JSON.stringify(sayGlance(glance, words, { units })).replaceAll('\u00a0', ' ');
  return JSON.parse(card) as SaidGlance;
}

test('an observation: the verdict, by how much, and how old it is', () => {
  const card = said('METAR ENGM 151150Z 24020G41KT 9999 FEW030 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(card).toMatchObject({
    verdict: 'nogo',
    heading: 'Don’t fly',
    why: 'At 120 m, wind about 15 m/s gusting 25 (2.3 times your limit of 10.7 m/s).',
    missing: null,
    observation: { text: 'Observed 13:50 (11:50 UTC), 20 minutes ago', unusable: false },
    wind: 'Wind south-westerly 10 m/s gusting 21; about 15 m/s gusting 25 at 120 m.',
    clock: 'Local time (UTC+2)',
  });
});

test('the wind of a forecast is told as that of its beginning where it comes from elsewhere later', () => {
  const turning = 'TAF ENGM 151100Z 1512/1612 09008KT CAVOK FM151800 27008KT CAVOK';
  expect(said(turning, '2026-07-15T12:10:00Z').wind).toBe(
    'At first: wind easterly 4 m/s; about 6 m/s at 120 m.',
  );
  const steady = 'TAF ENGM 151100Z 1512/1612 09008KT CAVOK FM151800 09012KT CAVOK';
  expect(said(steady, '2026-07-15T12:10:00Z').wind).toBe('Wind easterly 4 m/s; about 6 m/s at 120 m.');
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
    'Gusts of about 44 kt at 390 ft, 2.1 times your limit of 20.8 kt; broken cloud from 200 ft.',
  );
  expect(card.wind).toBe('Wind south-westerly 6 kt gusting 41; about 9 kt gusting 44 at 390 ft.');
});

test('what a sensor cannot tell is said by itself, and the verdict of the rest is given', () => {
  const text = 'METAR PASX 151150Z AUTO 04008KT 10SM SCT011 02/M01 A2983 RMK AO2 FZRANO';
  const { headline, missing } = said(text, '2026-07-15T12:10:00Z');
  expect(headline).toBe(
    'Incomplete. What is known is within your limits. The station cannot detect freezing rain.',
  );
  expect(missing).not.toContain('precipitation');
});

test('at night a card within the limits says that it is dark', () => {
  const card = said('METAR ENGM 142350Z 24004KT CAVOK 15/05 Q1008', '2026-07-15T00:10:00Z');
  expect(card.headline).toMatch(/^Within your limits\. Dark until 02:\d\d, sunrise 04:\d\d\.$/);
  expect(card.light).toBeNull();
  expect(said('METAR ENGM 151150Z 24004KT CAVOK 15/05 Q1008', '2026-07-15T12:10:00Z').why).toBeNull();
});

test('of a station in no table it is said that neither local time nor light is known', () => {
  const now = '2026-10-26T21:20:00Z';
  const reports = factsOf('METAR CYKZ 262100Z 01005KT 15SM SKC 24/13 A3026', now);
  const nowhere = { position: null, timeZone: null, elevationFt: null };
  const glance = glanceAt({ reports, limits: TYPICAL_SMALL_DRONE, now, flightMinutes: 30, ...nowhere });
  expect(sayGlance(glance, en, { units: 'metric' })).toMatchObject({
    light: 'Station position not known: no local time or daylight',
    clock: 'Times in UTC',
  });
});

test('a forecast that begins soon is judged from its beginning', () => {
  const card = said('TAF ENGM 151100Z 1512/1612 24005KT CAVOK', '2026-07-15T11:20:00Z');
  expect(card.heading).toBe('From 14:00 to the end of the forecast: within your limits');
  expect(card.forecast).toEqual({
    text: 'The forecast is valid from 14:00 (12:00 UTC) until Thu 16 Jul 14:00 (12:00 UTC).',
    unusable: false,
  });
  expect(card.missing).toBeNull();
});

test('beside a date in UTC the local one is said', () => {
  const card = said('METAR ENGM 142230Z 24004KT CAVOK 15/05 Q1008', '2026-07-14T22:40:00Z');
  expect(card.observation?.text).toBe('Observed Wed 15 Jul 00:30 (Tue 14 Jul 22:30 UTC), 10 minutes ago');
});

test('chances of one row have their own hours', () => {
  const card = said(
    'TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW010 TEMPO 1514/1518 TSRA FEW008CB TEMPO 1516/1520 SHRA FEW010CB',
    '2026-07-15T12:00:00Z',
  );
  expect(card.periods[1]?.heading).toBe(
    'Don’t fly: at times thunderstorms with rain (16:00–20:00); cumulonimbus (CB), rain showers (18:00–22:00)',
  );
});

test('what is missing is never fine', () => {
  const card = said('METAR ENGM 151150Z 24004KT 15/05 Q1008', '2026-07-15T12:10:00Z');
  expect(card.heading).toBe('Incomplete');
  expect(card.why).toBe('What is known is within your limits.');
  expect(card.missing).toBe('No information on visibility, weather (rain, snow) and cloud.');
});

test('where neither wind nor visibility is reported nothing is called within the limits', () => {
  const card = said('METAR CWIL 151200Z AUTO ///// ////SM BKN017 OVC065 ///// A////', '2026-07-15T12:10:00Z');
  expect(card.headline).toBe(
    'Incomplete. The weather cannot be judged. No information on wind, visibility, weather (rain, snow), temperature and dew point.',
  );
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
    ['ons. 15. juli kl. 14:00–16:00', 'Innenfor grensene dine', 'Vind opptil ca. 3 m/s i 120 m høyde', null],
    [
      'kl. 16:00–20:00',
      'Ikke fly: 30 % sannsynlighet for tidvis kraftig regn og torden, sikt 3 km, vind på ca. 15 m/s med kast på 22 i 120 m høyde',
      'Ellers vind opptil ca. 3 m/s i 120 m høyde; lave skyer: 30 % sannsynlighet for tidvis brutt skydekke med bygeskyer (CB) i 240 m',
      null,
    ],
    [
      'ons. 15. juli kl. 20:00 – tors. 16. juli kl. 02:00',
      'Innenfor grensene dine',
      'Vind opptil ca. 3 m/s i 120 m høyde',
      null,
    ],
    [
      'tors. kl. 02:00–14:00',
      'Ikke fly',
      'Vind på ca. 13 m/s i 120 m høyde (begynner mellom kl. 02:00 og kl. 04:00)',
      null,
    ],
  ]);
  expect(card.best).toEqual([
    'Innenfor grensene i dagslys og tussmørke: kl. 14:00–16:00; kl. 20:00–23:43',
    'Også om natten: ons. 15. juli kl. 23:43 – tors. 16. juli kl. 02:00',
  ]);
});

test('observation and forecast together say what differs', () => {
  const card = said(
    'METAR ENGM 151150Z 24015KT 2000 RA BKN010 12/11 Q1002\nTAF ENGM 151100Z 1511/1611 24004KT 9999 SCT030',
    '2026-07-15T12:00:00Z',
  );
  expect(card.notes).toContain('Visibility 2 km, worse than forecast (10 km or more)');
});

test('a dew point above the temperature is saturated air, and a figure at its limit is not near it', () => {
  const now = '2026-07-15T12:10:00Z';
  const fog = said('METAR ENGM 151150Z 00000KT 9999 SCT030 05/06 Q1013', now);
  expect(fog.why).toContain('Fog may form (air saturated)');
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

test.each(['hi', 'bn', 'ar', 'ja'] as const)(
  'every speed of the wind line in %s has its unit',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const text = 'METAR ENGM 151150Z 24020G41KT 9999 FEW030 15/05 Q1008';
    for (const units of ['metric', 'aviation'] as const) {
      const { wind } = said(text, '2026-07-15T12:10:00Z', { words, units });
      const speeds = wind?.match(language === 'ar' ? /م\/ث|عقد/gu : /m\/s|kt|ノット/gu) ?? [];
      expect(speeds, wind ?? '').toHaveLength(4);
    }
  },
);

test('of a planned flight ages count to the present, and what is too old or too short for it is said', () => {
  const metar = 'METAR ENGM 151120Z 24005KT CAVOK 15/05 Q1008';
  const taf = 'TAF ENGM 151100Z 1512/1521 24005KT CAVOK';
  const forFlight = (text: string, now: string): [string | undefined, string | undefined] => {
    const reports = factsOf(text, '2026-07-15T11:25:00Z');
    const limits = TYPICAL_SMALL_DRONE;
    const glance = glanceAt({ reports, limits, now, flightMinutes: 60, isPlanned: true, ...OSLO });
    const presentMs = Date.parse('2026-07-15T11:25:00Z');
    const { observation, forecast } = sayGlance(glance, en, { units: 'metric', presentMs });
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
    return [plain(observation?.text), plain(forecast?.text)];
  };
  const observed = 'Observed 13:20 (11:20 UTC), 5 minutes ago';
  expect(forFlight(`${metar}\n${taf}`, '2026-07-15T12:30:00Z')[0]).toBe(observed);
  expect(forFlight(`${metar}\n${taf}`, '2026-07-15T17:20:00Z')[0]).toBe(
    `${observed}. It will be 6 hours old when you fly: go by the forecast.`,
  );
  expect(forFlight(metar, '2026-07-15T13:00:00Z')[0]).toBe(
    `${observed}. It will be 100 minutes old when you fly and says nothing about your flight.`,
  );
  expect(forFlight(taf, '2026-07-15T21:00:00Z')[1]).toBe(
    'The forecast ends 23:00 (21:00 UTC), before your flight.',
  );
});
