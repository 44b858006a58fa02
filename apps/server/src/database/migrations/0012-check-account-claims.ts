import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Validates what 0011 left to be checked, without keeping anybody from writing, and finds sign-ins that are old. */
export const checkAccountClaims: Migration = {
  name: '0012-check-account-claims',
  async up(database) {
    await sql`alter table users validate constraint users_language_check`.execute(database);
    await sql`alter table mail_codes validate constraint mail_codes_purpose_known`.execute(database);
    await sql`alter table mail_codes validate constraint mail_codes_new_email_check`.execute(database);
    await sql`alter table mail_codes validate constraint mail_codes_claim_id_fkey`.execute(database);
    await sql`create index mail_codes_claim_id on mail_codes (claim_id) where claim_id is not null`.execute(
      database,
    );
    await sql`
      create index audit_log_sign_ins on audit_log (at) where action like 'session.%'
    `.execute(database);
  },
};
