import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildHostileText,
  type HostileText,
} from '../../../../packages/notam/src/testing/build-hostile-text.ts';
import { openService, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const RECIPES = join(import.meta.dirname, '../../../../samples/hostile/texts.json');
/** Characters: the longest text that may be sent. */
const LENGTH = 100_000;
/** Every so-and-so-many-th of the texts is sent that long, the others with a fortieth of it; `npm run chaos` sends each that long. */
const SHARE = Number(process.env['HOSTILE_SHARE'] ?? 40);
const ANSWERS = [200, 413, 422, 503];
/** Of the thread that answers everybody, between two turns of its event loop; the worst text, read here, takes twice as much. */
const MOST_CPU_MS = 200;
const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM`;

const FLIGHT = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};

let service: TestService;
let visitor: Visitor;

beforeAll(async () => {
  service = await openService({ ELEVATION_URL: 'off', ELEVATION_NORWAY_URL: 'off' }, { reading: 'threads' });
  visitor = await signedIn(service, 'kari@example.no');
});
afterAll(() => service.stop());

async function setPlan(limit: number, used: number): Promise<void> {
  await service.database
    .updateTable('subscriptions')
    .set({ plan_limits: limit, translations_used: used })
    .execute();
}

async function used(): Promise<number> {
  const { total } = await service.database
    .selectFrom('subscriptions')
    .select(sql<string>`sum(translations_used)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Watches how much processor time this thread takes between two turns of its event loop. */
function watchEventLoop(): { stop(): number } {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = cpuMs();
  let most = 0;
  const timer = setInterval(() => {
    const now = cpuMs();
    most = Math.max(most, now - before);
    before = now;
  }, 2);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** How often somebody else was answered until `ended`. */
async function askOthers(ended: AbortSignal): Promise<number> {
  let asked = 0;
  for (; !ended.aborted; asked += 1) {
    expect((await service.fetch('/healthz')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return asked;
}

/** A line of the metrics as a number. */
async function metric(line: string): Promise<number> {
  const response = await service.fetch('/metrics');
  const text = await response.text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

test('no text that costs much keeps others from an answer, and each is answered or refused', async () => {
  await setPlan(-1, 0);
  const recipes = JSON.parse(readFileSync(RECIPES, 'utf8')) as HostileText[];
  expect(recipes.length).toBeGreaterThanOrEqual(60);
  const loop = watchEventLoop();
  const sending = new AbortController();
  const others = askOthers(sending.signal);
  for (const [index, recipe] of recipes.entries()) {
    const text = buildHostileText(recipe, index % SHARE === 0 ? LENGTH : LENGTH / 40);
    const { status, body } = await visitor.post(`/api/translations/${recipe.to}`, { text, language: 'no' });
    expect(ANSWERS, `${recipe.name}: ${String(body.code)}`).toContain(status);
    // It decodes as a translation does, and judges.
    if (index % Math.min(SHARE, 10) !== 0) continue;
    const found = await visitor.post('/api/briefings/find', { text, flight: FLIGHT });
    expect(ANSWERS, `${recipe.name}: ${String(found.body['code'])}`).toContain(found.status);
  }
  sending.abort();
  expect(await others).toBeGreaterThan(recipes.length / 2);
  expect(loop.stop()).toBeLessThan(MOST_CPU_MS);
  for (const step of ['decodeNotams', 'wordNotams', 'readBriefing', 'decodeReports', 'wordReports']) {
    const withinTwoSeconds = await metric(`klarnotam_reading_cpu_seconds_bucket{le="2",step="${step}"}`);
    expect(withinTwoSeconds).toBe(await metric(`klarnotam_reading_cpu_seconds_count{step="${step}"}`));
  }
}, 300_000);

test('an answer that would be too large is refused, and nothing is spent', async () => {
  await setPlan(-1, 0);
  // Many short sentences: the largest answer for the least work.
  const taxiways = Array.from({ length: 130 }, (_, index) => `TWY B${String(index)} CLSD`).join('. ');
  const text = Array.from(
    { length: 50 },
    (_, index) => `${NOTAM.replace('A1234', `A${String(1000 + index)}`)}. ${taxiways}`,
  ).join('\n\n');
  const { status, body } = await visitor.post('/api/translations/notam', { text, language: 'hi' });
  expect({ status, ...body }).toMatchObject({ status: 413, code: 'tooLarge', reason: 'answer' });
  expect(await used()).toBe(0);
});

test('a hundred texts of one user at once are answered exactly', async () => {
  await setPlan(10, 7);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      visitor.post('/api/translations/notam', { text: NOTAM, language: 'no' }),
    ),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect(statuses.get(200)).toHaveLength(3);
  expect(statuses.get(402)).toHaveLength(97);
  expect(await used()).toBe(10);
});

test('with more waiting than there is room for, the rest are told when to come again, and nothing is lost', async () => {
  await setPlan(-1, 0);
  const answers = await Promise.all(
    Array.from({ length: 180 }, () =>
      visitor.post('/api/translations/notam', { text: NOTAM, language: 'no' }),
    ),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  const refused = statuses.get(503) ?? [];
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.length + (statuses.get(200)?.length ?? 0)).toBe(180);
  expect(await used()).toBe(statuses.get(200)?.length);
});
