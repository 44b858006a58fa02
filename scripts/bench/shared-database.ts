import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { createDatabase } from '../../apps/server/src/database/create-database.ts';
import { becomeMember } from '../../apps/server/src/http/testing/become-member.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const SAMPLES = join(import.meta.dirname, '../../samples/notams');

/** Servers of the product on one database, with members whose plans never end. */
export interface SharedDatabase {
  readonly servers: readonly ServerProcess[];
  /** The yardstick on the same database: session and one UPDATE. */
  readonly bare: ServerProcess;
  readonly cookies: readonly string[];
  stop(): Promise<void>;
}

/** Starts so many servers on one database. */
export async function startOnSharedDatabase(count: number, members: number): Promise<SharedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: pino({ level: 'warn' }),
  });
  const settings = {
    DATABASE_URL: postgres.connectionString,
    AUTH_SECRET: 'a secret of the bench, long enough for every server',
    METRICS_TOKEN: 'bench',
  };
  const servers: ServerProcess[] = [];
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const dataDir = join(folder, `server-${index}`);
    await mkdir(dataDir);
    const server = await startServerProcess('apps/server/src/main.ts', dataDir, settings);
    servers.push(server);
    // Mails of whoever signs up lie in the folder of the server that sent them, so they are sent while there is one.
    while (index === 0 && cookies.length < members)
      cookies.push((await becomeMember(server.url, dataDir)).cookie);
  }
  const database = createDatabase({ connectionString: postgres.connectionString });
  await database.updateTable('subscriptions').set({ plan_type: 'enterprise', plan_limits: -1 }).execute();
  await database.destroy();
  const bare = await startServerProcess(
    'scripts/bench/bare-update-server.ts',
    join(folder, 'bare'),
    settings,
  );
  return {
    servers,
    bare,
    cookies,
    async stop() {
      await bare.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Requests for translations of the samples. */
export async function notamBodies(): Promise<string[]> {
  const files = (await readdir(SAMPLES)).filter((file) => file.endsWith('.txt'));
  const texts = await Promise.all(files.map((file) => readFile(join(SAMPLES, file), 'utf8')));
  return texts.map((text) => JSON.stringify({ text, language: 'no' }));
}
