/**
 * `npm run lighthouse [-- rounds [path …]]`: Lighthouse for telephones on a server of its own, on loopback, with a fresh data folder. Prints
 * the medians for each page; nothing is asserted. Run `npm run build` before. `LIGHTHOUSE_PATH` names another command line of Lighthouse.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { becomeMember } from '../../apps/server/src/http/testing/become-member.ts';
import { startServerProcess } from '../bench/server-process.ts';
import { freePort } from '../chaos/free-port.ts';
import { findChromium } from '../launch/chromium.mjs';
import { giveUp } from '../launch/repository.mjs';
import { audit, findLighthouse, type Audit } from './audit.ts';
import { median } from './median.ts';

interface Page {
  readonly path: string;
  readonly signedIn: boolean;
}

const PAGES: readonly Page[] = [
  { path: '/', signedIn: false },
  { path: '/manual', signedIn: false },
  { path: '/auth', signedIn: false },
  { path: '/notam', signedIn: true },
  { path: '/weather', signedIn: true },
];

type Column = readonly [name: string, of: (round: Audit) => number, digits: number];

const COLUMNS: readonly Column[] = [
  ['perf', ({ performance }) => performance, 0],
  ['a11y', ({ accessibility }) => accessibility, 0],
  ['best', ({ bestPractices }) => bestPractices, 0],
  ['SEO', ({ seo }) => seo, 0],
  ['FCP ms', ({ firstPaintMs }) => firstPaintMs, 0],
  ['LCP ms', ({ largestPaintMs }) => largestPaintMs, 0],
  ['TBT ms', ({ blockedMs }) => blockedMs, 0],
  ['CLS', ({ layoutShift }) => layoutShift, 3],
  ['JS kB', ({ scriptBytes }) => scriptBytes / 1000, 1],
  ['CSS kB', ({ styleBytes }) => styleBytes / 1000, 1],
];
const WIDTH = 8;
const PATH_WIDTH = 10;

function say(path: string, cells: readonly string[]): void {
  process.stdout.write(`${path.padEnd(PATH_WIDTH)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}\n`);
}

const [roundsGiven = '5', ...paths] = process.argv.slice(2);
const rounds = Number(roundsGiven);
if (!Number.isInteger(rounds) || rounds < 1) giveUp(`${roundsGiven} is no number of rounds.`);
const lighthouse = findLighthouse();
const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-lighthouse-'));
const server = await startServerProcess('apps/server/src/main.ts', dataDir);
const port = await freePort();
const browser = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

/** Lighthouse opens its pages in this browser, and leaves it its cookies. */
async function signIn(context: BrowserContext): Promise<void> {
  const { cookie } = await becomeMember(server.url, dataDir);
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
  });
  await context.addCookies(cookies);
}

const faults = new Set<string>();
try {
  say(
    `× ${rounds}`,
    COLUMNS.map(([name]) => name),
  );
  let isSignedIn = false;
  for (const { path, signedIn } of PAGES) {
    if (paths.length > 0 && !paths.includes(path)) continue;
    if (signedIn && !isSignedIn) await signIn(browser);
    isSignedIn = signedIn;
    const audits: Audit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      audits.push(await audit(lighthouse, `${server.url}${path}`, port));
    }
    say(
      path,
      COLUMNS.map(([, of, digits]) => median(audits.map(of)).toFixed(digits)),
    );
    for (const fault of audits.flatMap((each) => each.faults)) faults.add(`${path}: ${fault}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (faults.size > 0) process.stdout.write(`\nWhat costs points beside speed:\n${[...faults].join('\n')}\n`);
