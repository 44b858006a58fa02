import { decodeReports, type Remark, type WeatherFacts } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { explainReport } from './explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from './load-weather-catalogue.ts';
import { sayRemark } from './remark.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const NOW = '2026-07-15T18:00:00Z';
const english = await loadWeatherCatalogue('en');
const catalogues = await Promise.all(WEATHER_LANGUAGES.map((language) => loadWeatherCatalogue(language)));

function factsOf(remark: string): WeatherFacts {
  const text = `METAR KSTL 151753Z 17019KT 3SM SCT130 23/11 A2980 RMK ${remark}`;
  const [report] = decodeReports(text, { now: NOW }).reports;
  if (report === undefined) throw new Error(text);
  return report.facts;
}

/** The remarks as sentences, with plain spaces and without isolating marks. */
function said(
  { remarks, issuedAt }: Pick<WeatherFacts, 'remarks' | 'issuedAt'>,
  words: WeatherCatalogue,
): string {
  return remarks
    .map((remark) => sayRemark(remark, { words, now: issuedAt }))
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

const READ: readonly (readonly [remark: string, english: string])[] = [
  ['RAB15E24', 'Rain: 17:15–17:24 UTC.'],
  ['TSB1659', 'Thunderstorms: began 16:59 UTC.'],
  ['RAE05B29SNB20E50', 'Rain: ended 17:05 UTC, began 17:29 UTC; snow: 17:20–17:50 UTC.'],
  ['RAE06B31E41', 'Rain: ended 17:06 UTC, began 17:31 UTC, ended 17:41 UTC.'],
  ['-FZRAB44', 'Light freezing rain: began 17:44 UTC.'],
  ['FRQ LTGICCG DSNT W-NE', 'Frequent lightning in the distance, to the west through north-east.'],
  ['OCNL LTGICCG OHD AND NE-S', 'Occasional lightning overhead and to the north-east through south.'],
  ['CONS LTG ALQDS', 'Continuous lightning in all directions.'],
  [
    'LTG VC N AND DSNT W-E',
    'Lightning nearby, to the north; in the distance, to the west through north to east.',
  ],
  ['CB DSNT NW MOV E', 'Cumulonimbus (CB) in the distance, to the north-west, moving east.'],
  ['DSNT CB AND TCU N', 'Cumulonimbus (CB) and towering cumulus (TCU) in the distance, to the north.'],
  ['TS OHD MOV LTL', 'Thunderstorms overhead, hardly moving.'],
  ['CBMAM VC STNRY', 'Cumulonimbus mammatus (CBMAM) nearby, not moving.'],
  ['VCSH S', 'Showers nearby, to the south.'],
  ['ACSL SW-W', 'Standing lenticular cloud (ACSL) to the south-west through west.'],
  ['VIRGA DSNT ALQDS', 'Precipitation not reaching the ground (virga) in the distance, in all directions.'],
  ['CIG 005V010', 'Cloud base varying between 150 m (500 ft) and 300 m (1,000 ft).'],
  ['CIG 003 RWY32', 'Cloud base at runway 32: 90 m (300 ft).'],
  ['VIS 1/2V2', 'Visibility varying between 800 m (1/2 mi) and 3.2 km (2 mi).'],
  ['VIS NE 2 1/2', 'Visibility 4 km (2 1/2 mi) to the north-east.'],
  ['VIS 2 1/2 RWY11', 'Visibility at runway 11: 4 km (2 1/2 mi).'],
  ['TWR VIS 2', 'Visibility from the tower: 3.2 km (2 mi).'],
  ['SFC VIS 4', 'Visibility at the surface: 6.4 km (4 mi).'],
  ['VIS MIN 0000', 'Lowest visibility less than 50 m.'],
  ['BKN014 V SCT', 'Cloud cover varying between broken cloud at 420 m (1,400 ft) and scattered cloud.'],
  ['BKN V SCT', 'Cloud cover varying between broken cloud and scattered cloud.'],
  ['HZY', 'Haze (HZY).'],
  ['6////', 'Precipitation in the last 3 or 6 hours: not reported.'],
  ['WND DATA ESTMD', 'The wind is estimated (WND DATA ESTMD).'],
  ['ALSTG ESTMD', 'The air pressure is estimated (ALSTG ESTMD).'],
  ['BINOVC', 'Breaks in the overcast (BINOVC).'],
  ['MT OBSC', 'Mountains hidden from view (MT OBSC).'],
  ['OBST OBSC', 'Obstacles hidden from view (OBST OBSC).'],
  ['NIL', 'No remarks (NIL).'],
  ['VISNO', 'A visibility sensor gives no data (VISNO).'],
  ['CHINO RWY34', 'A cloud-height sensor gives no data (CHINO RWY34).'],
  ['RVRNO', 'No runway visual range (RVRNO).'],
  ['PNO', 'The amount of precipitation is not measured at present (PNO).'],
  ['SLPNO', 'No sea-level pressure (SLPNO).'],
];

test.each(READ)('%s: %s', (remark, sentence) => {
  expect(said(factsOf(remark), english)).toBe(sentence);
});

const ENGLISH = /\b(?:the|and|to|of|between|nearby|rain|lightning|distance|moving|began|ended|runway|no)\b/i;
const HOLE = /undefined|null|\[object|NaN|[{}]| {2}|^[,;、，؛،]|[,;、，؛،]\s*[.。।]$/;

test.each(catalogues)('$language: every remark that is read is a whole sentence without a hole', (words) => {
  for (const [remark] of READ) {
    const sentence = said(factsOf(remark), words);
    expect(sentence, remark).toMatch(/[.。।]$/);
    expect(sentence, remark).not.toMatch(HOLE);
    // The code beside its words may stand, the code alone may not.
    expect(sentence.replace(/[（(][^）)]*[）)]/g, ''), remark).not.toContain(remark);
    // In Spanish, Portuguese and Norwegian some of these are words of theirs.
    const isLatin = /[a-z]{3}/i.test(words.nouns.RA[0]);
    if (!isLatin) expect(sentence, remark).not.toMatch(ENGLISH);
  }
});

test.each(catalogues)(
  '$language: figures, times and runways of a remark are those of the report',
  (words) => {
    expect(said(factsOf('RAE05B29'), words)).toMatch(/17:05.*17:29/);
    expect(said(factsOf('CIG 003 RWY32'), words)).toMatch(/32.*90.*300/);
    expect(said(factsOf('VIS 1/2V2'), words)).toMatch(/800.*1\/2.*3[.,]2/);
  },
);

test.each(catalogues)('$language: opposite directions and motions are told apart', (words) => {
  const sentences = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].flatMap((point) =>
    [`CB ${point}`, `CB OHD MOV ${point}`].map((remark) => said(factsOf(remark), words)),
  );
  expect(new Set(sentences).size).toBe(16);
});

