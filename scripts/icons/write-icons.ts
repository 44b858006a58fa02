/**
 * Draws the icons of the installed app from the brand's mark, `apps/web/public/favicon.svg`:
 * `node_modules/.bin/node scripts/icons/write-icons.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../launch/chromium.mjs';
import { REPOSITORY } from '../launch/repository.mjs';

interface IconKind {
  readonly file: string;
  readonly sizePx: number;
  /** A system cuts it to its own shape: the ground goes to the edges, the mark stays within the inner 80 %. */
  readonly fullBleed: boolean;
}

const ICONS: readonly IconKind[] = [
  { file: 'icon-180.png', sizePx: 180, fullBleed: true },
  { file: 'icon-192.png', sizePx: 192, fullBleed: false },
  { file: 'icon-512.png', sizePx: 512, fullBleed: false },
  { file: 'icon-maskable-512.png', sizePx: 512, fullBleed: true },
];

const PUBLIC = join(REPOSITORY, 'apps/web/public');
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const chromium = findChromium();
const ground = /<circle[^>]*fill="([^"]+)"/.exec(mark)?.[1];
if (chromium === null || ground === undefined)
  throw new Error('Icons need Chromium, and a mark with a ground.');

const folder = mkdtempSync(join(tmpdir(), 'klarnotam-icons-'));
for (const { file, sizePx, fullBleed } of ICONS) {
  const page = join(folder, 'icon.html');
  writeFileSync(
    page,
    `<style>html{background:${fullBleed ? ground : 'transparent'}}body{margin:0}svg{display:block;width:${sizePx}px;height:${sizePx}px}</style>${mark}`,
  );
  const { status } = spawnSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      `--window-size=${sizePx},${sizePx}`,
      `--screenshot=${join(PUBLIC, file)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  if (status !== 0) throw new Error(`Chromium did not draw ${file}.`);
}
rmSync(folder, { recursive: true });
