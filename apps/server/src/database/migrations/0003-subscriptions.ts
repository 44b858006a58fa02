import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Plans of users, and which user spent what on which translation. */
export const subscriptions: Migration = {
  name: '0003-subscriptions',
  async up(database) {
    await sql`
      create table subscriptions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        status text not null default 'active',
        plan_type text not null check (plan_type in ('free', 'basic', 'premium', 'pro', 'enterprise')),
        plan_limits integer not null check (plan_limits >= -1),
        notam_count integer not null default 0 check (notam_count >= 0),
        plan_started_at timestamptz(3) not null default now(),
        counted_from timestamptz(3) not null default now(),
        name text not null,
        company_name text not null default '',
        phone_number text not null default '',
        address text not null default '',
        zip_code text not null default '',
        city text not null default '',
        country text not null default '',
        stripe_subscription_id text,
        stripe_price_id text,
        stripe_current_period_end timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )
    `.execute(database);
    await sql`
      create unique index subscriptions_one_active on subscriptions (user_id) where status = 'active'
    `.execute(database);
    await sql`create index subscriptions_user on subscriptions (user_id)`.execute(database);

    // Periods of 30 days in plain seconds, so that no change of clocks makes one longer.
    await sql`
      create function period_start(started_at timestamptz, at timestamptz) returns timestamptz
      language sql immutable strict parallel safe
      return to_timestamp(
        extract(epoch from started_at)
          + greatest(floor((extract(epoch from at) - extract(epoch from started_at)) / 2592000), 0) * 2592000
      )
    `.execute(database);

    await sql`
      alter table translations
        add column user_id uuid references users (id) on delete cascade,
        add column idempotency_key text,
        add column request_hash text
    `.execute(database);
    await sql`
      create unique index translations_idempotency on translations (user_id, idempotency_key)
        where idempotency_key is not null
    `.execute(database);
    await sql`
      create index translations_of_user on translations (user_id, created_at desc, id desc)
    `.execute(database);
  },
};
