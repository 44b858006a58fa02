import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { expectAccessible, violations } from './accessible.ts';

const BUILT = '.cache/gallery';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('all states of all shared components can be read and used by everybody, in both schemes and in Arabic', async ({
  page,
}) => {
  await promisify(execFile)('node_modules/.bin/node', [
    'node_modules/vite/bin/vite.js',
    'build',
    'apps/web',
    '--config',
    'apps/web/gallery.config.ts',
    '--logLevel',
    'error',
  ]);
  await page.route('http://gallery.test/**', async (route) => {
    const path = join(BUILT, new URL(route.request().url()).pathname);
    const body = await readFile(path).catch(() => null);
    await route.fulfill(
      body === null
        ? { status: 404 }
        : { body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' },
    );
  });
  await page.goto('http://gallery.test/gallery.html');
  await expectAccessible(page, page.getByRole('region', { name: 'Results, ar' }));
  for (const which of ['confirm', 'busy', 'failed']) {
    await page.getByRole('button', { name: `Open: ${which}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), which).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
