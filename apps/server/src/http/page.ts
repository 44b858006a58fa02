import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Examples, SessionUser, Site } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { errorBody } from './error-response.ts';
import { drawnPage } from './drawn-page.ts';
import { landingDocument } from './landing-document.ts';
import { writePageHead } from './page-head.ts';
import { openPageFiles, preloadLinks } from './page-files.ts';
import { jsonForHtml, pageRenderer, type PageData } from './page-renderer.ts';
import { screenLanguageOf } from './screen-language.ts';
import { serveSearchEngines } from './search-engines.ts';
import { tagBuiltFiles } from './tag-built-files.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const MANIFEST = 'manifest.webmanifest';

export interface PageParts {
  /** The folder of the built page. */
  readonly pageDir: string;
  /** Where the page is; null: wherever a browser finds this server. */
  readonly publicUrl: string | null;
  readonly site: Site;
  /** For the landing page. */
  readonly readExamples: (language: LanguageCode) => Promise<Examples>;
  /** Who a request comes from; null when nobody is signed in. */
  readonly readSession: (request: Request) => Promise<SessionUser | null>;
  readonly log: Logger;
}

/**
 * Serves the built page: its files by name, the landing page for visitors at the root, and one document for every other address, so
 * that the page's own router answers deep links.
 */
export async function servePage(
  app: Hono,
  { pageDir: distDir, publicUrl, site, readExamples, readSession, log }: PageParts,
): Promise<void> {
  const { productName } = site;
  const document = await readFile(join(distDir, 'index.html'), 'utf8').catch(() => null);
  if (document === null) {
    throw new Error(`The page is not built: ${distDir}/index.html is missing. Run: npm run build`);
  }

  const filesOf = await openPageFiles(distDir);
  const openRenderer = pageRenderer(distDir);
  const common = { filesOf, openRenderer, site, publicUrl, noncePlaceholder: NONCE_PLACEHOLDER, log };
  const tagFile = await tagBuiltFiles(distDir);
  const data: PageData = { site };

  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok || c.res.status === 304) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', tagFile, serveStatic({ root: distDir, precompressed: true }));
  app.get('/assets/*', (c) => c.json(errorBody('notFound'), 404));
  for (const name of ['/index.html', '/landing.html']) app.get(name, (c) => c.redirect('/', 308));
  await serveInstallation(app, distDir, productName);
  serveSearchEngines(app, publicUrl);
  app.use('/:file{[^/]+\\.[a-z0-9]+}', tagFile, serveStatic({ root: distDir, precompressed: true }));
  app.get('/', landingDocument({ ...common, distDir, readExamples }));
  app.get('/*', drawnPage({ ...common, template: document, readSession }), (c) => {
    c.header('Cache-Control', 'no-store');
    const { path } = c.req;
    const head = writePageHead({ path, title: null, description: null, productName, publicUrl });
    return c.html(
      document
        .replace('<!--page-head-->', () =>
          [head, ...preloadLinks(filesOf(path, screenLanguageOf(c), document))].join('\n    '),
        )
        .replace('<!--page-->', '')
        .replace('__PAGE_DATA__', () => jsonForHtml(data))
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
