import { readFileSync } from 'node:fs';
import { decodeReports, type DecodeContext, type WeatherFacts } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { cloudMetres } from './figures.ts';
import { explainReport } from './explain-report.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from './load-weather-catalogue.ts';
import type { ReportWording } from './report-wording.ts';

const NOW = '2026-07-15T12:00:00Z';
const catalogues = { en: await loadWeatherCatalogue('en'), no: await loadWeatherCatalogue('no') };
const arabic = await loadWeatherCatalogue('ar');

function factsOf(text: string, context: Partial<DecodeContext> = {}): WeatherFacts {
  const [report, ...others] = decodeReports(text, { now: NOW, ...context }).reports;
  if (report === undefined || others.length > 0) throw new Error(`not one report: ${text}`);
  return report.facts;
}

/** With plain spaces: those that never break are looked at in a test of their own. */
function worded(text: string, language: 'en' | 'no' = 'en'): ReportWording {
  const wording = explainReport(factsOf(text), { catalogue: catalogues[language], now: NOW });
  return JSON.parse(JSON.stringify(wording).replaceAll('\u00a0', ' ')) as ReportWording;
}

/** Reports with the words that a reader of each language found right and natural, sentence by sentence. */
const samples = readFileSync(new URL('./explain-report.samples.txt', import.meta.url), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((sample) => {
    const [report = '', en = '', no = ''] = sample.trim().split(/^--- (?:en|no)\n/m);
    return { report: report.trim(), en: en.trim(), no: no.trim() };
  });

/** The translation, the short explanation behind `>`, and each warning behind `!`. */
function written({ translation, explanation, warnings }: ReportWording): string {
  return [
    ...translation.map(({ text, group }) => (group === null ? text : `  ${text}`)),
    ...explanation.map(({ text }) => `> ${text}`),
    ...warnings.map(({ text, when }) => `! ${when === null ? '' : `${when}: `}${text}`),
  ].join('\n');
}

test.each(samples)('$report reads right in English and Norwegian', ({ report, en, no }) => {
  expect(written(worded(report, 'en')).trim()).toBe(en);
  expect(written(worded(report, 'no')).trim()).toBe(no);
});

test('there are samples', () => {
  expect(samples.length).toBeGreaterThanOrEqual(30);
});

test('each sentence has the place of the tokens that it says', () => {
  const report = 'METAR ENGM 151150Z 24015G25KT 180V300 9999 FEW010 RA SCT020 13/09 Q1008';
  const { translation } = worded(report);
  const places = (start: string): readonly string[] =>
    translation
      .find(({ text }) => text.startsWith(start))
      ?.spans.map(({ from, to }) => report.slice(from, to)) ?? [];
  expect(places('Observation')).toEqual(['METAR ENGM 151150Z']);
  expect(places('Wind')).toEqual(['24015G25KT 180V300']);
  expect(places('Few clouds')).toEqual(['FEW010', 'SCT020']);
  expect(places('13 °C')).toEqual(['13/09']);
});

test('a token is explained by itself', () => {
  const { tokens } = worded(
    'METAR ENGM 151150Z AUTO 24015KT 9999 -RA BR FEW010 BKN020CB 13/09 Q1008 RMK AO2 ZZTOP=',
  );
  const meanings = Object.fromEntries(tokens.map(({ text, meaning }) => [text, meaning]));
  expect(meanings).toMatchObject({
    METAR: 'Observation (METAR).',
    ENGM: 'Aerodrome ENGM.',
    '151150Z': 'Observed 11:50 UTC.',
    BR: 'Mist.',
    '-RA': 'Light rain.',
    FEW010: 'Few clouds at 300 m (1,000 ft).',
    BKN020CB: 'Broken cumulonimbus (CB) cloud at 600 m (2,000 ft).',
    RMK: 'Remarks follow.',
    AO2: 'The station can tell rain from snow (AO2).',
    ZZTOP: 'This could not be read.',
    '=': 'End of the report.',
  });
});

test('a change group has its heading, its note and what it brings', () => {
  const { groups } = worded('TAF ENGM 151100Z 1512/1612 24010KT CAVOK TEMPO 1514/1518 3000 +TSRA BKN008CB');
  expect(groups).toMatchObject([
    {
      change: 'TEMPO',
      heading: 'At times, 14:00–18:00 UTC',
      note: 'Less than an hour at a time, and less than half of the period in all.',
      text: 'Visibility 3 km. Thunderstorms with heavy rain. Broken cumulonimbus (CB) cloud at 240 m (800 ft).',
    },
  ]);
});

test('what stands in a change that nothing labels never reads as what holds now', () => {
  const { translation } = worded('METAR ENGM 151150Z 24005KT 9999 FEW030 13/09 Q1008 25030G45KT 2000 RA');
  const wind = translation.filter(({ text }) => /^wind/i.test(text));
  expect(wind.map(({ group }) => group)).toEqual([null, 0]);
  expect(translation.find(({ group }) => group === 0)?.text).toMatch(/^Change of an unknown kind/);
});

test('times of another day have their date, and midnight is the end of its day', () => {
  const period = (text: string): string => worded(text).heading.replace(/^.*ENGM, /, '');
  expect(period('TAF ENGM 151100Z 1512/1524 24010KT CAVOK')).toBe('12:00–24:00 UTC');
  expect(period('TAF ENGM 151200Z 1518/1618 24010KT CAVOK')).toBe('18:00 UTC 15 July to 18:00 UTC 16 July');
  expect(period('TAF ENGM 151200Z 1600/1609 24010KT CAVOK')).toBe('00:00–09:00 UTC on 16 July');
  const dated = explainReport(factsOf('METAR ENGM 151150Z 24010KT CAVOK 13/09 Q1008'), {
    catalogue: catalogues.en,
  });
  expect(dated.heading).toBe('Observation (METAR) for ENGM, 11:50 UTC 15 July');
});

test('what could not be read is listed with its place, and counted', () => {
  const report = 'METAR ENGM 151150Z 24010KT 9999 XYZZY FEW010 13/15 Q1008';
  const { problems, unread, explanation, translation } = worded(report);
  expect(problems.map(({ text }) => text)).toEqual([
    'A group could not be read. “XYZZY”',
    'The dew point is above the temperature. “13/15”',
  ]);
  expect(unread).toEqual([{ text: 'XYZZY', span: { from: 32, to: 37 } }]);
  expect(translation.at(-1)?.text).toBe('Could not be read: XYZZY.');
  expect(explanation.at(-1)?.text).toBe('2 items could not be decoded with certainty. Check the original.');
});

test('a warning says when it holds and why it matters', () => {
  const { warnings } = worded('TAF ENGM 151100Z 1512/1612 24010KT CAVOK TEMPO 1514/1518 25020G35KT');
  expect(warnings.find(({ code }) => code === 'gustAloftEstimated')).toEqual({
    code: 'gustAloftEstimated',
    severity: 'nogo',
    severityLabel: 'Don’t fly',
    label: 'Gusts higher up',
    text: 'Gusts of about 22 m/s at 120 m, twice your limit of 10.7 m/s.',
    when: 'At times, 14:00–18:00 UTC',
    reason:
      'The gusts at that height are estimated from the wind at 10 m. A gust can push a drone away or overturn it before it can react.',
  });
});

test('night and twilight have their times', () => {
  const facts = factsOf('TAF ENGM 151100Z 1512/1612 24005KT CAVOK', { position: { lat: 60.2, lon: 11.1 } });
  const { warnings } = explainReport(facts, { catalogue: catalogues.no, now: NOW });
  expect(warnings.map(({ code }) => code)).toEqual(['twilight', 'night', 'twilight']);
  expect(warnings[1]?.when).toMatch(/^Fra 15\. juli kl\. \d\d:\d\d til 16\. juli kl\. \d\d:\d\d UTC$/);
});

test('a missing or cancelled report says nothing about the weather', () => {
  for (const text of [
    'TAF ENGM 151100Z NIL',
    'TAF AMD ENGM 151300Z 1512/1612 CNL',
    'METAR ENGM 151150Z NIL',
    'METAR ENGM 151150Z R01/290195',
  ]) {
    const { explanation, warnings } = worded(text);
    expect(explanation.at(-1)?.text).toBe(
      'It says nothing about the weather. Find another report before you fly.',
    );
    expect(warnings).toEqual([]);
  }
});

test('a forecast whose period could not be read is not said to be within the limits', () => {
  const { explanation } = worded('TAF ENGM 151100Z 1518/1512 24045KT 0200 FG VV001');
  const text = explanation.map((sentence) => sentence.text).join(' ');
  expect(text).toContain('so it was not checked against your limits');
  expect(text).not.toContain('within your drone');
});

test('silence about the wind is not taken for calm', () => {
  const { explanation } = worded('METAR ENGM 151150Z 37010KT 9999 FEW010 13/05 Q1008');
  expect(explanation[0]?.text).toBe('Not reported or not readable: wind.');
});

test('a temperature alone is weather too, and what is missing is named', () => {
  const { explanation } = worded('METAR ENGM 151150Z M02/M03 R01/290195');
  expect(explanation.map(({ text }) => text)).toEqual([
    'Take care: icing possible (−2 °C, moist air); fog may form (temperature 1 °C above the dew point).',
    'Ice on the propellers takes away lift within minutes.',
    'No information on wind, visibility, weather (rain, snow) and cloud.',
    'See for yourself before you fly.',
  ]);
});

test('the elements stand alone behind labels of their own', () => {
  const { conditions } = worded('METAR ENGM 151150Z 24015KT 3000 -RA BR BKN010 13/09 Q1008 NOSIG', 'no');
  expect(conditions).toEqual({
    wind: 'fra sørvest (240°), 8 m/s (15 knop)',
    visibility: '3 km',
    clouds: 'brutt skydekke i 300 m (1000 fot)',
    temperature: '13 °C',
    dewPoint: '9 °C',
    pressure: '1008 hPa',
    precipitation: 'lett regn',
    weather: 'tåkedis',
    forecast: 'Ingen vesentlig endring de neste to timene (NOSIG).',
  });
});

test.each([
  'METAR ENGM 151150Z 24015G25KT 180V300 3000 -SHRA BKN010 M03/M05 Q1008 NOSIG',
  'METAR KJFK 151151Z 24015KT 1 1/2SM R04L/2600FT -SN OVC004 M03/M05 A2992 RMK AO2 SLP134 T10281050',
  'TAF ENGM 151100Z 1512/1612 24008KT 9999 SCT030 TXM02/1514Z TNM11/1605Z TEMPO 1514/1518 24020G35KT PROB30 1518/1520 TSRA',
])('in Arabic every figure and identifier of %s is isolated, wherever it is said', (report) => {
  const { translation, explanation, warnings, groups, tokens, conditions } = explainReport(factsOf(report), {
    catalogue: arabic,
    now: NOW,
  });
  const said = [
    ...[...translation, ...explanation].map(({ text }) => text),
    ...warnings.flatMap(({ label, text, when }) => [label, text, when]),
    ...groups.flatMap(({ heading, note, text }) => [heading, note, text]),
    ...tokens.map(({ meaning }) => meaning),
    ...Object.values<string | null>({ ...conditions }),
  ].filter((text) => text !== null);
  for (const text of said) {
    // Whatever stands outside of isolates has no Latin letter, and no figure with a sign beside it.
    let outside = text;
    while (/\u2066[^\u2066\u2069]*\u2069/.test(outside))
      outside = outside.replace(/\u2066[^\u2066\u2069]*\u2069/g, '');
    expect(outside).not.toMatch(/[A-Za-z]|\d[–°%−]|[–−]\d/);
  }
});

test('where one reason after the other leaves no part of a forecast, nothing is said of other times', () => {
  const gales = 'TAF ENGM 151100Z 1512/1612 36026G36KT 9999 SCT012 FM160000 36055G65KT 9999 SCT010';
  const said = worded(gales).explanation.map(({ text }) => text);
  expect(said.join(' ')).toContain('Don’t fly');
  expect(said.join(' ')).not.toContain('At other times');
  const partly = gales.replace('36055G65KT', '36005KT');
  expect(
    worded(partly)
      .explanation.map(({ text }) => text)
      .join(' '),
  ).toContain('At other times');
});

test('the explanation says its times by the clock of the place, dated, the translation in UTC', () => {
  const facts = factsOf('TAF ENGM 151100Z 1512/1612 24005KT CAVOK PROB30 TEMPO 1522/1602 TSRA BKN020CB');
  const { explanation, warnings, translation } = explainReport(facts, {
    catalogue: catalogues.en,
    timeZone: 'Asia/Tokyo',
  });
  expect(explanation[0]?.text).toBe(
    'Don’t fly: at times (30% chance) thunderstorms with rain (Thu 16 Jul 07:00–11:00 local time).',
  );
  expect(warnings[0]?.when).toBe('30% chance, at times, Thu 16 Jul 07:00–11:00 local time');
  expect(translation.map(({ text }) => text).join(' ')).toContain('22:00 UTC 15 July to 02:00 UTC 16 July');
});

test('times of another day than that of the beginning have their date, extremes by time', () => {
  const { translation } = worded(
    'TAF ENGM 151100Z 1512/1615 20010KT CAVOK TX31/1606Z TN18/1602Z TEMPO 1513/1514 10010KT BECMG 1604/1606 30010KT TEMPO 1608/1609 RA BKN030',
  );
  const said = translation.map(({ text }) => text).join(' ');
  expect(said).toContain('Minimum 18 °C (02:00 UTC 16 July). Maximum 31 °C (06:00 UTC 16 July).');
  expect(said).toContain('At times, 13:00–14:00 UTC on 15 July: wind easterly (100°), 5 m/s (10 kt).');
  expect(said).toContain('Becoming 04:00–06:00 UTC on 16 July: wind north-westerly');
  expect(said).toContain('At times, 08:00–09:00 UTC on 16 July: rain; broken cloud at 910 m (3,000 ft).');
});

test('the worst visibility of a forecast is said with its hours, though they are bad for other reasons too', () => {
  const { explanation } = worded(
    'TAF ENGM 151100Z 1512/1612 20010KT 9999 BKN030 TEMPO 1514/1516 2500 RA TEMPO 1518/1520 3000 BR',
  );
  expect(explanation.map(({ text }) => text).join(' ')).toContain(
    'Take care: at times visibility 2.5 km (Wed 15 Jul 14:00–16:00 UTC); at times visibility 3 km (mist), 18:00–20:00.',
  );
});

test.each(WEATHER_LANGUAGES)('in %s the explanation goes by time, each time once', async (language) => {
  const { explanation } = explainReport(
    factsOf(
      'TAF ZGGG 151100Z 1512/1618 18003MPS 8000 BKN033 TEMPO 1518/1522 SHRA FEW026CB TEMPO 1601/1605 TSRA SCT026CB BECMG 1605/1606 TSRA SCT026CB BECMG 1611/1612 NSW BKN033 TEMPO 1616/1618 TSRA SCT026CB BKN033',
    ),
    { catalogue: await loadWeatherCatalogue(language), now: NOW, timeZone: 'Asia/Shanghai' },
  );
  const hours = explanation[0]?.text.match(/\d\d:\d\d/g);
  expect(hours).toEqual(['02:00', '06:00', '09:00', '13:00', '13:00', '20:00', '00:00', '02:00']);
});

test('the advice of a forecast that is bad throughout is not to wait for a storm to pass', () => {
  const advice = (text: string): string =>
    worded(text)
      .explanation.map((sentence) => sentence.text)
      .join(' ');
  const storm = 'PROB30 1518/1520 2SM TSRA BKN020 OVC040CB';
  expect(advice(`TAF KORD 151126Z 1512/1612 23011G20KT P6SM -SHRA BKN030 ${storm}`)).not.toContain(
    'Lightning',
  );
  expect(advice(`TAF KORD 151126Z 1512/1612 23005KT P6SM BKN030 ${storm}`)).toContain('Lightning');
});

test('a thundercloud with showers is named among the reasons', () => {
  const { explanation } = worded(
    'TAF ENGM 151100Z 1512/1612 20010KT 9999 BKN030 TEMPO 1514/1516 -SHRA FEW008CB',
  );
  expect(explanation[0]?.text).toContain('cumulonimbus (CB), light rain showers');
});

test('snow and ice crystals are no water', () => {
  const said = (weather: string): string =>
    worded(`METAR ENGM 151150Z 24005KT 9999 ${weather} SCT030 M12/M14 Q1008`)
      .explanation.map(({ text }) => text)
      .join(' ');
  expect(said('IC')).toContain('Ice crystals settle on propellers');
  expect(said('-SN')).toContain('Snow and ice settle on the propellers');
  expect(said('-SN')).not.toContain('Water harms');
  expect(worded('METAR ENGM 151150Z 24005KT 9999 -RA SCT030 12/04 Q1008').explanation.at(-1)?.text).toContain(
    'Water harms',
  );
});

test('a pressure in inches is cut to whole hectopascals, a base to metres', () => {
  const { translation } = worded('KLVM 151153Z 25008KT 9SM BKN032 02/M09 A2996', 'no');
  const said = translation.map(({ text }) => text).join(' ');
  expect(said).toContain('QNH 1014 hPa');
  expect(said).toContain('970 m (3200 fot)');
});

test.each([
  [1900, 570],
  [2600, 790],
  [3200, 970],
  [3281, 1000],
  [4000, 1210],
  [12_000, 3650],
])('a base of %i ft is %i m: close, and never above it', (feet, metres) => {
  expect(cloudMetres(feet)).toBe(metres);
  expect(metres).toBeLessThan(feet * 0.3048 + 0.05);
});

test('temperature and dew point have the same number of decimals', () => {
  const said = (text: string): string =>
    worded(`METAR KBFM ${text}`)
      .translation.map((sentence) => sentence.text)
      .join(' ');
  const tenths = '151150Z AUTO 32003KT 10SM CLR 16/11 A3014 RMK AO2';
  expect(said(`${tenths} T01600113`)).toContain('16.0 °C, dew point 11.3 °C.');
  expect(said(`${tenths} T01600110`)).toContain('16 °C, dew point 11 °C.');
  expect(said(`${tenths.replace('16/11', 'M00/M02')} T10031020`)).toContain('−0.3 °C, dew point −2.0 °C.');
});

test('CLR has a height only where a source gives one', () => {
  const said = (station: string): string =>
    worded(`METAR ${station} 151150Z AUTO 24005KT 9SM CLR 12/04 A2992`)
      .translation.map(({ text }) => text)
      .join(' ');
  expect(said('KLVM')).toContain('No cloud detected below 3,650 m (12,000 ft).');
  expect(said('CYBC')).toContain('No cloud detected.');
});

test('no line ends between a figure and its unit, in no language', async () => {
  for (const language of WEATHER_LANGUAGES) {
    const { translation } = explainReport(
      factsOf('METAR KJFK 151151Z 24015G30KT 1 1/2SM R04L/2600FT -SN OVC004 M03/M05 A2992 RMK SLP134'),
      { catalogue: await loadWeatherCatalogue(language) },
    );
    const said = translation.map(({ text }) => text).join(' ');
    expect(said, language).not.toMatch(
      /\d[\u2069]? (?:m|ft|kt|km|hPa|inHg|°C|м|км|гПа|м\/с|米|公里|节|百帕|%)(?![\p{L}])/u,
    );
  }
});
