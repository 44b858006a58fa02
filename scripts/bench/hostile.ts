/**
 * `node scripts/bench/hostile.ts`: what the texts of `samples/hostile`, as long as may be translated, do to other calls, how much
 * processor time and memory they take, and what becomes of them. Nothing here is asserted.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeMember, type Member } from '../../apps/server/src/http/testing/become-member.ts';
import { buildHostileText, type HostileText } from '../../packages/notam/src/testing/build-hostile-text.ts';
import { makeUnlimited } from './make-unlimited.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const RECIPES = join(import.meta.dirname, '../../samples/hostile/texts.json');
const LENGTH = 200_000;
const FOUND_LENGTH = 600_000;
const FLIGHT = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
const PROBE_EVERY_MS = 20;
const AT_ONCE = 6;
const LANGUAGES = ['no', 'en', 'ar', 'hi', 'ja', 'ru'];
const KB_PER_MB = 1024;

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(62)} ${figure}\n`);
}

/** Asks for an address at a steady pace until it is told to stop; in milliseconds. */
function probe(url: string): { stop(): Promise<number[]> } {
  const asked: Promise<number>[] = [];
  const timer = setInterval(() => {
    const sinceMs = performance.now();
    const answered = fetch(url).then(async (response) => {
      await response.arrayBuffer();
      return performance.now() - sinceMs;
    });
    asked.push(answered);
  }, PROBE_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      return (await Promise.all(asked)).sort((a, b) => a - b);
    },
  };
}

function latency(sorted: readonly number[]): string {
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms, of ${sorted.length}`;
}

interface Answered {
  readonly name: string;
  readonly ms: number;
  readonly status: number;
  readonly outcome: string;
}

async function translate(
  url: string,
  recipe: HostileText,
  { cookie }: Member,
  language: string,
): Promise<Answered> {
  const sinceMs = performance.now();
  const response = await fetch(`${url}/api/translations/${recipe.to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ text: buildHostileText(recipe, LENGTH), language }),
  });
  const body = await response.text();
  const { code = 'answered', reason = '' } = JSON.parse(body) as { code?: string; reason?: string };
  const outcome = `${code}${code === 'tooLarge' ? ` (${reason})` : ''}`;
  return { name: recipe.name, ms: performance.now() - sinceMs, status: response.status, outcome };
}

/** Finding decodes as a translation does, and judges; the text is as long as may be looked through. */
async function find(url: string, recipe: HostileText, { cookie }: Member): Promise<Answered> {
  const sinceMs = performance.now();
  const body = JSON.stringify({ text: buildHostileText(recipe, FOUND_LENGTH), flight: FLIGHT });
  const ask = () =>
    fetch(`${url}/api/briefings/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
  // The connection on which a body was too large is closed when the next one is sent.
  const response = await ask().catch(ask);
  const { code = 'answered', reason = '' } = (await response.json()) as { code?: string; reason?: string };
  const outcome = `${code}${code === 'tooLarge' ? ` (${reason})` : ''}`;
  return { name: recipe.name, ms: performance.now() - sinceMs, status: response.status, outcome };
}

/** The most memory that a process has held, in megabytes; null where the system does not tell. */
async function peakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /VmHWM:\s+(\d+)/.exec(status)?.[1];
  return kb === undefined ? null : Number(kb) / KB_PER_MB;
}

async function nowMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kb === undefined ? null : Number(kb) / KB_PER_MB;
}

const inMb = (mb: number | null): string => (mb === null ? 'not known here' : `${mb.toFixed(0)} MB`);

async function measure(server: ServerProcess, members: readonly Member[], recipes: readonly HostileText[]) {
  const [first] = members;
  if (first === undefined) throw new Error('There is nobody to translate for');
  say('Memory after the start', inMb(await nowMb(server.pid)));

  const healthz = `${server.url}/healthz`;
  const quiet = probe(healthz);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  say('/healthz, nothing else going on', latency(await quiet.stop()));

  const during = probe(healthz);
  const answers: Answered[] = [];
  for (const [index, recipe] of recipes.entries()) {
    answers.push(await translate(server.url, recipe, first, LANGUAGES[index % LANGUAGES.length] ?? 'no'));
  }
  say('/healthz, one client sends one text after the other', latency(await during.stop()));
  const outcomes = Map.groupBy(answers, ({ status, outcome }) => `${status} ${outcome}`);
  for (const [outcome, all] of outcomes) say(`  ${outcome}`, `${all.length} texts`);
  for (const { name, ms, outcome } of answers.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) {
    say(`  ${name}`.slice(0, 60), `${ms.toFixed(0)} ms, ${outcome}`);
  }
  say('Memory after that', inMb(await nowMb(server.pid)));

  const finding = probe(healthz);
  const found: Answered[] = [];
  for (const recipe of recipes) found.push(await find(server.url, recipe, first));
  say('/healthz, one client has one text after the other looked through', latency(await finding.stop()));
  for (const [outcome, all] of Map.groupBy(found, ({ status, outcome }) => `${status} ${outcome}`)) {
    say(`  ${outcome}`, `${all.length} texts`);
  }
  for (const { name, ms, outcome } of found.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) {
    say(`  ${name}`.slice(0, 60), `${ms.toFixed(0)} ms, ${outcome}`);
  }
  say('Memory after that', inMb(await nowMb(server.pid)));

  const slowest = answers
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, AT_ONCE)
    .flatMap(({ name }) => recipes.find((recipe) => recipe.name === name) ?? []);
  const together = probe(healthz);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      slowest.map((recipe, index) =>
        translate(server.url, recipe, members[index] ?? first, LANGUAGES[index % LANGUAGES.length] ?? 'no'),
      ),
    );
  }
  say(`/healthz, the ${AT_ONCE} slowest at once, of as many users`, latency(await together.stop()));
  say('Most memory in all', inMb(await peakMb(server.pid)));

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of metrics.split('\n')) {
    if (/^klarnotam_reading_(stopped|cpu_seconds_(sum|count))/.test(line)) say(`  ${line}`, '');
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-bench-hostile-'));
try {
  const recipes = JSON.parse(await readFile(RECIPES, 'utf8')) as HostileText[];
  const first = await startServerProcess('apps/server/src/main.ts', dataDir);
  say('Start to listening, first time', `${first.startedInMs.toFixed(0)} ms`);
  const members: Member[] = [];
  while (members.length < AT_ONCE) members.push(await becomeMember(first.url, dataDir));
  await first.stop();
  await makeUnlimited(dataDir);
  const server = await startServerProcess('apps/server/src/main.ts', dataDir);
  say('Start to listening, second time', `${server.startedInMs.toFixed(0)} ms`);
  await measure(server, members, recipes);
  await server.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
