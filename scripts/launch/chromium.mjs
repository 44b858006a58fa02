import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, say } from './repository.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium, and fonts for the scripts of our eleven languages. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, or the first one of the usual names; null when there is none.
 * @returns {string | null}
 */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked)
    return existsSync(asked) ? asked : giveUp(`CHROMIUM_PATH is ${asked}, but there is no such file.`);
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((file) => existsSync(file)) ?? null;
}

/**
 * As {@link findChromium}; installs it from Debian's packages where we may, and says what to install where we may not.
 * @returns {string}
 */
export function chromiumOrInstall() {
  const found = findChromium();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    say(`Installing ${DEBIAN_PACKAGES.join(', ')} for the end-to-end tests …`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES);
  }
  return (
    findChromium() ??
    giveUp(
      'The end-to-end tests need Chromium: install the package "chromium" or Google Chrome, or set CHROMIUM_PATH.',
    )
  );
}

/**
 * @param {...string} args
 */
function apt(...args) {
  const { status } = spawnSync('/usr/bin/apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) giveUp(`apt-get ${args[0]} failed; what it said stands above.`);
}
