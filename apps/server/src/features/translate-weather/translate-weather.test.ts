import { randomUUID } from 'node:crypto';
import { limitsOf, MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { readUsageTotals } from '../../database/read-usage-totals.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { changeDrone } from '../drones/change-drone.ts';
import { createDrone } from '../drones/create-drone.ts';
import { listHistory } from '../history/list-history.ts';
import { readTranslation } from '../history/read-translation.ts';
import { createFreeSubscription, findActiveSubscription } from '../subscription/index.ts';
import { translateNotam } from '../translate-notam/translate-notam.ts';
import { translateWeather, type TranslateWeatherContext } from './translate-weather.ts';

const METAR = 'METAR ENGM 151150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';
const FOG = 'METAR ENBR 151150Z 00000KT 0300 FG VV001 M02/M02 Q1021';
const TAF =
  'TAF ENGM 151100Z 1512/1612 24008KT 9999 SCT030 TEMPO 1514/1518 24020G35KT BECMG 1600/1602 32004KT';
const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM`;

const gazetteer = createBuiltInGazetteer();
const readerWith = (timeZones: TimeZones) =>
  createInThreadPasteReader(createPasteTasks({ gazetteer, timeZones }));

let db: TestDatabase;
let userId: string;
let context: TranslateWeatherContext;
const onTranslated = vi.fn();

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  onTranslated.mockReset();
  userId = await insertUser(db.database);
  const nobody = { companyName: '', phoneNumber: '', address: '', zipCode: '', city: '', country: 'NO' };
  await createFreeSubscription(db.database, { userId, profile: { name: 'Kari', ...nobody } });
  context = {
    database: db.database,
    pasteReader: readerWith(geoTz),
    now: () => '2026-07-15T12:00:00Z',
    onTranslated,
  };
});

function translate(text: string, language: 'no' | 'en' = 'en', idempotencyKey: string | null = null) {
  return translateWeather(context, { userId, text, language, idempotencyKey });
}

async function used(): Promise<number | undefined> {
  return (await findActiveSubscription(db.database, userId))?.notamCount;
}

describe('translateWeather', () => {
  test('answers each report with facts, words and warnings, in the order of the text, and stores the answer', async () => {
    const answer = await translate(`${METAR}\n${TAF}=\n${FOG}`);
    expect(answer.reports.map(({ type, facts }) => [type, facts.station])).toEqual([
      ['METAR', 'ENGM'],
      ['TAF', 'ENGM'],
      ['METAR', 'ENBR'],
    ]);
    expect(answer).toMatchObject({
      language: 'en',
      engine: 'decoder',
      usage: { used: 3, limit: 10, remaining: 7 },
    });
    expect(onTranslated).toHaveBeenCalledWith('decoder', 'en', 3);
    const stored = await readTranslation(db.database, userId, answer.id);
    expect(stored).toMatchObject({ kind: 'weather', language: 'en' });
    expect(stored.kind === 'weather' && stored.reports).toEqual(JSON.parse(JSON.stringify(answer.reports)));
  });

  test('sorts the weather by its elements, and says nothing of what the report does not name', async () => {
    const [metar, fog] = (await translate(`${METAR}\n${FOG}`)).reports;
    expect(metar?.conditions).toMatchObject({
      wind: expect.stringMatching(/240°.*8\sm\/s.*14\sm\/s/) as string,
      visibility: '4\u00a0km',
      clouds: expect.stringContaining('120\u00a0m (400\u00a0ft)') as string,
      temperature: '12\u00a0°C',
      dewPoint: '11\u00a0°C',
      pressure: expect.stringContaining('1002\u00a0hPa') as string,
      precipitation: expect.stringContaining('light rain showers') as string,
      weather: 'mist',
      forecast: expect.stringContaining('o significant change') as string,
    });
    expect(fog?.conditions).toMatchObject({
      wind: expect.stringContaining('alm') as string,
      temperature: '−2\u00a0°C',
      precipitation: null,
      weather: expect.stringContaining('fog') as string,
    });
  });

  test('tells the times of a forecast and what changes in it', async () => {
    const [taf] = (await translate(TAF)).reports;
    expect(taf?.validTime).toEqual({
      start: '2026-07-15T12:00:00Z',
      end: '2026-07-16T12:00:00Z',
      timeZone: 'Europe/Oslo',
    });
    expect(taf?.conditions.temperature).toBeNull();
    expect(taf?.conditions.forecast).toContain('35\u00a0kt');
    expect(taf?.groups.map(({ change }) => change)).toEqual(['TEMPO', 'BECMG']);
    // Opened again on another day, a time without its day would be another one.
    expect(taf?.groups[0]?.heading).toContain('15 July');
  });

  test('names the aerodrome, judges its light, and leaves both where it is not known', async () => {
    context = { ...context, now: () => '2026-01-15T23:00:00Z' };
    const [known, unknown] = (
      await translate(
        'METAR ENGM 152250Z 24003KT CAVOK 12/01 Q1020\nMETAR ENZZ 152250Z 24003KT CAVOK 12/01 Q1020',
      )
    ).reports;
    expect(known).toMatchObject({
      location: 'Oslo-Gardermoen International Airport (ENGM)',
      position: { lat: expect.closeTo(60.2, 1) as number, lon: expect.closeTo(11.1, 1) as number },
    });
    expect(known?.warnings.map(({ code }) => code)).toEqual(['night']);
    expect(unknown).toMatchObject({ location: 'ENZZ', position: null, validTime: { timeZone: null } });
    expect(unknown?.warnings).toEqual([]);
  });

  test('holds the report against the limits of the drone that the user chose, and keeps them', async () => {
    const gusts = async () =>
      (await translate(METAR)).reports[0]?.warnings.filter(
        ({ code }) => code === 'gustAloftEstimated' || code === 'windAloftEstimated',
      );
    expect((await gusts())?.map(({ code, severity }) => [code, severity])).toEqual([
      ['windAloftEstimated', 'nogo'],
      ['gustAloftEstimated', 'nogo'],
    ]);
    const limits = {
      maximumWindMps: 30,
      maximumGustMps: 35,
      minimumTemperatureC: -20,
      maximumTemperatureC: 50,
      flightHeightM: 60,
      rainRating: 'moderate',
    } as const;
    const drone = await createDrone(db.database, userId, { name: 'Large', limits });
    expect(await gusts()).toEqual([]);
    const { id } = await translate(METAR);
    await changeDrone(db.database, userId, { id: drone.id, limits: { ...limits, maximumWindMps: 5 } });
    const stored = await readTranslation(db.database, userId, id);
    const [report] = stored.kind === 'weather' ? stored.reports : [];
    expect(report && limitsOf(report.limits)).toEqual(limits);
  });

  test('counts with the NOTAMs of the plan, and apart from them in the public totals', async () => {
    const before = await readUsageTotals(db.database);
    const notamContext = { ...context, now: () => '2026-05-20T12:00:00Z' };
    await translate(`${METAR}\n${FOG}`);
    await translateNotam(
      { ...notamContext, chatModel: null },
      { userId, text: NOTAM, language: 'en', idempotencyKey: null },
    );
    expect(await used()).toBe(3);
    const after = await readUsageTotals(db.database);
    expect([after.weather - before.weather, after.notam - before.notam]).toEqual([2, 1]);
    const { translations } = await listHistory(db.database, userId, {});
    expect(
      translations.map(({ kind, noticeCount, excerpt }) => [kind, noticeCount, excerpt.slice(0, 10)]),
    ).toEqual([
      ['notam', 1, 'A1234/26 N'],
      ['weather', 2, 'METAR ENGM'],
    ]);
  });

  test.each([
    ['nothing', '', 'Please paste a METAR or TAF report to translate', 'invalid'],
    ['blanks', ' \n\t ', 'Please paste a METAR or TAF report to translate', 'invalid'],
    ['prose', 'It is raining, I think.', 'No METAR or TAF was found', 'notRecognised'],
    ['binary rubbish', '\0\u0001\uFFFD\uD800 \u0007', 'No METAR or TAF was found', 'notRecognised'],
    ['html', '<script>alert("METAR")</script>', 'No METAR or TAF was found', 'notRecognised'],
    ['a NOTAM', NOTAM, 'This is a NOTAM', 'notRecognised'],
    ['too much', 'A'.repeat(MAX_TEXT_CHARACTERS + 1), 'too long', 'tooLarge'],
    [
      'what is too long for a report',
      `${METAR} ${'9999 '.repeat(30_000)}`,
      'longer than any',
      'notRecognised',
    ],
    [
      '51 reports',
      Array.from({ length: 51 }, () => METAR).join('\n'),
      'The text holds 51 reports; at most 50 can be translated at once.',
      'invalid',
    ],
  ])('refuses %s, and it costs nothing', async (_what, text, message, code) => {
    await expect(translate(text)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
    expect(await used()).toBe(0);
  });

  test('tells a NOTAM from nothing at all', async () => {
    await expect(translate(NOTAM)).rejects.toMatchObject({ data: { recognisedAs: 'notam' } });
    await expect(translate('Hello')).rejects.toMatchObject({ data: { recognisedAs: null } });
  });

  test('says of a SIGMET that it is one, of what and until when', async () => {
    const text =
      'ENOR SIGMET 3 VALID 151100/151500 ENMI-\nENOR POLARIS FIR SEV TURB FCST SFC/FL100 STNR WKN=';
    await expect(translate(text)).rejects.toMatchObject({
      message: expect.stringContaining('SIGMET 3, ENOR (POLARIS): severe turbulence') as string,
      data: { recognisedAs: 'sigmet' },
    });
    expect(await used()).toBe(0);
  });

  test('says in its own words that the limit is reached', async () => {
    await translate(Array.from({ length: 9 }, () => METAR).join('\n'));
    await expect(translate(`${METAR}\n${FOG}`)).rejects.toMatchObject({
      message: 'The text holds 2 reports, but only 1 of your translations is left. Nothing was spent.',
    });
    await translate(METAR);
    await expect(translate(METAR)).rejects.toMatchObject({
      code: 'limitReached',
      message:
        'You have reached your translation limit. Please upgrade your plan to continue translating weather reports.',
    });
    expect(await used()).toBe(10);
  });

  test('costs nothing when the answer cannot be written', async () => {
    const zoneAt = () => {
      throw new Error('no zone');
    };
    context = { ...context, pasteReader: readerWith({ zoneAt }) };
    await expect(translate(METAR)).rejects.toThrow('no zone');
    expect(await used()).toBe(0);
  });

  test('spends nothing of who has too few left', async () => {
    await translate(Array.from({ length: 9 }, () => METAR).join('\n'));
    await expect(translate(`${METAR}\n${FOG}`)).rejects.toMatchObject({ code: 'limitReached' });
    expect(await used()).toBe(9);
  });
});

describe('the same request twice', () => {
  test('gets the same answer and counts once, also at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => translate(METAR, 'en', key)));
    const later = await translate(METAR, 'en', key);
    expect(new Set([...answers, later].map(({ id }) => id)).size).toBe(1);
    expect(later.reports).toEqual(JSON.parse(JSON.stringify(answers[0]?.reports)));
    expect(await used()).toBe(1);
  });

  test('is a conflict with another text, and with a NOTAM under the same name', async () => {
    const key = randomUUID();
    await translate(METAR, 'en', key);
    await expect(translate(FOG, 'en', key)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      translateNotam(
        { ...context, chatModel: null },
        {
          userId,
          text: METAR,
          language: 'en',
          idempotencyKey: key,
        },
      ),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
