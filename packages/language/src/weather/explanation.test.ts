import { decodeReports } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { explainReport } from './explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from './load-weather-catalogue.ts';

async function explained(
  text: string,
  now: string,
  language: (typeof WEATHER_LANGUAGES)[number] = 'en',
): Promise<{ readonly explanation: string; readonly translation: string }> {
  const catalogue = await loadWeatherCatalogue(language);
  const [report] = decodeReports(text, { now }).reports;
  if (report === undefined) throw new Error('no report');
  const wording = explainReport(report.facts, { catalogue, now, timeZone: 'Asia/Tokyo' });
  const whole = (sentences: readonly { readonly text: string }[]): string =>
    sentences.map((sentence) => sentence.text.replaceAll('\u00a0', ' ')).join(' ');
  return { explanation: whole(wording.explanation), translation: whole(wording.translation) };
}

const WET = 'TAF RJBB 261705Z 2618/2800 04012KT 7000 -SHRA FEW005 BKN015 TEMPO 2618/2703 3000 SHRA BR BKN003';
const WET_AT = '2026-10-26T17:25:00Z';

test('a ban that holds all the time says so beside what has hours, and there is no dry time to wait for', async () => {
  expect((await explained(WET, WET_AT)).explanation).toBe(
    'Don’t fly: light rain showers, for which your drone is not rated (the whole time); at times broken cloud from 90 m, rain showers (Tue 27 Oct 03:00–12:00 local time). ' +
      'Rain or snow is forecast for the whole period; there is no dry time to wait for.',
  );
  const dry = 'TAF RJBB 261705Z 2618/2800 04012KT 7000 -SHRA FEW015 BECMG 2703/2704 NSW';
  expect((await explained(dry, WET_AT)).explanation).toContain('wait until it is dry');
});

test.each(WEATHER_LANGUAGES)(
  'in %s what holds all the time stands in front of what has hours',
  async (language) => {
    const words = await loadWeatherCatalogue(language);
    const { explanation } = await explained(WET, WET_AT, language);
    expect(explanation.indexOf(words.messages.throughout)).toBeGreaterThan(0);
    expect(explanation.indexOf(words.messages.throughout)).toBeLessThan(explanation.indexOf('03:00'));
  },
);

test('an observation beside its trend: the hours are not those of what was observed', async () => {
  const { explanation } = await explained(
    'METAR RJBB 261700Z 24041G60KT 9999 FEW030 15/05 Q1008 TEMPO FM1800 TL1900 RA',
    WET_AT,
  );
  expect(explanation).toMatch(
    /^Don’t fly: (?!the whole time).*; at times rain.* \(Tue 27 Oct 03:00–04:00 local time\)/,
  );
});

test('a report within the limits names the cloud below a drone, but where that has hours of its own', async () => {
  const taf = 'TAF RJBB 261705Z 2618/2800 20010KT 6000 SCT003 BKN010';
  const meaning = 'The whole forecast is within your drone’s limits.';
  expect((await explained(taf, WET_AT)).explanation).toBe(
    `${meaning} Low cloud: scattered cloud at 90 m and broken cloud at 300 m.`,
  );
  expect((await explained(`${taf} TEMPO 2620/2622 FEW002`, WET_AT)).explanation).toBe(meaning);
});

test('who is not to fly is not told how to keep the drone in sight', async () => {
  const { explanation } = await explained('METAR RJBB 261700Z 24004KT 0800 HZ FEW030 15/05 Q1008', WET_AT);
  expect(explanation).toContain('Don’t fly: visibility 800 m');
  expect(explanation).not.toContain('close enough');
  const near = await explained('METAR RJBB 261700Z 24004KT 3000 HZ FEW030 15/05 Q1008', WET_AT);
  expect(near.explanation).toContain('close enough');
});

test('where a scale of visibility ends, it may be more', async () => {
  const miles = 'METAR KDBN 261656Z AUTO 00000KT 10SM CLR 16/05 A3017';
  expect((await explained(miles, WET_AT)).translation).toContain('Visibility 16 km (10 mi) or more.');
  const metres = 'METAR RJBB 261700Z 00000KT 9999 FEW030 16/05 Q1013';
  expect((await explained(metres, WET_AT)).translation).toContain('Visibility 10 km or more.');
});

test('CAVOK promises no towering cloud either', async () => {
  const { translation } = await explained('METAR RJBB 261700Z 33012KT CAVOK 16/05 Q1013', WET_AT);
  expect(translation).toContain('(CAVOK). No cumulonimbus (CB) or towering cumulus (TCU).');
});

test('strokes are not reported; what stands there and was not understood could not be read', async () => {
  const at = '2026-10-22T19:20:00Z';
  const silent = await explained('METAR CWIL 221900Z AUTO ///// ////SM BKN017 ///// A////', at);
  expect(silent.explanation).toContain('No information on wind, visibility,');
  const garbled = await explained('METAR ENGM 221920Z XYZZY CAVOK 10/05 Q1013', at);
  expect(garbled.explanation).toContain('Not reported or not readable: wind.');
});

