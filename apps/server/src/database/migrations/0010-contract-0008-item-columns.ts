import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Removes the former names of the columns, and the table in which 0.1.0 recorded the steps it applied. */
export const contractItemColumns: Migration = {
  name: '0010-contract-0008-item-columns',
  contracts: '0008-item-columns',
  async up(database) {
    // The order in which spending locks both tables.
    await sql`drop trigger keep_translations_used on subscriptions`.execute(database);
    await sql`drop function keep_translations_used()`.execute(database);
    // The validated constraint spares reading the table, so it goes only afterwards.
    await sql`
      alter table subscriptions
        alter column translations_used set default 0, alter column translations_used set not null
    `.execute(database);
    await sql`
      alter table subscriptions drop constraint subscriptions_use_given, drop column notam_count
    `.execute(database);

    await sql`drop trigger keep_item_columns on translations`.execute(database);
    await sql`drop function keep_item_columns()`.execute(database);
    await sql`
      alter table translations alter column items set not null, alter column item_count set not null
    `.execute(database);
    await sql`
      alter table translations
        drop constraint translations_items_given, drop column notices, drop column notice_count
    `.execute(database);

    await sql`drop table if exists schema_migrations`.execute(database);
  },
};
