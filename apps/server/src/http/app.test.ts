import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, type SessionUser } from '@klarnotam/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeRoutes } from '../compose/routes.ts';
import { describeSite } from '../features/site/describe-site.ts';
import { translateNotam as translateNotamVerb } from '../features/translate-notam/translate-notam.ts';
import { readUsage } from '../features/usage/read-usage.ts';
import { createApp } from './app.ts';
import type { Limits } from './rate-limits/create-rate-limits.ts';
import { NO_TRACING } from '../ports/tracing.ts';
import { createMetrics } from './metrics.ts';
import { SITE } from './testing/site-settings.ts';

vi.mock(import('../features/translate-notam/translate-notam.ts'), () => ({ translateNotam: vi.fn() }));
vi.mock(import('../features/usage/read-usage.ts'), () => ({ readUsage: vi.fn() }));
const translateNotam = vi.mocked(translateNotamVerb);
const checkLimit = vi.fn<Limits['check']>();

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) });

const checkReady = vi.fn<() => Promise<void>>();
const KARI: SessionUser = {
  id: '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11',
  email: 'kari@klar.example',
  name: 'Kari Nordmann',
  emailVerified: true,
  language: 'en',
  isAdmin: false,
};
let user: SessionUser | null;
const noContext = {} as never;
const router = composeRoutes({
  readExamples: noContext,
  database: noContext,
  accounts: noContext,
  account: noContext,
  translating: {} as never,
  startedAt: new Date(0),
  stations: noContext,
  places: noContext,
  billing: noContext,
  billingFiles: noContext,
  admin: noContext,
  site: SITE,
});

let pageDir: string;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  pageDir = await mkdtemp(join(tmpdir(), 'klarnotam-page-'));
  await writeFile(join(pageDir, 'index.html'), '<!--page-head-->');
  app = await createApp({
    router,
    limits: { check: checkLimit },
    readSession: () => Promise.resolve(user),
    async readCountedSession(_request, action) {
      if (user) await checkLimit(action, { account: user.id });
      return user && { user, retryAfterS: null };
    },
    site: describeSite(SITE),
    readExamples: () => Promise.reject(new Error('no examples')),
    tilesUrls: ['https://{s}.tiles.example/{z}/{x}/{y}.png'],
    publicUrl: null,
    https: false,
    trustedProxies: 0,
    outbox: null,
    pageDir,
    metrics: createMetrics(),
    tracing: NO_TRACING,
    metricsToken: 'a-token',
    takePaymentEvent: null,
    metricsOnLoopback: true,
    checkReady,
    log,
  });
});
afterAll(() => rm(pageDir, { recursive: true }));
beforeEach(() => {
  vi.resetAllMocks();
  logged.length = 0;
  user = KARI;
});

function translate(body: string, headers: Record<string, string> = {}) {
  return app.request('/api/translations/notam', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

describe('the API', () => {
  test('answers with what the verb gives', async () => {
    vi.mocked(readUsage).mockResolvedValue({ notams: 12, reports: 0 });
    const response = await app.request('/api/usage');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ notams: 12, reports: 0 });
  });

  test('hands the verb who asks, what they paste and how they name the request', async () => {
    translateNotam.mockRejectedValue(new Failure('limitReached', { limit: 10, used: 10, needed: 1 }));
    const response = await translate('{"text":"A) ENGM","language":"no"}', { 'Idempotency-Key': 'k-1' });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ code: 'limitReached', limit: 10, used: 10, needed: 1 });
    expect(translateNotam).toHaveBeenCalledWith(noContext, {
      userId: KARI.id,
      text: 'A) ENGM',
      language: 'no',
      idempotencyKey: 'k-1',
    });
  });

  test('counts a call against its limit before the verb runs, and says when to come back', async () => {
    checkLimit.mockRejectedValue(new Failure('tooMany', { retryAfterS: 90 }));
    const response = await translate('{"text":"A) ENGM","language":"no"}');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('90');
    expect(checkLimit).toHaveBeenCalledWith('translate', { account: KARI.id });
    expect(translateNotam).not.toHaveBeenCalled();
  });

  test('puts a failure into one flat body with its status', async () => {
    translateNotam.mockRejectedValue(
      new Failure('notRecognised', { reason: 'A METAR.', recognisedAs: 'metar' }, 'A METAR.'),
    );
    const response = await translate('{"text":"METAR ENGM","language":"no"}');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 'notRecognised',
      message: 'A METAR.',
      reason: 'A METAR.',
      recognisedAs: 'metar',
    });
    expect(logged).toEqual([]);
  });

  test('keeps what went wrong inside to the log, and what was pasted out of it', async () => {
    translateNotam.mockRejectedValue(new Error('connection to 10.0.0.3 refused'));
    const response = await translate('{"text":"A SECRET PASTE","language":"no"}');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side.',
    });
    expect(logged.join()).toContain('10.0.0.3');
    expect(logged.join()).not.toContain('SECRET');
  });

  test.each([
    ['no JSON', '{"text":'],
    ['another language', '{"text":"A) ENGM","language":"xx"}'],
    ['no text', '{"language":"no"}'],
    ['a text that is a number', '{"text":7,"language":"no"}'],
    ['a list', '[]'],
  ])('refuses %s', async (_what, body) => {
    const response = await translate(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(translateNotam).not.toHaveBeenCalled();
  });

  test('does not read a body without end', async () => {
    const response = await translate(JSON.stringify({ text: 'x'.repeat(4_000_000), language: 'no' }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'tooLarge', maximumCharacters: 200_000 });
    expect(translateNotam).not.toHaveBeenCalled();
  });

  test('says not found for an unknown endpoint', async () => {
    const response = await app.request('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'notFound' });
  });

  test.each([
    ['GET', '/api/subscription'],
    ['PATCH', '/api/subscription/profile'],
    ['POST', '/api/subscription/free'],
    ['POST', '/api/translations/notam'],
    ['GET', '/api/translations'],
    ['DELETE', '/api/translations'],
    ['GET', `/api/translations/${KARI.id}`],
    ['DELETE', `/api/translations/${KARI.id}`],
  ])('keeps %s %s to those who are signed in', async (method, path) => {
    user = null;
    const response = await app.request(path, { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  });

  test('describes itself', async () => {
    const response = await app.request('/api/openapi.json');
    expect(await response.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/) as string,
      paths: { '/translations/notam': { post: { responses: { '200': {}, '422': {}, '429': {} } } } },
    });
  });
});

describe('health', () => {
  test('is alive whatever the database does, and ready only with it', async () => {
    checkReady.mockRejectedValueOnce(new Error('no database'));
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('gives its metrics to the token alone', async () => {
    expect((await app.request('/metrics')).status).toBe(403);
    expect((await app.request('/metrics', { headers: { Authorization: 'Bearer b-token' } })).status).toBe(
      403,
    );
    const response = await app.request('/metrics', { headers: { Authorization: 'Bearer a-token' } });
    expect(await response.text()).toContain('klarnotam_http_request_seconds');
  });
});
