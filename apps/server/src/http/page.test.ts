import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Examples, SessionUser } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeSite } from '../features/site/describe-site.ts';
import { servePage } from './page.ts';
import { securityHeaders } from './security-headers.ts';
import { SITE } from './testing/site-settings.ts';

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
const readExamples = vi.fn<(language: LanguageCode) => Promise<Examples>>();
const KARI: SessionUser = {
  id: '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11',
  email: 'kari@klar.example',
  name: 'Kari Nordmann',
  emailVerified: true,
  language: 'en',
  isAdmin: false,
};

let pageDir: string;
const app = new Hono();

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
  app.use(securityHeaders({ https: false, tilesUrls: ['https://{s}.tiles.example/{z}/{x}/{y}.png'] }));
  await servePage(app, {
    pageDir,
    publicUrl: null,
    site: describeSite(SITE),
    readExamples,
    readSession: () => Promise.resolve(KARI),
    log,
  });
});
afterAll(() => rm(pageDir, { recursive: true }));
beforeEach(() => {
  vi.resetAllMocks();
  logged.length = 0;
});

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

test('says what the installation offers in a document that is not drawn', async () => {
  const document = await (await app.request('/any/where')).text();
  const data = /id="page-data">(.*?)<\/script>/s.exec(document)?.[1];
  expect(JSON.parse(data ?? '')).toEqual({ site: describeSite(SITE) });
});

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
  const [first, second] = await Promise.all(['/', '/'].map(async (path) => (await app.request(path)).text()));
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
