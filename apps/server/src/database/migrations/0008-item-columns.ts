import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * New names for columns that hold notices and reports alike: `items`, `item_count`, `translations_used`. Triggers keep
 * both names equal, whichever a server writes. No row is rewritten and no table is read here, so that servers wait for a
 * moment alone; the next step fills what is there.
 */
export const itemColumns: Migration = {
  name: '0008-item-columns',
  async up(database) {
    // The order in which spending locks both tables.
    await sql`
      alter table subscriptions
        add column translations_used integer,
        add constraint subscriptions_translations_used_check check (translations_used >= 0) not valid,
        add constraint subscriptions_use_given check (translations_used is not null) not valid
    `.execute(database);
    // Without a default of its own, so that an insert tells which of the names it gave.
    await sql`
      create function keep_translations_used() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.notam_count is distinct from old.notam_count then
          new.translations_used := new.notam_count;
        else
          new.translations_used := coalesce(new.translations_used, new.notam_count);
        end if;
        new.notam_count := new.translations_used;
        return new;
      end $$
    `.execute(database);
    await sql`
      create trigger keep_translations_used before insert or update on subscriptions
        for each row execute function keep_translations_used()
    `.execute(database);

    await sql`
      alter table translations
        add column items jsonb,
        add column item_count integer,
        add constraint translations_item_count_check check (item_count >= 0) not valid,
        add constraint translations_items_given check (items is not null and item_count is not null) not valid
    `.execute(database);
    await sql`
      create function keep_item_columns() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (new.notices, new.notice_count) is distinct from (old.notices, old.notice_count) then
          new.items := new.notices;
          new.item_count := new.notice_count;
        else
          new.items := coalesce(new.items, new.notices);
          new.item_count := coalesce(new.item_count, new.notice_count);
        end if;
        new.notices := new.items;
        new.notice_count := new.item_count;
        return new;
      end $$
    `.execute(database);
    await sql`
      create trigger keep_item_columns before insert or update on translations
        for each row execute function keep_item_columns()
    `.execute(database);
  },
};
