import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { createAviationWeather } from './aviation-weather.ts';
import { weatherReportsSuite, NOW, type HeldReport, type Service } from './suite.ts';

const USER_AGENT = 'KlarNOTAM/1 (support@klar.example)';
const METAR = 'METAR ENGM 151150Z 01004KT 9999 FEW040 18/12 Q1021 NOSIG';
const OBSERVED_S = Date.parse('2026-07-15T11:50:00Z') / 1000;

let stopPeer: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});
afterEach(async () => {
  await stopPeer();
  stopPeer = () => Promise.resolve();
  vi.useRealTimers();
});

const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A server on this machine that answers as `answer` says, and an adapter that asks it. */
async function startPeer(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopPeer = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  const reports = createAviationWeather({
    baseUrl: `http://127.0.0.1:${port}/api/data`,
    userAgent: USER_AGENT,
    timeoutMs: 1_500,
  });
  return { reports, asked };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

async function startService(): Promise<Service> {
  let held: readonly HeldReport[] = [];
  let how: 'answers' | 'breaks' | 'hangs' = 'answers';
  const { reports } = await startPeer((request, response) => {
    if (how === 'breaks') response.destroy();
    if (how !== 'answers') return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer');
    const type = pathname.split('/').at(-1);
    const found = held.filter((one) => one.type === type && one.station === searchParams.get('ids'));
    if (found.length === 0) return void response.writeHead(204).end();
    sendJson(
      response,
      found.map(({ station, text, madeAt }) =>
        type === 'metar'
          ? { icaoId: station, rawOb: text, obsTime: Date.parse(madeAt) / 1000 }
          : { icaoId: station, rawTAF: text, issueTime: madeAt },
      ),
    );
  });
  return {
    reports,
    holds: (next) => (held = next),
    misbehaves: (next) => (how = next),
    stop: () => stopPeer(),
  };
}

weatherReportsSuite('aviationweather.gov', startService);

test('says who asks, and asks for one station', async () => {
  const { reports, asked } = await startPeer((_request, response) => sendJson(response, []));
  expect(await reports.latest('taf', 'ENGM')).toBeNull();
  expect(asked[0]?.headers['user-agent']).toBe(USER_AGENT);
  expect(asked[0]?.url).toBe('/api/data/taf?ids=ENGM&format=json');
});

const row = { icaoId: 'ENGM', rawOb: METAR, obsTime: OBSERVED_S };

test.each<[string, RequestListener]>([
  [
    'a page of html',
    (_request, response) => response.end('<html><body>Sign in to the hotel network</body></html>'),
  ],
  ['an error', (_request, response) => response.writeHead(500).end('oops')],
  ['a way to somewhere else', (_request, response) => response.writeHead(302, { Location: '/' }).end()],
  ['no list', (_request, response) => sendJson(response, { error: 'no' })],
  ['rows of something else', (_request, response) => sendJson(response, [{ id: 1 }])],
  ['another station', (_request, response) => sendJson(response, [{ ...row, icaoId: 'ENBR' }])],
  [
    'another station under the name of this one',
    (_request, response) => sendJson(response, [{ ...row, rawOb: METAR.replace('ENGM', 'ENBR') }]),
  ],
  [
    'no report',
    (_request, response) => sendJson(response, [{ ...row, rawOb: 'Sunny, with a light breeze' }]),
  ],
  [
    'a forecast for an observation',
    (_request, response) =>
      sendJson(response, [{ ...row, rawOb: 'TAF ENGM 151100Z 1512/1612 01005KT 9999' }]),
  ],
  [
    'an observation of tomorrow',
    (_request, response) =>
      sendJson(response, [
        { ...row, rawOb: METAR.replace('151150Z', '161150Z'), obsTime: OBSERVED_S + 86_400 },
      ]),
  ],
  [
    'a report whose time contradicts the service’s',
    (_request, response) => sendJson(response, [{ ...row, obsTime: OBSERVED_S - 6 * 3_600 }]),
  ],
  [
    'more than it can be',
    (_request, response) => {
      response.write(`[{"icaoId":"ENGM","rawOb":"${METAR} `);
      const more = setInterval(() => response.write('A'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(more));
    },
  ],
  ['a beginning, and then nothing', (_request, response) => void response.write('[{"icaoId":"ENGM",')],
])('does not believe a service that sends %s', async (_what, answer) => {
  const { reports } = await startPeer(answer);
  await expect(reports.latest('metar', 'ENGM')).rejects.toThrow(OutsideServiceError);
});

test('fails when nobody listens', async () => {
  const reports = createAviationWeather({ baseUrl: 'http://127.0.0.1:1', userAgent: USER_AGENT });
  await expect(reports.latest('metar', 'ENGM')).rejects.toThrow(OutsideServiceError);
});

test('leaves the service alone after three failures, tries once after half a minute, and goes on when that succeeds', async () => {
  let down = true;
  const { reports, asked } = await startPeer((_request, response) =>
    down ? void response.writeHead(503).end() : sendJson(response, [row]),
  );
  const failing = () => expect(reports.latest('metar', 'ENGM')).rejects.toThrow(OutsideServiceError);
  for (const _time of [1, 2, 3, 4, 5]) await failing();
  expect(asked).toHaveLength(3);

  passTime(31_000);
  await Promise.all([failing(), failing(), failing()]);
  expect(asked).toHaveLength(4);

  passTime(31_000);
  down = false;
  expect((await reports.latest('metar', 'ENGM'))?.text).toBe(METAR);
  expect((await reports.latest('metar', 'ENGM'))?.text).toBe(METAR);
  expect(asked).toHaveLength(6);
});

test('leaves the service alone for as long as it asks', async () => {
  let busy = true;
  const { reports, asked } = await startPeer((_request, response) =>
    busy ? void response.writeHead(429, { 'Retry-After': '120' }).end() : sendJson(response, [row]),
  );
  await expect(reports.latest('metar', 'ENGM')).rejects.toThrow(OutsideServiceError);
  busy = false;
  passTime(100_000);
  await expect(reports.latest('metar', 'ENGM')).rejects.toThrow('circuit open');
  expect(asked).toHaveLength(1);
  passTime(21_000);
  expect((await reports.latest('metar', 'ENGM'))?.text).toBe(METAR);
});
