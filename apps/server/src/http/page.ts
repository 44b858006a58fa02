import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { errorBody } from './error-response.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const MANIFEST = 'manifest.webmanifest';

/**
 * Serves the built page: its files by name, and its one document for every other address, so that the page's own
 * router answers deep links.
 */
export async function servePage(app: Hono, distDir: string, productName: string): Promise<void> {
  const document = await readFile(join(distDir, 'index.html'), 'utf8').catch(() => null);
  if (document === null) {
    throw new Error(`The page is not built: ${distDir}/index.html is missing. Run: npm run build`);
  }

  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: distDir, precompressed: true }));
  app.get('/assets/*', (c) => c.json(errorBody('notFound'), 404));
  app.get('/index.html', (c) => c.redirect('/', 308));
  await serveInstallation(app, distDir, productName);
  app.use('/:file{[^/]+\\.[a-z0-9]+}', serveStatic({ root: distDir }));
  app.get('/*', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.html(document.replaceAll(NONCE_PLACEHOLDER, c.get('secureHeadersNonce') ?? ''));
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
