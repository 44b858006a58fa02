import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { FetchedReport, ReportType } from '../../ports/weather-reports.ts';
import { readStationWeather, type StationWeatherContext } from './read-station-weather.ts';

const MINUTE_MS = 60_000;
const METAR = {
  text: 'METAR ENGM 151150Z 01004KT 9999 18/12 Q1021',
  madeAt: new Date('2026-07-15T11:50:00Z'),
};
const TAF = { text: 'TAF ENGM 151100Z 1512/1612 01005KT 9999', madeAt: new Date('2026-07-15T11:00:00Z') };

let db: TestDatabase;
let nowMs: number;
let requestsPerMinute: number;
let station: string;
const latest = vi.fn<(type: ReportType, station: string) => Promise<FetchedReport | null>>();
const onFailure = vi.fn();
let stations = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  nowMs = Date.parse('2026-07-15T12:00:00Z');
  requestsPerMinute = 6_000;
  station = `EN${String(++stations).padStart(2, '0')}`;
  latest.mockReset();
  latest.mockImplementation((type) => Promise.resolve(type === 'metar' ? METAR : TAF));
  onFailure.mockReset();
  await db.database.deleteFrom('rate_limits').execute();
});

function read() {
  const context: StationWeatherContext = {
    database: db.database,
    reports: { source: { name: 'A service', url: 'https://weather.example/' }, latest },
    requestsPerMinute,
    nowMs: () => nowMs,
    onFailure,
  };
  return readStationWeather(context, station);
}

test('gives both reports with their age, and does not ask again within minutes', async () => {
  const loaded = {
    station,
    metar: {
      status: 'loaded',
      report: { text: METAR.text, at: '2026-07-15T11:50:00.000Z', fetchedAt: '2026-07-15T12:00:00.000Z' },
    },
    taf: {
      status: 'loaded',
      report: { text: TAF.text, at: '2026-07-15T11:00:00.000Z', fetchedAt: '2026-07-15T12:00:00.000Z' },
    },
    source: { name: 'A service', url: 'https://weather.example/' },
  };
  expect(await read()).toEqual(loaded);
  nowMs += 2 * MINUTE_MS;
  expect(await read()).toEqual(loaded);
  expect(latest).toHaveBeenCalledTimes(2);
});

test('asks for the observation again sooner than for the forecast', async () => {
  await read();
  nowMs += 5 * MINUTE_MS;
  latest.mockClear();
  await read();
  expect(latest.mock.calls.map(([type]) => type)).toEqual(['metar']);
});

test('tells a station without a report from a service that failed, each report for itself', async () => {
  latest.mockImplementation((type) =>
    type === 'metar' ? Promise.resolve(null) : Promise.reject(new OutsideServiceError('status 500')),
  );
  expect(await read()).toMatchObject({
    metar: { status: 'none', report: null },
    taf: { status: 'failed', report: null },
  });
  expect(onFailure).toHaveBeenCalledOnce();
  latest.mockClear();
  expect((await read()).metar.status).toBe('none');
  expect(latest.mock.calls.map(([type]) => type)).toEqual(['taf']);
});

test('gives the report of before when the service fails, and says that it failed', async () => {
  await read();
  nowMs += 30 * MINUTE_MS;
  latest.mockRejectedValue(new OutsideServiceError('no answer'));
  expect((await read()).metar).toEqual({
    status: 'failed',
    report: { text: METAR.text, at: '2026-07-15T11:50:00.000Z', fetchedAt: '2026-07-15T12:00:00.000Z' },
  });
});

test('asks no more often than the installation may, whoever asks, and says that it did not', async () => {
  requestsPerMinute = 1;
  const answers = [];
  for (let n = 0; n < 10; n++) {
    station = `EN${String(++stations).padStart(2, '0')}`;
    answers.push(await read());
  }
  const statuses = answers.flatMap(({ metar, taf }) => [metar.status, taf.status]);
  expect(latest).toHaveBeenCalledTimes(10);
  expect(statuses.filter((status) => status === 'loaded')).toHaveLength(10);
  expect(statuses.filter((status) => status === 'notLoaded')).toHaveLength(10);
});

test('does not hide a fault of our own behind the service', async () => {
  latest.mockRejectedValue(new TypeError('a bug'));
  await expect(read()).rejects.toThrow('a bug');
});