test.each([
  ['SC1SC3 SC TR', 'Clouds by type: stratocumulus (1/8, 3/8, a trace).'],
  [
    'SF2SC4AC1 CI TR',
    'Clouds by type: stratus (SF fractus) (2/8), stratocumulus (4/8), altocumulus (1/8), cirrus (a trace).',
  ],
  ['FG3SN5', 'Clouds by type: fog (3/8), snow (5/8).'],
])('the Canadian remark %s is read', async (remark, sentence) => {
  const text = `METAR CYYJ 180700Z 24002KT 15SM OVC043 06/02 A2991 RMK ${remark} SLP128`;
  const { translation, explanation } = await explained(text, '2026-10-18T07:20:00Z');
  expect(translation).toContain(sentence);
  expect(explanation).not.toContain('could not be read');
});

test('as many points are said to be unread as are listed', async () => {
  const text = 'METAR CYYJ 180700Z 24002KT 15SM XYZZY OVC043 06/02 A2991 RMK FOO BAR SLP128 BAZ';
  const { translation, explanation } = await explained(text, '2026-10-18T07:20:00Z');
  expect(translation).toContain('Could not be read: XYZZY, FOO BAR, BAZ.');
  expect(explanation).toContain('3 items could not be decoded');
});

test('only of a station that is known to be an aerodrome the weather is called that of the aerodrome', async () => {
  const catalogue = await loadWeatherCatalogue('en');
  const [report] = decodeReports('METAR CWIL 221900Z 24002KT', { now: '2026-10-22T19:20:00Z' }).reports;
  if (report === undefined) throw new Error('no report');
  const standing = (timeZone: string | null): string =>
    explainReport(report.facts, { catalogue, timeZone }).standing;
  expect(standing(null)).toMatch(/^This is the weather at the station;/);
  expect(standing('America/Toronto')).toMatch(/^This is the weather at the aerodrome;/);
});

const RCTP =
  'TAF RCTP 091100Z 0912/1018 21025G40KT 9999 FEW015 BKN032 BECMG 0918/0920 20015G25KT BECMG 1000/1002 19005G15KT TEMPO 1004/1010 5000 SHRA';

test('the explanation tells of each hour one wind, and the cause in front of its hours', async () => {
  const { explanation } = await explained(RCTP, '2026-10-09T11:20:00Z');
  expect(explanation).toMatch(
    /^Don’t fly: at 120 m, wind about 18 m\/s gusting 26 \(2\.4 times your limit of 10\.7 m\/s\), Fri 9 Oct 21:00 – Sat 10 Oct 05:00 local time; wind about 11 m\/s gusting 16 \(05:00–11:00\); at times rain showers, for which your drone is not rated \(Sat 10 Oct 13:00–19:00\)\./,
  );
});

test.each(WEATHER_LANGUAGES)(
  'in %s each span of the explanation begins where the one before has ended',
  async (language) => {
    const { explanation } = await explained(RCTP, '2026-10-09T11:20:00Z', language);
    const clocks = explanation.replace(/[\u2066\u2069]/g, '').match(/\d\d:\d\d/g);
    expect(clocks).toEqual(['21:00', '05:00', '05:00', '11:00', '13:00', '19:00']);
  },
);

test('each highest and lowest temperature of a forecast across days has its date', async () => {
  const { translation } = await explained(
    'TAF ZSPD 122111Z 1300/1406 17004MPS 8000 BKN030 TX26/1306Z TX25/1406Z TN21/1321Z',
    '2026-10-12T21:31:00Z',
  );
  expect(translation).toContain(
    'Maximum 26 °C (06:00 UTC 13 October). Minimum 21 °C (21:00 UTC 13 October). Maximum 25 °C (06:00 UTC 14 October).',
  );
});

test.each(WEATHER_LANGUAGES)(
  'in %s what replaces everything begins with its hour, and has no end',
  async (language) => {
    const { translation } = await explained(
      'TAF KLAX 022329Z 0300/0406 24013KT P6SM FEW015 FM030300 VRB03KT P6SM SKC FM040400 VRB03KT P6SM SCT015',
      '2026-10-02T23:49:00Z',
      language,
    );
    // The end of the first group is the beginning of the second.
    expect(translation.match(/03:00/g)).toHaveLength(1);
    expect(translation.match(/04:00/g)).toHaveLength(1);
  },
);

test('where a part was not read nothing is said of other times', async () => {
  const wet = 'TAF RKSS 140500Z 1406/1512 28006KT 9999 BKN040 TEMPO 1505/1507 6000 -SHRA BKN030';
  const at = '2022-10-14T05:20:00Z';
  const fine = 'At other times the forecast is within your drone’s limits.';
  expect((await explained(wet, at)).explanation).toContain(fine);
  expect((await explained(`${wet} BECMG 1507/0509 27006KT`, at)).explanation).not.toContain(fine);
});

test('a layer whose base is not given is told as that, not as cloud of which nothing is known', async () => {
  const { explanation } = await explained(
    'METAR RJSF 220200Z 23003KT 9999 FEW030 BKN150 BKN/// 17/10 Q1019',
    '2022-10-22T02:20:00Z',
  );
  expect(explanation).toContain('No information on base or amount of a cloud layer.');
});
