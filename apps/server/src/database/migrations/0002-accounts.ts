import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Accounts: users, sessions and accounts are the tables of better-auth as its own generator wrote them, in snake_case
 * and without its table of codes, which is ours.
 */
export const accounts: Migration = {
  name: '0002-accounts',
  async up(database) {
    await sql`
      create table users (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        email text not null unique check (email = lower(email)),
        email_verified boolean not null,
        image text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        terms_version text not null,
        terms_accepted_at timestamptz(3) not null
      )
    `.execute(database);
    await sql`
      create table sessions (
        id uuid primary key default gen_random_uuid(),
        expires_at timestamptz(3) not null,
        token text not null unique,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null,
        ip_address text,
        user_agent text,
        user_id uuid not null references users (id) on delete cascade
      )
    `.execute(database);
    await sql`create index sessions_user_id on sessions (user_id)`.execute(database);
    await sql`create index sessions_expires_at on sessions (expires_at)`.execute(database);
    await sql`
      create table accounts (
        id uuid primary key default gen_random_uuid(),
        account_id text not null,
        provider_id text not null,
        user_id uuid not null references users (id) on delete cascade,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz(3),
        refresh_token_expires_at timestamptz(3),
        scope text,
        password text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null,
        unique (provider_id, account_id)
      )
    `.execute(database);
    await sql`create index accounts_user_id on accounts (user_id)`.execute(database);
    // A code itself stands in the mail alone: whoever reads this table cannot use one.
    await sql`
      create table mail_codes (
        code_hash bytea primary key,
        purpose text not null check (purpose in ('verify', 'reset')),
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null
      )
    `.execute(database);
    await sql`create index mail_codes_user_id on mail_codes (user_id)`.execute(database);
    await sql`create index mail_codes_expires_at on mail_codes (expires_at)`.execute(database);
    await sql`
      create table admin_users (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null unique references users (id) on delete cascade,
        created_at timestamptz(3) not null default now()
      )
    `.execute(database);
    // Without references: what was done stays when the account is gone.
    await sql`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null default now(),
        actor text not null check (actor in ('user', 'visitor', 'operator', 'system')),
        actor_id uuid check ((actor = 'user') = (actor_id is not null)),
        action text not null,
        subject_id uuid,
        details jsonb not null default '{}'
      )
    `.execute(database);
    await sql`create index audit_log_subject on audit_log (subject_id, id)`.execute(database);
    await sql`
      create table mail_queue (
        id uuid primary key default gen_random_uuid(),
        dedupe_key text not null unique,
        recipient text not null,
        subject text not null,
        body_text text,
        body_html text,
        created_at timestamptz(3) not null default now(),
        attempts integer not null default 0,
        due_at timestamptz(3) not null default now(),
        leased_until timestamptz(3),
        sent_at timestamptz(3),
        given_up_at timestamptz(3),
        last_error text
      )
    `.execute(database);
    await sql`
      create index mail_queue_due on mail_queue (due_at) where sent_at is null and given_up_at is null
    `.execute(database);
    // Unlogged: a crash may forget it, and then everybody starts with a full allowance.
    await sql`
      create unlogged table rate_limits (
        key text primary key,
        full_at timestamptz(6) not null
      )
    `.execute(database);
    await sql`create index rate_limits_full_at on rate_limits (full_at)`.execute(database);
  },
};
