import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { createDatabase, type Database } from '../../apps/server/src/database/create-database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { MIGRATIONS } from '../../apps/server/src/database/migrations/all.ts';
import { becomeMember } from '../../apps/server/src/http/testing/become-member.ts';
import { startServerProcess } from './server-process.ts';

const USERS = 100_000;
const TRANSLATIONS = 2_000_000;
const AUDIT_ENTRIES = 500_000;
/** So that translations spread over two years. */
const SECONDS_APART = (730 * 86_400) / TRANSLATIONS;
const ROUNDS = 15;
/** A statement that makes millions of rows takes longer than any of the server's. */
const FILL_LIMIT_MS = 900_000;

/** What is typed: rare and frequent, in the middle of words, of several languages, and what nobody is called. */
const SEARCHES = [
  'kari',
  'ørn',
  'hansen77',
  'kari.hansen5',
  'drone 7',
  'example.no',
  'an',
  'ø',
  'zq',
  '%',
  '_',
  'nobody is called so',
  'sen9999@',
];

/** How long an answer takes, in milliseconds. */
export interface AnswerTime {
  readonly what: string;
  readonly medianMs: number;
  readonly worstMs: number;
}

export interface AdminLoad {
  readonly users: number;
  readonly translations: number;
  /** The steps of the schema that list users and count days, with everything stored already. */
  readonly migrationMs: number;
  /** Statistics, the chart and the first page of users, asked for at once. */
  readonly firstView: AnswerTime;
  readonly searches: readonly AnswerTime[];
  readonly others: readonly AnswerTime[];
}

/** Users, plans, answers and a log as an installation of two years has them, written before the steps under test. */
async function fill(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Neither triggers nor checks of references: the rows are right as they are made.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      insert into users (id, name, email, email_verified, created_at, terms_version, terms_accepted_at)
      select gen_random_uuid(), first || ' ' || last, lower(first || '.' || last) || n || '@example.no', true,
        now() - make_interval(mins => n * 10), '2025-03-24', now()
      from (
        select n, (array['Kari', 'Ola', 'Per', 'Anne', 'Bjorn', 'Ingrid', 'Lars', 'Marit'])[1 + n % 8] as first,
          (array['Hansen', 'Olsen', 'Nilsen', 'Berg', 'Dahl', 'Lund', 'Moen'])[1 + n % 7] as last
        from generate_series(1, ${USERS}::int) as n
      ) named
    `.execute(connection);
    await sql`
      insert into subscriptions (user_id, plan_type, plan_limits, translations_used, name, company_name)
      select id, (array['free', 'free', 'free', 'premium', 'basic', 'pro', 'enterprise'])[1 + (n % 7)::int], 10,
        (n % 10)::int, name, case when n % 3 = 0 then 'Ørn Drone ' || n || ' AS' else '' end
      from (select id, name, row_number() over (order by created_at) as n from users) numbered
    `.execute(connection);
    await sql`
      insert into translations (id, kind, language, engine, items, item_count, user_id, created_at)
      select gen_random_uuid(), (array['notam', 'notam', 'notam', 'weather'])[1 + n % 4],
        (array['no', 'no', 'no', 'en', 'en', 'pl', 'ru', 'ar', 'zh', 'hi', 'es', 'bn', 'pt', 'ja'])[1 + n % 14],
        'decoder', '[{"source": "A1234/26 NOTAMN Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001"}]'::jsonb, 1,
        owners.ids[1 + (n * 7919::bigint % ${USERS}::int)::int], now() - make_interval(secs => n * ${SECONDS_APART}::float8)
      from generate_series(1, ${TRANSLATIONS}::int) as n, (select array_agg(id) as ids from users) as owners
    `.execute(connection);
    await sql`
      insert into usage_totals (kind, shard, total) select kind, 0, count(*) from translations group by kind
    `.execute(connection);
    await sql`
      insert into audit_log (at, actor, actor_id, action, subject_id)
      select now() - make_interval(mins => ${AUDIT_ENTRIES}::int - n), 'user', owners.ids[1 + n % 50],
        (array['session.opened', 'session.opened', 'profile.updated', 'plan.changed'])[1 + n % 4],
        owners.ids[1 + n % ${USERS}::int]
      from generate_series(1, ${AUDIT_ENTRIES}::int) as n, (select array_agg(id) as ids from users) as owners
    `.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

async function prepare(dataDir: string): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
  const { connectionString } = server;
  const database = createDatabase({ connectionString, statementTimeoutMs: FILL_LIMIT_MS });
  try {
    const earlier = MIGRATIONS.findIndex(({ name }) => name === '0017-user-directory');
    await migrate(connectionString, { migrations: MIGRATIONS.slice(0, earlier), contract: true });
    await fill(database);
    const startedAtMs = performance.now();
    await migrate(connectionString, { contract: true });
    const migrationMs = performance.now() - startedAtMs;
    await sql`vacuum analyze`.execute(database);
    return migrationMs;
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function makeAdmin(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
  const database = createDatabase({ connectionString: server.connectionString });
  await sql`insert into admin_users (user_id) select user_id from sessions`.execute(database);
  await database.destroy();
  await server.stop();
}

async function measure(what: string, ask: () => Promise<unknown>): Promise<AnswerTime> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAtMs = performance.now();
    await ask();
    times.push(performance.now() - startedAtMs);
  }
  times.sort((a, b) => a - b);
  return {
    what,
    medianMs: times[Math.floor(ROUNDS / 2)] ?? Number.NaN,
    worstMs: times.at(-1) ?? Number.NaN,
  };
}

async function measureAt(url: string, cookie: string) {
  const get = async (path: string): Promise<void> => {
    const response = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  };
  const firstView = await measure('The first view', () =>
    Promise.all([get('statistics'), get('statistics/translations'), get('users')]),
  );
  const searches: AnswerTime[] = [];
  for (const search of SEARCHES) {
    const query = new URLSearchParams({ search }).toString();
    searches.push(await measure(search, () => get(`users?${query}`)));
  }
  const others: AnswerTime[] = [];
  for (const path of [
    'users?plan=enterprise',
    'users?plan=enterprise&search=berg',
    'statistics/translations?per=week&by=language&from=2024-12-01&to=2026-12-01',
    'audit',
    'audit?action=plan.',
    'audit?action=plan.changed&from=2026-06-01&to=2026-06-02',
    'failed-mails',
  ]) {
    others.push(await measure(path, () => get(path)));
  }
  return { firstView, searches, others };
}

/** How fast the admin panel answers with many users and translations, through HTTP and on one machine. */
export async function measureAdminPanel(): Promise<AdminLoad> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-bench-admin-'));
  try {
    const migrationMs = await prepare(dataDir);
    const first = await startServerProcess('apps/server/src/main.ts', dataDir);
    const { cookie } = await becomeMember(first.url, dataDir);
    await first.stop();
    await makeAdmin(dataDir);
    const server = await startServerProcess('apps/server/src/main.ts', dataDir);
    try {
      return {
        users: USERS,
        translations: TRANSLATIONS,
        migrationMs,
        ...(await measureAt(server.url, cookie)),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
