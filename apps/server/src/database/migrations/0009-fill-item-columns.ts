import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Fills the new columns of rows from before. Subscriptions come last, so that spending waits for as short as possible.
 */
export const fillItemColumns: Migration = {
  name: '0009-fill-item-columns',
  async up(database) {
    await sql`
      update translations set items = notices, item_count = notice_count where items is null
    `.execute(database);
    await sql`alter table translations validate constraint translations_item_count_check`.execute(database);
    await sql`alter table translations validate constraint translations_items_given`.execute(database);
    await sql`
      update subscriptions set translations_used = notam_count where translations_used is null
    `.execute(database);
    await sql`alter table subscriptions validate constraint subscriptions_translations_used_check`.execute(
      database,
    );
    await sql`alter table subscriptions validate constraint subscriptions_use_given`.execute(database);
  },
};
