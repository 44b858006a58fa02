import { pino } from 'pino';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

function logOf(error: unknown): string {
  const lines: string[] = [];
  pino({}, { write: (line: string) => lines.push(line) }).error(loggableError(error), 'failed');
  return lines.join('');
}

test.each([
  ["select E'\\n    at A SECRET'::uuid", '22P02'],
  ["create temporary table t (a text unique); insert into t values ('A SECRET'), ('A SECRET')", '23505'],
  ["select 'A SECRET' || no_such_column", '42703'],
])('what the database quotes of %s stays out of the log', async (statement, state) => {
  const client = new pg.Client({ connectionString: inject('testCluster') });
  await client.connect();
  const error = await client.query(statement).catch((refusal: unknown) => refusal);
  await client.end();
  const line = logOf(error);
  expect(line).toContain(state);
  expect(line).not.toContain('SECRET');
  expect(line).toContain('node_modules/pg');
});

test('other errors are logged whole', () => {
  expect(logOf(new Error('connection refused'))).toContain('connection refused');
  expect(logOf('a text')).toContain('a text');
});