/** Remarks as answers of earlier releases have them. */
const STORED: readonly (readonly [Extract<Remark, { text: string }>, string])[] = [
  [{ code: 'weatherTimes', text: 'RAB15E24' }, 'When weather began (B) and ended (E): “RAB15E24”.'],
  [{ code: 'lightning', text: 'LTG DSNT SW' }, 'Lightning: “LTG DSNT SW”.'],
  [{ code: 'convection', text: 'CB W MOV E' }, 'Remark on showers or storm clouds: “CB W MOV E”.'],
  [{ code: 'variableVisibility', text: 'VIS 1/2V2' }, 'More on visibility: “VIS 1/2V2”.'],
  [{ code: 'variableCeiling', text: 'CIG 005V010' }, 'More on the cloud base: “CIG 005V010”.'],
];

test.each(STORED)('$code of an answer of an earlier release is said as it was', (remark, sentence) => {
  const { remarks, ...facts } = factsOf(remark.text);
  expect(remarks).toHaveLength(1);
  const stored = { ...facts, remarks: [remark] };
  const { translation } = explainReport(stored, { catalogue: english, now: NOW });
  expect(translation.map(({ text }) => text)).toContain(sentence);
});

test('what is not understood stays quoted', () => {
  expect(said(factsOf('RAB60'), english)).toBe('When weather began (B) and ended (E): “RAB60”.');
  expect(said(factsOf('CB 10 E MOV N'), english)).toBe('Remark on showers or storm clouds: “CB 10 E MOV N”.');
});
