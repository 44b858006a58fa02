import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When the user called a request off that the office had not published yet. Servers of the release before do not show it. */
export const calledOff: Migration = {
  name: '0031-called-off',
  async up(database) {
    await sql`alter table saved_notams add column called_off_at timestamptz(3)`.execute(database);
  },
};
