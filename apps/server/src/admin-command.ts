// `npm run admin -- grant|revoke|list`: who may open the admin panel. It works beside a running server.
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { grantAdmin, listAdmins, revokeAdmin } from './features/admin/manage-admins.ts';
import { normaliseEmail } from './features/auth/normalise-email.ts';
import { DatabaseServerError, type DatabaseServerLog } from './ports/database-server.ts';

const USAGE = `Usage: npm run admin -- grant ADDRESS    make the user with this e-mail address an administrator
       npm run admin -- revoke ADDRESS   make an administrator a plain user again
       npm run admin -- list             show all administrators`;

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;
const UNDEFINED_TABLE = '42P01';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

const log: DatabaseServerLog = { info: () => undefined, warn: complain, error: complain };

async function grant(database: Database, address: string): Promise<number> {
  switch (await grantAdmin(database, address)) {
    case 'granted':
      say(`${address} is an administrator now.`);
      return DONE;
    case 'already-admin':
      say(`${address} is an administrator already.`);
      return DONE;
    case 'unknown-address':
      complain(`Nobody has signed up with ${address}. Sign up there first, then grant.`);
      return REFUSED;
    case 'not-verified':
      complain(
        `${address} is not verified: anybody may have signed up with it. Open the link in its mail first.`,
      );
      return REFUSED;
  }
}

async function revoke(database: Database, address: string): Promise<number> {
  switch (await revokeAdmin(database, address)) {
    case 'revoked':
      say(`${address} is no administrator any more.`);
      return DONE;
    case 'not-admin':
      say(`${address} is no administrator.`);
      return DONE;
    case 'unknown-address':
      complain(`Nobody has signed up with ${address}.`);
      return REFUSED;
  }
}

async function list(database: Database): Promise<number> {
  const admins = await listAdmins(database);
  if (admins.length === 0) say('There is no administrator. Make one: npm run admin -- grant ADDRESS');
  for (const { email, name, since } of admins)
    say(`${email}  ${name}  since ${since.toISOString().slice(0, 10)}`);
  return DONE;
}

/** What the words after the command ask for; null when they make no sense. */
function readTask([verb, typed, ...more]: readonly string[]):
  | ((database: Database) => Promise<number>)
  | null {
  if (more.length > 0) return null;
  if (verb === 'list' && typed === undefined) return list;
  const address = typed === undefined ? null : normaliseEmail(typed);
  if (address === null) return null;
  if (verb === 'grant') return (database) => grant(database, address);
  if (verb === 'revoke') return (database) => revoke(database, address);
  return null;
}

async function withDatabase(config: Config, task: (database: Database) => Promise<number>): Promise<number> {
  const server =
    config.databaseUrl === null
      ? await reachEmbeddedPostgres({ dataDir: config.dataDir, log })
      : await useExternalPostgres({ connectionString: config.databaseUrl, log });
  const database = createDatabase({ connectionString: server.connectionString, poolSize: 1 });
  try {
    return await task(database);
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function run(): Promise<number> {
  const task = readTask(process.argv.slice(2));
  if (!task) {
    complain(USAGE);
    return WRONG_USE;
  }
  try {
    return await withDatabase(readConfig(process.env), task);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseServerError) {
      complain(error.message);
      return error instanceof ConfigError ? WRONG_USE : REFUSED;
    }
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) {
      complain('The database has not been prepared by this release yet. Run `npm run migrate`.');
      return REFUSED;
    }
    throw error;
  }
}

process.exitCode = await run();
