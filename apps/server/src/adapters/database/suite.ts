import { describe, expect, test } from 'vitest';
import type { DatabaseServer } from '../../ports/database-server.ts';
import { migrate } from '../../database/migrate.ts';
import { openSession } from './session.ts';

/** What every way to provide a database must do. `start` may be called again after the server was stopped. */
export function databaseServerSuite(name: string, start: () => Promise<DatabaseServer>): void {
  describe(`database server: ${name}`, () => {
    test('answers in UTF-8, sorts and folds without a locale of the machine, and takes the schema', async () => {
      const server = await start();
      const session = await openSession(server.connectionString, 'suite');
      const [row] = await session.query(
        "select current_setting('server_encoding') as encoding, lower('ÆØÅ') as lower, $1::text as echo",
        ['Ærfugl 🚁'],
      );
      expect(row).toEqual({ encoding: 'UTF8', lower: 'æøå', echo: 'Ærfugl 🚁' });
      await migrate(server.connectionString);
      expect(await migrate(server.connectionString)).toMatchObject({ done: [] });
      await session.close();
      await server.stop();
    });

    test('serves thirty connections at once', async () => {
      const server = await start();
      const sessions = await Promise.all(
        Array.from({ length: 30 }, () => openSession(server.connectionString, 'suite')),
      );
      const answers = await Promise.all(
        sessions.map((session, index) => session.query(`select ${index} as n`)),
      );
      expect(answers.map((rows) => rows[0]?.['n'])).toEqual(sessions.map((_, index) => index));
      await Promise.all(sessions.map((session) => session.close()));
      await server.stop();
    });

    test('keeps what was committed, and stopping twice does no harm', async () => {
      const first = await start();
      const writer = await openSession(first.connectionString, 'suite');
      await writer.query('create table suite_kept (n int)');
      await writer.query('insert into suite_kept values (42)');
      await writer.close();
      await first.stop();
      await first.stop();

      const second = await start();
      const reader = await openSession(second.connectionString, 'suite');
      expect(await reader.query('select n from suite_kept')).toEqual([{ n: 42 }]);
      await reader.close();
      await second.stop();
    });
  });
}
