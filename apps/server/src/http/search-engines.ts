import type { Hono } from 'hono';
import { PUBLIC_PATHS } from './page-head.ts';

/** What is no page: answers to the page, mails of local mode, and links that somebody gave to somebody. */
const NOT_FOR_ROBOTS = ['/api/', '/outbox', '/s/'];

/** Tells search engines what they may read and, where the page has an address, which pages there are. */
export function serveSearchEngines(app: Hono, publicUrl: string | null): void {
  const sitemap = publicUrl === null ? null : new URL('/sitemap.xml', publicUrl).href;
  const robots = [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    ...(sitemap === null ? [] : [`Sitemap: ${sitemap}`]),
  ];
  app.get('/robots.txt', (c) => c.text(`${robots.join('\n')}\n`));
  if (publicUrl === null) return;
  const entries = PUBLIC_PATHS.map((path) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  app.get('/sitemap.xml', (c) =>
    c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
      200,
      { 'Content-Type': 'application/xml; charset=utf-8' },
    ),
  );
}
