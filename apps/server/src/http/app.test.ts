import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Failure, type Examples, type SessionUser } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeRoutes } from '../compose/routes.ts';
import { describeSite, type SiteSettings } from '../features/site/describe-site.ts';
import { translateNotam as translateNotamVerb } from '../features/translate-notam/translate-notam.ts';
import { readUsage } from '../features/usage/read-usage.ts';
import { createApp } from './app.ts';
import type { Limits } from './rate-limits/create-rate-limits.ts';
import { NO_TRACING } from '../ports/tracing.ts';
import { createMetrics } from './metrics.ts';

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
const SITE: SiteSettings = {
  productName: 'KlarNOTAM',
  supportEmail: 'help@klar.example',
  partner: { name: 'A partner', url: 'https://partner.example/' },
  operator: { name: 'Klar AS', address: 'Storgata 1, 0155 Oslo', organisationNumber: '999 999 999' },
  defaultLanguage: 'no',
  cardPlans: [],
  engine: 'decoder',
  aiProvider: null,
  aiPolish: false,
  answerDays: null,
  notamOffice: { name: 'The office', email: 'office@klar.example', leadTimeHours: 12 },
  map: {
    streetTilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: 'Map makers',
    attributionUrl: null,
    maxZoom: 19,
    satellite: null,
    start: { lat: 60, lng: 10 },
  },
};
const readExamples = vi.fn<(language: LanguageCode) => Promise<Examples>>();
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
  await mkdir(join(pageDir, 'assets'));
  const document = (page: string): string =>
    `<html lang="en"><meta name="csp-nonce" content="__CSP_NONCE__"><!--page-head-->
    <link rel="modulepreload" crossorigin href="/assets/react-1.js"><script type="module" crossorigin src="/assets/${page}-1.js"></script>
    <div id="root"><!--page--></div><script type="application/json" id="page-data">__PAGE_DATA__</script>`;
  await writeFile(join(pageDir, 'index.html'), document('index'));
  await writeFile(join(pageDir, 'landing.html'), document('landing'));
  await mkdir(join(pageDir, 'render'));
  await writeFile(
    join(pageDir, 'render/pages.js'),
    `const drawn = (html, language) =>
      ({ html, htmlLanguage: language === 'no' ? 'nb' : language, title: 'Title', description: null });
    export const renderLanding = async ({ examples }, language) => drawn('<h1>' + examples.language + '</h1>', language);
    export const renderPage = async ({ address, language, isSignedIn }) => {
      if (address.includes('forgot')) throw new Error('cannot be drawn');
      return drawn('<h1>' + address + (isSignedIn ? ' of somebody' : '') + '</h1>', language);
    };`,
  );
  const words = { en: ['/assets/words-en.js'], no: ['/assets/words-no.js'] };
  const files = { scripts: ['/assets/auth-1.js'], styles: ['/assets/auth-1.css'], words };
  await writeFile(join(pageDir, 'render/pages.json'), JSON.stringify({ '/auth': files, '/home': files }));
  await writeFile(join(pageDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(pageDir, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  await writeFile(
    join(pageDir, 'manifest.webmanifest'),
    '{"name":"Page","short_name":"Page","start_url":"/"}',
  );
  await writeFile(join(pageDir, 'assets/page-1a2b.js'), 'export {};');
  await writeFile(join(pageDir, 'assets/page-1a2b.js.br'), brotliCompressSync('export {};'));
  app = await createApp({
    router,
    limits: { check: checkLimit },
    readSession: () => Promise.resolve(user),
    async readCountedSession(_request, action) {
      if (user) await checkLimit(action, { account: user.id });
      return user && { user, retryAfterS: null };
    },
    site: describeSite(SITE),
    readExamples,
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

describe('the page', () => {
  test.each(['/', '/notam', '/any/where'])(
    'is one document at %s, with the nonce of its policy',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const nonce = /content="([^"]+)"/.exec(await response.text())?.[1];
      const policy = response.headers.get('Content-Security-Policy');
      expect(policy).toContain(`style-src 'self' 'nonce-${String(nonce)}'`);
      expect(policy).toContain("img-src 'self' data: https://*.tiles.example;");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('has the security headers, without HSTS where it is served over http', async () => {
    const { headers } = await app.request('/');
    expect(headers.get('Content-Security-Policy')).toContain(
      "default-src 'self'; script-src 'self'; style-src",
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const permissions = headers.get('permissions-policy')?.split(', ');
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'display-capture=()', 'geolocation=(self)']),
    );
    expect(permissions?.filter((permission) => !permission.endsWith('=()'))).toEqual(['geolocation=(self)']);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('has a new nonce each time', async () => {
    const [first, second] = await Promise.all(
      ['/', '/'].map(async (path) => (await app.request(path)).text()),
    );
    expect(first).not.toBe(second);
  });

  test('has its files by name, those with a hash for ever', async () => {
    const script = await app.request('/assets/page-1a2b.js');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect(await (await app.request('/favicon.svg')).text()).toBe('<svg/>');
    expect((await app.request('/assets/page-old.js')).status).toBe(404);
  });

  test('can be installed under the name of the product, and asks each time for a new worker', async () => {
    const manifest = await app.request('/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({
      name: 'KlarNOTAM',
      short_name: 'KlarNOTAM',
      start_url: '/',
    });
    expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json');
    const worker = await app.request('/sw.js');
    expect(worker.headers.get('Content-Type')).toContain('javascript');
    for (const { headers } of [manifest, worker]) expect(headers.get('Cache-Control')).toBe('no-cache');
    // What a worker may reach is what its own policy lets it.
    expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  });

  test('shows visitors the landing page at the root, in the language of their browser and with examples of now', async () => {
    readExamples.mockImplementation((language) =>
      Promise.resolve({ language, telegram: '</script>' } as unknown as Examples),
    );
    const asked = { 'accept-language': 'de-DE,nb;q=0.8,en;q=0.7' };
    const visitor = await app.request('/', { headers: asked });
    const text = await visitor.text();
    expect(text).toContain('<title>Title</title>');
    expect(text).toContain('<h1>no</h1>');
    expect(text).not.toContain('"</script>');
    const nonce = /content="([^"]+)"/.exec(text)?.[1];
    expect(visitor.headers.get('Content-Security-Policy')).toContain(`'nonce-${String(nonce)}'`);
    for (const [path, headers] of [
      ['/', { ...asked, cookie: '__Host-klarnotam.session_token=abc' }],
      ['/?verify=abc', asked],
    ] as const) {
      const answer = await app.request(path, { headers });
      expect(await answer.text(), path).toContain('name="csp-nonce"');
    }
  });

  test('shows visitors the app where the landing page cannot be drawn', async () => {
    readExamples.mockRejectedValue(new Error('too many wait'));
    const answer = await app.request('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('name="csp-nonce"');
    expect(logged.join()).toContain('too many wait');
  });

  test('draws a page for whoever it is for, and puts who they are beside it, not into it', async () => {
    const session = { cookie: 'klarnotam.session_token=abc' };
    for (const [path, headers, drawn] of [
      ['/auth?mode=signUp&from=/home', {}, '<h1>/auth?mode=signUp</h1>'],
      ['/manual', {}, '<h1>/manual</h1>'],
      ['/manual', session, '<h1>/manual of somebody</h1>'],
      ['/notam', session, '<h1>/notam of somebody</h1>'],
    ] as const) {
      const answer = await app.request(path, { headers });
      const text = await answer.text();
      expect(text, path).toContain(drawn);
      expect(text).toContain('<title>Title</title>');
      expect(text.includes(KARI.email), path).toBe('cookie' in headers);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      // Only what is asked for once the page is painted.
      expect(text).not.toContain('type="module"');
      expect(text).toContain('{"entry":"/assets/index-1.js","others":["/assets/react-1.js"');
    }
  });

  test('gives the app where a page is for others, tells of more than is drawn, or cannot be drawn', async () => {
    const session = { cookie: 'klarnotam.session_token=abc' };
    for (const [path, headers] of [
      ['/notam', {}],
      ['/auth', session],
      ['/notam?result=abc', session],
      ['/home', session],
      ['/auth?mode=forgot', {}],
    ] as const) {
      const text = await (await app.request(path, { headers })).text();
      expect(text, path).toContain('<div id="root"></div>');
      expect(text).toContain('src="/assets/index-1.js"');
    }
    expect(logged.join()).toContain('cannot be drawn');
  });

  test('draws in the language that was chosen for the screens, with its words, and in English where none or an unknown one was', async () => {
    for (const [chosen, words, htmlLanguage] of [
      ['no', 'words-no', 'nb'],
      ['tlh', 'words-en', 'en'],
      ['', 'words-en', 'en'],
    ] as const) {
      const headers = { cookie: `klarnotam-screen-language=${chosen}` };
      const text = await (await app.request('/auth', { headers })).text();
      expect(text.match(/words-\w+/g)).toEqual([words]);
      expect(text).toContain(`<html lang="${htmlLanguage}">`);
      expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/auth-1.css">');
    }
  });

  test('names what a page that is not drawn needs in its document, and in that of no other', async () => {
    const home = await (await app.request('/home')).text();
    expect(home).toContain('<link rel="modulepreload" crossorigin href="/assets/auth-1.js">');
    expect(home).toContain('<link rel="preload" as="style" crossorigin href="/assets/auth-1.css">');
    expect(await (await app.request('/notam')).text()).not.toContain('auth-1');
  });

  test('gives a file as the build packed it to whoever takes it so, and not again to whoever has it', async () => {
    const asked = (headers: Record<string, string>) => app.request('/assets/page-1a2b.js', { headers });
    const packed = await asked({ 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    const plain = await asked({});
    expect(await plain.text()).toBe('export {};');
    for (const { headers } of [packed, plain]) expect(headers.get('Vary')).toBe('Accept-Encoding');
    const tag = plain.headers.get('ETag') ?? '';
    expect(packed.headers.get('ETag')).toBe(tag);
    const again = await asked({ 'If-None-Match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('Cache-Control')).toContain('immutable');
    expect((await asked({ 'If-None-Match': '"other"' })).status).toBe(200);
    // Made by the server itself, or for it: no such file.
    expect((await app.request('/render/pages.json')).headers.get('ETag')).toBeNull();
  });

  test('tells search engines what is theirs', async () => {
    const robots = await app.request('/robots.txt');
    expect(robots.headers.get('Content-Type')).toContain('text/plain');
    expect(await robots.text()).toContain('Disallow: /api/');
    expect(await (await app.request('/notam')).text()).toContain('noindex');
    expect(await (await app.request('/manual')).text()).not.toContain('noindex');
  });

  test('never leaves its folder', async () => {
    const response = await app.request('/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd');
    expect(await response.text()).not.toContain('root:');
  });
});
