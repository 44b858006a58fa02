import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import pg from 'pg';
import { createDatabase, type Database } from '../create-database.ts';
import { TEMPLATE, withDatabase } from './template.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly connectionString: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testCluster') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = withDatabase(inject('testCluster'), name);
  const database = createDatabase({ connectionString });
  return {
    database,
    connectionString,
    async drop() {
      await database.destroy();
      await onCluster(`drop database ${name} with (force)`);
    },
  };
}

/** A database of its own for a test file: migrated and empty. Drop it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(TEMPLATE);
}

/** A database without any schema, for tests of the migrations. Drop it afterwards. */
export function createBareDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0');
}
