import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../launch/chromium.mjs';
import { REPOSITORY } from '../launch/repository.mjs';

/**
 * Takes the picture that links to the product are shown with, from a server that runs: `npm run social-card -- http://localhost:3000`.
 * 1200 × 630 pixels, as Open Graph has them.
 */
const address = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  locale: 'en-GB',
});
await page.goto(address, { waitUntil: 'networkidle' });
await page.screenshot({ path: join(REPOSITORY, 'apps/web/public/social-card.jpg'), quality: 82 });
await browser.close();
