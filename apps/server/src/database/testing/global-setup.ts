import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { findPostmaster } from '../../adapters/database/embedded-postgres/postmaster.ts';
import { openSession } from '../../adapters/database/session.ts';
import type { DatabaseServer } from '../../ports/database-server.ts';
import { migrate } from '../migrate.ts';
import { TEMPLATE, withDatabase } from './template.ts';

const write = (message: string): void => void process.stderr.write(`${message}\n`);
const log = { info: () => undefined, warn: write, error: write };

const NAME = /^klarnotam-test-(\d+)-/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Clears away the clusters of runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const run = NAME.exec(name)?.[1];
    if (run === undefined || isRunning(Number(run))) continue;
    const folder = join(tmpdir(), name);
    const found = await findPostmaster(join(folder, 'postgres', 'cluster')).catch(() => null);
    if (found?.state === 'ours') process.kill(found.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  }
}

let dataDir: string | undefined;
let server: DatabaseServer | undefined;

/** One cluster for the run, without fsync, and in it the template. */
export async function setup(project: TestProject): Promise<void> {
  await removeAbandoned();
  dataDir = await mkdtemp(join(tmpdir(), `klarnotam-test-${process.pid}-`));
  await chmod(dataDir, 0o755);
  server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  const session = await openSession(server.connectionString, 'klarnotam test run');
  await session.query(`create database ${TEMPLATE}`);
  await migrate(withDatabase(server.connectionString, TEMPLATE), { contract: true });
  await session.close();
  project.provide('testCluster', server.connectionString);
}

export async function teardown(): Promise<void> {
  await server?.stop();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
}
