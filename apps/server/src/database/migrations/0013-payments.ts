import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Until when a plan is paid, what was paid, and what the payment provider told. */
export const payments: Migration = {
  name: '0013-payments',
  async up(database) {
    // `granted_…`: the plan as it was last set other than by a payment. Payments that arrived later build upon it.
    await sql`
      alter table subscriptions
        add column paid_until timestamptz(3),
        add column granted_plan text,
        add column granted_until timestamptz(3),
        add column granted_at timestamptz(3)
    `.execute(database);
    await sql`
      create index subscriptions_paid_until on subscriptions (paid_until)
        where paid_until is not null and status = 'active'
    `.execute(database);
    // A server of the release before does not know paid_until; on the free plan there is none.
    await sql`
      create function clear_paid_until() returns trigger language plpgsql as $$
      begin
        new.paid_until := null;
        return new;
      end $$
    `.execute(database);
    await sql`
      create trigger clear_paid_until before update of plan_type on subscriptions
        for each row when (new.plan_type = 'free' and old.plan_type <> 'free') execute function clear_paid_until()
    `.execute(database);

    // Without names or addresses, so that a payment can stay for the books when its user is gone.
    await sql`
      create table payments (
        id uuid primary key default gen_random_uuid(),
        user_id uuid references users (id) on delete set null,
        source text not null check (source in ('provider', 'hand')),
        reference text not null unique,
        created_at timestamptz(3) not null default now(),
        paid_at timestamptz(3) not null,
        amount_minor bigint not null check (amount_minor >= 0),
        refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        status text not null check (status in ('pending', 'succeeded', 'failed', 'refunded')),
        plan_type text check (plan_type in ('premium', 'pro', 'enterprise')),
        price_id text,
        customer_id text,
        subscription_id text,
        invoice_url text check (invoice_url ~ '^https://'),
        note text not null default ''
      )
    `.execute(database);
    await sql`create index payments_of_user on payments (user_id, created_at desc, id)`.execute(database);
    await sql`create index payments_of_customer on payments (customer_id) where customer_id is not null`.execute(
      database,
    );

    // `facts`: the few fields that are used, never card data, and only until the event is settled.
    await sql`
      create table payment_events (
        id text primary key,
        type text not null,
        made_at timestamptz(3) not null,
        received_at timestamptz(3) not null default now(),
        reference text,
        facts jsonb not null,
        outcome text not null check (outcome in ('applied', 'ignored', 'waiting', 'unknown-customer', 'unknown-price'))
      )
    `.execute(database);
    await sql`
      create index payment_events_waiting on payment_events (reference) where outcome = 'waiting'
    `.execute(database);

    // Who of several servers does a job that one must do alone.
    await sql`
      create table job_leases (
        name text primary key,
        leased_until timestamptz(3) not null
      )
    `.execute(database);
  },
};
