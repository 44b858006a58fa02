// `npm run pictures [-- SCENE…]`: takes the pictures of the manual, or of some scenes, from the running product, in each language, scheme and width. Run `npm run build` before.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startOwnServer } from '../../e2e/own-server.ts';
import { signInAnew } from '../../e2e/sign-in.ts';
import { findChromium } from '../launch/chromium.mjs';
import { REPOSITORY } from '../launch/repository.mjs';
import { makeScenes, type Scene } from './scenes.ts';

/** The scenes to take; none: all. */
const WANTED = process.argv.slice(2);
const LANGUAGES = ['en', 'no'] as const;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = { narrow: 390, wide: 1280 } as const;
const PIXELS_PER_PX = 2;
const QUALITY = 70;
/** Around what is shown, px. */
const MARGIN = 12;
/** What is longer is cut off, px. */
const HIGHEST = 900;

interface Size {
  readonly width: number;
  readonly height: number;
}

async function open(page: Page, scene: Scene): Promise<Size & { readonly x: number; readonly y: number }> {
  await page.goto(scene.path);
  const shown = page.locator(scene.shows).first();
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (hides) => {
    await document.fonts.ready;
    for (const element of document.querySelectorAll<HTMLElement>(hides)) element.style.display = 'none';
  }, scene.hides ?? 'nothing');
  const box = await shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left + window.scrollX, top: top + window.scrollY, width, height };
  });
  const viewport = page.viewportSize() ?? { width: 0 };
  const x = Math.max(0, box.left - MARGIN);
  return {
    x,
    y: Math.max(0, box.top - MARGIN),
    width: Math.round(Math.min(viewport.width - x, box.width + 2 * MARGIN)),
    height: Math.round(Math.min(HIGHEST, box.height + 2 * MARGIN)),
  };
}

/** Chromium writes WebP itself; Playwright does not ask it to. */
async function take(page: Page, clip: Size & { x: number; y: number }): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

type Sizes = Record<string, Record<string, Size>>;

function readSizes(file: string): Sizes {
  return JSON.parse(readFileSync(file, 'utf8')) as Sizes;
}

async function takeAll(context: BrowserContext, language: (typeof LANGUAGES)[number]): Promise<void> {
  const folder = join(REPOSITORY, 'docs/manual/pictures', language);
  if (WANTED.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await context.newPage();
  await signInAnew(page);
  await page.request.patch('/api/account/language', { data: { language } });
  const sizes = WANTED.length === 0 ? {} : readSizes(join(folder, 'sizes.json'));
  for (const scene of await makeScenes(page.request, language)) {
    if (WANTED.length > 0 && !WANTED.includes(scene.name)) continue;
    const taken: Record<string, Size> = {};
    sizes[scene.name] = taken;
    for (const [name, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const clip = await open(page, scene);
        const file = `${scene.name}-${name}-${scheme}.webp`;
        writeFileSync(join(folder, file), await take(page, clip));
        taken[name] ??= { width: clip.width, height: clip.height };
      }
    }
  }
  await page.close();
  writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
}

const server = await startOwnServer({
  GEOCODER_URL: 'off',
  ELEVATION_URL: 'off',
  ELEVATION_NORWAY_URL: 'off',
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
});
try {
  for (const language of LANGUAGES) {
    const context = await browser.newContext({
      baseURL: server.baseURL,
      deviceScaleFactor: PIXELS_PER_PX,
      serviceWorkers: 'block',
      timezoneId: 'Europe/Oslo',
      locale: language === 'no' ? 'nb-NO' : 'en-GB',
    });
    await takeAll(context, language);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
