import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from './create-database.ts';
import { askOnce } from './single-flight.ts';
import { isLeased, releaseLease, takeLease, takeSlot, type Lease } from './take-lease.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const SERVERS = 3;
const REQUEST = { service: 'geocoder', text: 'Storgata 1' };
const KEEP = { keepDays: 1, leaseS: 5 };

let db: TestDatabase;
let servers: Database[];
beforeAll(async () => {
  db = await createTestDatabase();
  servers = Array.from({ length: SERVERS }, () =>
    createDatabase({ connectionString: db.connectionString, poolSize: 3 }),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.destroy()));
  await db.drop();
});
beforeEach(async () => {
  await db.database.deleteFrom('kept_answers').execute();
  await sql`delete from job_leases`.execute(db.database);
});

const leases = async (): Promise<number> =>
  (await sql`select from job_leases`.execute(db.database)).rows.length;

test('of many who ask the same on several servers one asks, and all have its answer', async () => {
  let asked = 0;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      askOnce(servers[index % SERVERS]!, REQUEST, KEEP, async () => {
        asked += 1;
        await sleep(300);
        return { places: ['Oslo'] };
      }),
    ),
  );
  expect(asked).toBe(1);
  expect(answers).toEqual(answers.map(() => ({ places: ['Oslo'] })));
  expect(await leases()).toBe(0);
});

test('where one fails the next one asks', async () => {
  let asked = 0;
  const outcomes = await Promise.allSettled(
    servers.map((server) =>
      askOnce(server, REQUEST, KEEP, async () => {
        asked += 1;
        await sleep(50);
        if (asked === 1) throw new Error('away');
        return { asked };
      }),
    ),
  );
  expect(asked).toBe(2);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('nobody waits longer for one that died than its lease', async () => {
  const digest = createHash('sha256').update(REQUEST.text).digest('hex');
  await takeLease(servers[0]!, `ask:geocoder:${digest}`, 60);
  expect(await isLeased(servers[1]!, `ask:geocoder:${digest}`)).toBe(true);
  const answer = askOnce(servers[1]!, REQUEST, { ...KEEP, leaseS: 0.5 }, () =>
    Promise.resolve({ mine: true }),
  );
  expect(await answer).toEqual({ mine: true });
});

test('of places that servers share no more are taken than there are, and each is free again', async () => {
  const take = (server: Database) => takeSlot(server, { name: 'slot:ai', slots: 4, leaseS: 60 });
  const taken = new Map<string, Lease>();
  for (let round = 0; round < 6; round += 1) {
    for (const place of await Promise.all(servers.map(take))) {
      if (place === null) continue;
      expect(taken.has(place.name)).toBe(false);
      taken.set(place.name, place);
    }
  }
  expect(taken.size).toBe(4);
  const [first] = taken.values();
  await releaseLease(servers[0]!, first!);
  expect(await take(servers[1]!)).toMatchObject({ name: first!.name });
});

test('one whose time ran out does not free what another one has taken since', async () => {
  const late = await takeLease(servers[0]!, 'job', 0.01);
  await sql`select pg_sleep(0.02)`.execute(db.database);
  const current = await takeLease(servers[1]!, 'job', 60);
  await releaseLease(servers[0]!, late!);
  expect(await isLeased(servers[2]!, 'job')).toBe(true);
  await releaseLease(servers[1]!, current!);
  expect(await isLeased(servers[2]!, 'job')).toBe(false);
});
