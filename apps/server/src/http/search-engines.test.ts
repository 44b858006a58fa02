import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { preferredLanguage } from './landing-document.ts';
import { writePageHead } from './page-head.ts';
import { serveSearchEngines } from './search-engines.ts';

const PUBLIC_URL = 'https://klar.example';

test('an installation with an address lists its public pages', async () => {
  const app = new Hono();
  serveSearchEngines(app, PUBLIC_URL);
  expect(await (await app.request('/robots.txt')).text()).toContain(
    'Sitemap: https://klar.example/sitemap.xml',
  );
  const sitemap = await app.request('/sitemap.xml');
  expect(sitemap.headers.get('Content-Type')).toContain('application/xml');
  const text = await sitemap.text();
  expect(text).toContain('<loc>https://klar.example/manual</loc>');
  expect(text).not.toContain('/home');
});

test('a public page says where it is and how it looks from outside; others are not to be found', () => {
  const head = {
    productName: 'Klar & NOTAM',
    publicUrl: PUBLIC_URL,
    title: 'A "title"',
    description: 'What',
  };
  const manual = writePageHead({ ...head, path: '/manual' });
  expect(manual).toContain('<link rel="canonical" href="https://klar.example/manual" />');
  expect(manual).toContain('content="https://klar.example/social-card.jpg"');
  expect(manual).toContain('<title>A &quot;title&quot;</title>');
  expect(manual).toContain('content="Klar &amp; NOTAM"');
  const home = writePageHead({ ...head, path: '/home' });
  expect(home).toContain('content="noindex"');
  expect(home).not.toContain('canonical');
});

test('in local mode nothing names an address', () => {
  const head = { productName: 'KlarNOTAM', publicUrl: null, title: null, description: null };
  expect(writePageHead({ ...head, path: '/' })).not.toMatch(/localhost|og:image|canonical/);
});

test.each([
  [undefined, 'en'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
  ['de,fr;q=0.9', 'en'],
  ['en;q=0.2,ja', 'ja'],
  ['zh-Hant-TW', 'zh'],
  [',;q=,', 'en'],
])('a browser that asks for %s is shown %s', (asked, language) => {
  expect(preferredLanguage(asked)).toBe(language);
});
