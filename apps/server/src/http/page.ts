import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { errorBody } from './error-response.ts';
import { landingDocument, type LandingContent } from './landing-document.ts';
import { writePageHead } from './page-head.ts';
import { openPagePreloads } from './page-preloads.ts';
import { serveSearchEngines } from './search-engines.ts';

/** The page keeps in it the language of the screens that was chosen (`shared/text/screen-language.ts`). */
const SCREEN_LANGUAGE_COOKIE = 'klarnotam-screen-language';
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const MANIFEST = 'manifest.webmanifest';

export interface PageParts {
  /** The folder of the built page. */
  readonly pageDir: string;
  /** Where the page is; null: wherever a browser finds this server. */
  readonly publicUrl: string | null;
  readonly landing: LandingContent;
  readonly log: Logger;
}

/**
 * Serves the built page: its files by name, the landing page for visitors at the root, and one document for every other address, so
 * that the page's own router answers deep links.
 */
export async function servePage(
  app: Hono,
  { pageDir: distDir, publicUrl, landing, log }: PageParts,
): Promise<void> {
  const { productName } = landing.site;
  const document = await readFile(join(distDir, 'index.html'), 'utf8').catch(() => null);
  if (document === null) {
    throw new Error(`The page is not built: ${distDir}/index.html is missing. Run: npm run build`);
  }

  const preloadsOf = await openPagePreloads(distDir, document);

  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: distDir, precompressed: true }));
  app.get('/assets/*', (c) => c.json(errorBody('notFound'), 404));
  for (const name of ['/index.html', '/landing.html']) app.get(name, (c) => c.redirect('/', 308));
  await serveInstallation(app, distDir, productName);
  serveSearchEngines(app, publicUrl);
  app.use('/:file{[^/]+\\.[a-z0-9]+}', serveStatic({ root: distDir }));
  app.get(
    '/',
    landingDocument({ distDir, content: landing, publicUrl, noncePlaceholder: NONCE_PLACEHOLDER, log }),
  );
  app.get('/*', (c) => {
    c.header('Cache-Control', 'no-store');
    const head = writePageHead({ path: c.req.path, title: null, description: null, productName, publicUrl });
    return c.html(
      document
        .replace(
          '<!--page-head-->',
          () => `${head}\n    ${preloadsOf(c.req.path, getCookie(c, SCREEN_LANGUAGE_COOKIE))}`,
        )
        .replaceAll(NONCE_PLACEHOLDER, c.get('secureHeadersNonce') ?? ''),
    );
  });
}

/**
 * What makes the page an app on a device: the manifest under the product's name, and the service worker. A browser asks for both again
 * each time, so that a new version is found at once.
 */
async function serveInstallation(app: Hono, distDir: string, productName: string): Promise<void> {
  const manifest = await readFile(join(distDir, MANIFEST), 'utf8').catch(() => null);
  if (manifest !== null) {
    const named = { ...(JSON.parse(manifest) as object), name: productName, short_name: productName };
    app.get(`/${MANIFEST}`, (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.body(JSON.stringify(named), 200, { 'Content-Type': 'application/manifest+json' });
    });
  }
  app.use('/sw.js', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-cache');
  });
}
