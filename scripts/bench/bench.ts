/**
 * `npm run bench`: prints what the product does a second on this machine. Nothing here is asserted. `-- --servers`: times and processor
 * time by route at one, two and three servers; `-- --memory [translations]`: memory over many translations.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeMember, type Member } from '../../apps/server/src/http/testing/become-member.ts';
import { sayAdminPanel } from './admin.ts';
import { measureDecodeSpeed } from './decode-speed.ts';
import { sayFlightSpeed } from './flight.ts';
import { makeUnlimited } from './make-unlimited.ts';
import { measureMemory } from './memory.ts';
import { startServerProcess } from './server-process.ts';
import { measureServers } from './servers.ts';
import { measureSignIns, type Latency } from './sign-in-load.ts';
import { answersPerSecond } from './translation-load.ts';

const ROUNDS = 3;
const USERS = 50;
const PRODUCT = 'product';
const SAMPLES = join(import.meta.dirname, '../../samples/notams');

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure}\n`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function translationBodies(): Promise<string[]> {
  const files = (await readdir(SAMPLES)).filter((file) => file.endsWith('.txt'));
  const texts = await Promise.all(files.map((file) => readFile(join(SAMPLES, file), 'utf8')));
  return texts.map((text) => JSON.stringify({ text, language: 'no' }));
}

/** What the product answers to each body: the yardstick stores just as much. */
async function answersTo(url: string, bodies: readonly string[], cookie: string): Promise<string[]> {
  const answers: string[] = [];
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`A sample was refused: ${await response.text()}`);
    answers.push(await response.text());
  }
  return answers;
}

/** Signs up the members of the load, whose plans never end; the server must stand still for that. */
async function makeMembers(dataDir: string): Promise<Member[]> {
  const server = await startServerProcess('apps/server/src/main.ts', dataDir);
  const members: Member[] = [];
  for (let member = 0; member < USERS; member += 1) members.push(await becomeMember(server.url, dataDir));
  await server.stop();
  await makeUnlimited(dataDir);
  return members;
}

interface Round {
  readonly translations: number;
  readonly inserts: number;
  readonly spendings: number;
}

/** The product and both yardsticks in turn, so that what else the machine does falls on all of them. */
async function compare(productUrl: string, folder: string, members: readonly Member[]): Promise<Round[]> {
  const insert = await startServerProcess('scripts/bench/bare-insert-server.ts', join(folder, 'bare'));
  const update = await startServerProcess('scripts/bench/bare-update-server.ts', join(folder, PRODUCT));
  const bodies = await translationBodies();
  const cookies = members.map(({ cookie }) => cookie);
  const translateUrl = `${productUrl}/api/translations/notam`;
  const answers = await answersTo(translateUrl, bodies, cookies[0] ?? '');
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      inserts: await answersPerSecond(`${insert.url}/insert`, answers, ['']),
      spendings: await answersPerSecond(`${update.url}/spend`, bodies, cookies),
      translations: await answersPerSecond(translateUrl, bodies, cookies),
    });
  }
  await update.stop();
  await insert.stop();
  // In the first round the programs are still being compiled.
  return rounds.slice(1);
}

const inMs = ({ medianMs, p99Ms }: Latency): string =>
  `${medianMs.toFixed(1)} ms, at worst of a hundred ${p99Ms.toFixed(1)} ms`;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-bench-'));
  const productData = join(folder, PRODUCT);
  try {
    say('Machine', `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);

    const first = await startServerProcess('apps/server/src/main.ts', productData);
    say('Start to listening, first time', `${first.startedInMs.toFixed(0)} ms`);
    await first.stop();
    const members = await makeMembers(productData);
    const product = await startServerProcess('apps/server/src/main.ts', productData);
    say('Start to listening, second time', `${product.startedInMs.toFixed(0)} ms`);

    const rounds = await compare(product.url, folder, members);
    say('Translations a second through HTTP, stored', median(rounds.map((r) => r.translations)).toFixed(0));
    say('A bare route with one INSERT, a second', median(rounds.map((r) => r.inserts)).toFixed(0));
    say('Ratio', median(rounds.map((r) => r.translations / r.inserts)).toFixed(2));
    say(
      'A bare route with session and one UPDATE, a second',
      median(rounds.map((r) => r.spendings)).toFixed(0),
    );
    say('Ratio', median(rounds.map((r) => r.translations / r.spendings)).toFixed(2));

    const signIns = await measureSignIns(
      product.url,
      members.map(({ email }) => email),
    );
    say('Sign-ins a second (argon2id)', signIns.signInsPerSecond.toFixed(1));
    say('Another call takes', inMs(signIns.idle));
    say('Another call takes during the sign-ins', inMs(signIns.meanwhile));
    await product.stop();

    await sayAdminPanel(say);

    sayFlightSpeed(say);

    const speed = await measureDecodeSpeed();
    if (speed === null) {
      say('NOTAMs decoded and rated a second on one core', 'not measured: ../shared/corpus is absent');
    } else {
      const { slowestPerSecond, fastestPerSecond, jsonPerSecond, decodedPerSecond } = speed;
      const range = `${slowestPerSecond.toFixed(0)} to ${fastestPerSecond.toFixed(0)}`;
      say('NOTAMs decoded and rated a second on one core', `${decodedPerSecond.toFixed(0)} (${range})`);
      say('Their answers to JSON and back, a second', jsonPerSecond.toFixed(0));
      say('Ratio', (decodedPerSecond / jsonPerSecond).toFixed(2));
      say(`A paste of 1 MB, ${speed.pastedNotams} NOTAMs`, `${speed.pasteMs.toFixed(0)} ms`);
      say('Heap after 100,000 NOTAMs more than before', `${speed.grownMb.toFixed(1)} MB`);
      say('NOTAMs put into Norwegian a second on one core', speed.wordedPerSecond.toFixed(0));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [mode, count] = process.argv.slice(2);
if (mode === '--servers') await measureServers();
else if (mode === '--memory') await measureMemory(count === undefined ? undefined : Number(count));
else await main();
