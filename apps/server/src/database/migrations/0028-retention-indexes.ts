import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const INDEXES: Readonly<Record<string, string>> = {
  audit_log_changes: "audit_log (at) where action not like 'session.%'",
  // Accounts whose address nobody verified; few, whatever the number of users.
  users_unverified: 'users (updated_at) where not email_verified',
  mail_queue_over:
    'mail_queue (coalesce(sent_at, given_up_at)) where coalesce(sent_at, given_up_at) is not null',
  mail_queue_given_up: 'mail_queue (given_up_at) where given_up_at is not null and body_text is not null',
  // Answers lie in the order in which they came, so a range of blocks costs next to nothing to keep.
  translations_by_time: 'translations using brin (created_at) with (pages_per_range = 32)',
};

/** What the removal of expired rows finds its rows by. Tables are read and written meanwhile. */
export const retentionIndexes: Migration = {
  name: '0028-retention-indexes',
  outsideTransaction: true,
  async up(database) {
    for (const [name, on] of Object.entries(INDEXES)) {
      // One that broke off is there and of no use.
      await sql.raw(`drop index concurrently if exists ${name}`).execute(database);
      await sql.raw(`create index concurrently ${name} on ${on}`).execute(database);
    }
  },
};
