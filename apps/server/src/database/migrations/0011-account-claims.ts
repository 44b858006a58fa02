import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Sign-ups with an address that is not verified yet, each with its own password and links: the first stands in users,
 * accounts and subscriptions as before, further ones in sign_up_claims. Their codes have a purpose of their own, so that
 * servers of the release before, which know nothing of them, let nobody in by one. The language of a user's mails, and
 * codes that verify a new address of an account.
 */
export const accountClaims: Migration = {
  name: '0011-account-claims',
  async up(database) {
    await sql`
      alter table users
        add column language text not null default 'en',
        add constraint users_language_check check (language in ('en', 'no')) not valid
    `.execute(database);
    await sql`
      create table sign_up_claims (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        password text not null,
        name text not null,
        company_name text not null,
        phone_number text not null,
        address text not null,
        zip_code text not null,
        city text not null,
        country text not null,
        language text not null check (language in ('en', 'no')),
        terms_version text not null,
        created_at timestamptz(3) not null default now()
      )
    `.execute(database);
    await sql`create index sign_up_claims_user on sign_up_claims (user_id, created_at)`.execute(database);
    await sql`
      alter table mail_codes
        add column claim_id uuid,
        add column new_email text,
        drop constraint mail_codes_purpose_check,
        add constraint mail_codes_purpose_known 
          check (purpose in ('verify', 'claim', 'reset', 'change')) not valid,
        add constraint mail_codes_new_email_check check (
          (purpose = 'change') = (new_email is not null) and new_email = lower(new_email)
        ) not valid,
        add constraint mail_codes_claim_id_fkey
          foreign key (claim_id) references sign_up_claims (id) on delete cascade not valid
    `.execute(database);
  },
};
