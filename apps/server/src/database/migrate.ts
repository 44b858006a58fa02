import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { adoptFormerSteps, readAppliedSteps } from './applied-steps.ts';
import { compareSchema } from './compare-schema.ts';
import { grantServerRole } from './grant-server-role.ts';
import { MigrationError, reasonOf } from './migration-error.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

export interface MigrateOptions {
  /** Runs contracting steps too: only when no server of a release before them is left. Default: false. */
  readonly contract?: boolean;
  /** Role of the server, which gets the rights that it needs; default: the one that migrates. */
  readonly serverRole?: string;
  /** Oldest first; default: those of this release. */
  readonly migrations?: readonly Migration[];
}

export interface Migrated {
  /** Names of the steps that were applied now. */
  readonly done: readonly string[];
  /** Names of contracting steps that wait to be asked for. */
  readonly waiting: readonly string[];
}

const TURN_WAIT_MS = 120_000;
const TURN_POLL_MS = 100;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * A step that waits for a table makes all servers wait behind it, whose own statements end after 10 s: it gives up
 * before that, and may be tried again.
 */
const TABLE_LOCK_WAIT_MS = 5_000;
/** A step outside a transaction waits for transactions under way, a backup's included, and nobody waits for it. */
const OUTSIDE_TRANSACTION_WAIT_MS = 600_000;

async function setLockTimeout(database: Kysely<unknown>, limitMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${limitMs}ms`}, false)`.execute(database);
}

/**
 * Waits for the turn of this migration, without a transaction meanwhile: an index that is made concurrently waits for
 * every transaction, and would wait for the one that waits for it.
 *
 * @throws {MigrationError} after {@link TURN_WAIT_MS}
 */
async function takeTurn(connection: Kysely<unknown>): Promise<void> {
  const untilMs = Date.now() + TURN_WAIT_MS;
  for (;;) {
    // Kysely's own lock covers single steps; this one is what 0.1.0 takes too.
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtext('klarnotam migrations')) as taken
    `.execute(connection);
    if (rows[0]?.taken === true) return;
    if (Date.now() > untilMs) throw new MigrationError('Another migration has been running for two minutes.');
    await sleep(TURN_POLL_MS);
  }
}

/** Applies steps in order, each in its own transaction unless it wants none. */
async function applySteps(
  database: Kysely<unknown>,
  applied: readonly string[],
  steps: readonly Migration[],
): Promise<void> {
  const recorded = applied.map((name): Migration => ({ name, up: () => Promise.resolve() }));
  const known = Object.fromEntries([...recorded, ...steps].map((step) => [step.name, step]));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(known) },
    // A contracting step may run after expanding steps that come later; compareSchema watches over the order.
    allowUnorderedMigrations: true,
  });
  for (const { name, outsideTransaction = false } of steps) {
    if (outsideTransaction) await setLockTimeout(database, OUTSIDE_TRANSACTION_WAIT_MS);
    const { error } = await migrator.migrateUp({ disableTransactions: outsideTransaction });
    if (error !== undefined) {
      const outcome = outsideTransaction ? 'failed, and may be run again' : 'failed and was undone';
      throw new MigrationError(`The schema step ${name} ${outcome}: ${reasonOf(error)}`, { cause: error });
    }
    if (outsideTransaction) await setLockTimeout(database, TABLE_LOCK_WAIT_MS);
  }
}

async function migrateInTurn(database: Kysely<unknown>, options: MigrateOptions): Promise<Migrated> {
  const { contract = false, serverRole, migrations = MIGRATIONS } = options;
  await adoptFormerSteps(database);
  const applied = await readAppliedSteps(database);
  const { expansions, contractions } = compareSchema(applied, migrations);
  const steps = migrations.filter(
    (step) => expansions.includes(step) || (contract && contractions.includes(step)),
  );
  await applySteps(database, applied, steps);
  if (serverRole !== undefined) await grantServerRole(database, serverRole);
  return {
    done: steps.map(({ name }) => name),
    waiting: contract ? [] : contractions.map(({ name }) => name),
  };
}

/**
 * Brings the schema to what this release needs: each step once, in order, in its own transaction, but for those that
 * want none. Callers that come together take turns. Steps of newer releases are left alone.
 *
 * @throws {MigrationError} when a step fails, or {@link compareSchema} refuses the database
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<Migrated> {
  // One connection, because the lock belongs to it, and without the time limits of the server's pool.
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'klarnotam migrations',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await database.connection().execute(async (connection) => {
      await takeTurn(connection);
      await setLockTimeout(connection, TABLE_LOCK_WAIT_MS);
      return await migrateInTurn(connection, options);
    });
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    throw new MigrationError(`The schema cannot be checked: ${reasonOf(error)}`, { cause: error });
  } finally {
    await database.destroy();
  }
}
