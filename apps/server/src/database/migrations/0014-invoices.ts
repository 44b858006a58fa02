import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Invoices and credit notes: numbered without a gap, never changed, kept apart from the account. */
export const invoices: Migration = {
  name: '0014-invoices',
  async up(database) {
    // A row, not a sequence: a number that a transaction took comes back when the transaction is undone.
    await sql`
      create table invoice_numbers (
        kind text primary key check (kind in ('invoice', 'creditNote')),
        last_number bigint not null default 0
      )
    `.execute(database);
    await sql`insert into invoice_numbers (kind) values ('invoice'), ('creditNote')`.execute(database);
    await sql`
      create table invoices (
        id uuid primary key default gen_random_uuid(),
        kind text not null references invoice_numbers (kind),
        number bigint not null,
        payment_id uuid not null references payments (id),
        credits_id uuid references invoices (id),
        user_id uuid references users (id) on delete set null,
        issued_at timestamptz(3) not null default now(),
        currency text not null,
        net_minor bigint not null,
        vat_minor bigint not null,
        gross_minor bigint not null check (gross_minor = net_minor + vat_minor),
        vat_percent integer not null,
        language text not null,
        plan_type text,
        covers_from timestamptz(3),
        covers_to timestamptz(3),
        seller jsonb not null,
        buyer jsonb not null,
        unique (kind, number),
        check ((kind = 'creditNote') = (credits_id is not null))
      )
    `.execute(database);
    await sql`create unique index invoices_one_a_payment on invoices (payment_id) where kind = 'invoice'`.execute(
      database,
    );
    await sql`create index invoices_of_payment on invoices (payment_id)`.execute(database);
    await sql`create index invoices_of_credited on invoices (credits_id)`.execute(database);
    await sql`create index invoices_of_user on invoices (user_id)`.execute(database);
    await sql`
      create function refuse_change_of_invoice() returns trigger language plpgsql as $$
      begin
        if to_jsonb(new) - 'user_id' <> to_jsonb(old) - 'user_id' or new.user_id is not null then
          raise exception 'An invoice that was issued is never changed';
        end if;
        return new;
      end $$
    `.execute(database);
    await sql`
      create trigger refuse_change_of_invoice before update on invoices
        for each row execute function refuse_change_of_invoice()
    `.execute(database);
  },
};
