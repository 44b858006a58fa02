import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { readUsageTotals } from './database/read-usage-totals.ts';
import { becomeMember, signUpForm } from './http/testing/become-member.ts';
import { startServer, type RunningServer } from './http/testing/start-server.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;
/** Each way to kill once at each change; `npm run chaos` asks for more. */
const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? 1);
const WRITERS = ROUNDS > 1 ? 4 : 2;

let dataDir: string;
let server: RunningServer;
let cookie: string;
const acknowledged: string[] = [];
const signedUp: string[] = [];

/** Sends translations until the server is gone, and remembers those it acknowledged. */
async function keepTranslating(url: string, cookie: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${url}/api/translations/notam`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify({ text: NOTAM, language: 'no' }),
      });
      if (response.status === 200) acknowledged.push(((await response.json()) as { id: string }).id);
    } catch {
      return;
    }
  }
}

/** Signs people up until the server is gone, and remembers those it acknowledged. */
async function keepSigningUp(url: string): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@klar.example`;
    try {
      const response = await fetch(`${url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(signUpForm(email)),
      });
      if (response.status === 200 && (await response.text()) !== '') signedUp.push(email);
    } catch {
      return;
    }
  }
}

/** Waits until the server has sent what is left. */
async function allMailsSent(): Promise<void> {
  const wanted = await inOutbox();
  while (signedUp.some((email) => !wanted.has(email))) {
    await sleep(100);
    for (const [email, mails] of await inOutbox()) wanted.set(email, mails);
  }
}

/** How many mails lie in the outbox folder for each address. */
async function inOutbox(): Promise<Map<string, number>> {
  const outbox = join(dataDir, 'outbox');
  const counts = new Map<string, number>();
  for (const name of await readdir(outbox)) {
    if (!name.endsWith('.json')) continue;
    const { to } = JSON.parse(await readFile(join(outbox, name), 'utf8')) as { to: string };
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/** Reaches the database beside the server that runs on it. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const beside = await reachEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const database = createDatabase({ connectionString: beside.connectionString });
  try {
    return await work(database);
  } finally {
    await database.destroy();
    await beside.stop();
  }
}

/** A member whose translations never end. */
async function makeMember(): Promise<string> {
  const member = await becomeMember(server.url, dataDir);
  await inDatabase((database) =>
    database.updateTable('subscriptions').set({ plan_type: 'enterprise', plan_limits: -1 }).execute(),
  );
  return member.cookie;
}

async function postmasterPid(): Promise<number> {
  const found = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(found.split('\n')[0]);
}

describe.runIf(process.platform === 'linux')('kill -9', { timeout: 120_000 + ROUNDS * 60_000 }, () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-kill-'));
    server = await startServer(dataDir);
    cookie = await makeMember();
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each([
    ['of the server and of PostgreSQL', true],
    ['of the server alone', false],
  ])(
    '%s under load, again and again, loses nothing that was acknowledged and mails everybody once',
    async (_what, withDatabase) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = { translations: acknowledged.length, users: signedUp.length };
        const writers = [
          ...Array.from({ length: WRITERS }, () => keepTranslating(server.url, cookie)),
          keepSigningUp(server.url),
        ];
        while (acknowledged.length < before.translations + 5 || signedUp.length === before.users)
          await sleep(5);
        await sleep(Math.random() * 100);
        const postmaster = await postmasterPid();
        const ended = once(server.process, 'exit');
        server.process.kill('SIGKILL');
        if (withDatabase) process.kill(postmaster, 'SIGKILL');
        await ended;
        await Promise.all(writers);
        server = await startServer(dataDir);
      }

      await inDatabase(async (database) => {
        const rows = await database.selectFrom('translations').select('id').execute();
        const stored = new Set(rows.map((row) => row.id));
        expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
        expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 5);

        const users = await database.selectFrom('users').select('email').execute();
        const known = new Set(users.map((user) => user.email));
        expect(signedUp.filter((email) => !known.has(email))).toEqual([]);
        const plans = await database.selectFrom('subscriptions').select('user_id').execute();
        expect(plans).toHaveLength(users.length);

        // What was spent and what was counted is what is stored, acknowledged or not.
        const { spent } = await database
          .selectFrom('subscriptions')
          .select((of) => of.fn.sum<number>('translations_used').as('spent'))
          .executeTakeFirstOrThrow();
        const { notam: counted } = await readUsageTotals(database);
        expect([spent, counted]).toEqual([rows.length, rows.length]);

        // So that nobody waits for the leases of the servers that were killed.
        await database
          .updateTable('mail_queue')
          .set({ leased_until: null })
          .where('sent_at', 'is', null)
          .execute();
      });

      await allMailsSent();
      const mails = await inOutbox();
      expect(signedUp.map((email) => mails.get(email))).toEqual(signedUp.map(() => 1));
    },
  );
});
