// `npm run migrate`: brings the schema to what this release needs. It works beside running servers.
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { migrateSchema } from './compose/schema.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { checkSchema } from './database/check-schema.ts';
import { createDatabase } from './database/create-database.ts';
import { MigrationError } from './database/migration-error.ts';
import { DatabaseServerError, type DatabaseServerLog } from './ports/database-server.ts';

const USAGE = `Usage: npm run migrate                  apply the expanding steps: servers of the release before run on
       npm run migrate -- --contract    apply the contracting steps too: no server of the release before may run`;

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

const log: DatabaseServerLog = { info: () => undefined, warn: complain, error: complain };

async function migrateDatabase(config: Config, contract: boolean): Promise<void> {
  const server =
    config.databaseUrl === null
      ? await reachEmbeddedPostgres({ dataDir: config.dataDir, log })
      : await useExternalPostgres({ connectionString: config.databaseUrl, log });
  const { connectionString } = server;
  const database = createDatabase({ connectionString, poolSize: 1 });
  try {
    const { done, waiting } = await migrateSchema(config, { database, connectionString }, contract);
    for (const name of done) say(`Applied ${name}.`);
    // As the server will look at it, with its role.
    const newer = await checkSchema(database);
    say(done.length === 0 ? 'The schema was up to date.' : 'The schema is up to date.');
    if (newer.length > 0) say(`It has steps of a newer release: ${newer.join(', ')}.`);
    if (waiting.length > 0) {
      say(
        `Once no server of an earlier release runs, \`npm run migrate -- --contract\` applies ${waiting.join(', ')}.`,
      );
    }
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function run(words: readonly string[]): Promise<number> {
  const [option, ...more] = words;
  if (more.length > 0 || (option !== undefined && option !== '--contract')) {
    complain(USAGE);
    return WRONG_USE;
  }
  try {
    await migrateDatabase(readConfig(process.env), option === '--contract');
    return DONE;
  } catch (error) {
    if (
      error instanceof ConfigError ||
      error instanceof DatabaseServerError ||
      error instanceof MigrationError
    ) {
      complain(error.message);
      return error instanceof ConfigError ? WRONG_USE : REFUSED;
    }
    throw error;
  }
}

process.exitCode = await run(process.argv.slice(2));
