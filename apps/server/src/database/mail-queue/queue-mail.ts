import { sql } from 'kysely';
import type { Database } from '../create-database.ts';

/** The channel on which the database tells of new mails when their transaction is committed. */
export const MAIL_CHANNEL = 'mail_queue';

export interface NewMail {
  /** The same key is the same mail: a second one is not queued. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Queues a mail; call it in the transaction that the mail tells of, so that both happen or neither. */
export async function queueMail(database: Database, mail: NewMail): Promise<void> {
  await sql`
    with queued as (
      insert into mail_queue (dedupe_key, recipient, subject, body_text, body_html)
      values (${mail.dedupeKey}, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${mail.html})
      on conflict (dedupe_key) do nothing
      returning id
    )
    select pg_notify(${MAIL_CHANNEL}, '') from queued
  `.execute(database);
}
