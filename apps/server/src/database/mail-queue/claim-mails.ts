import { sql } from 'kysely';
import type { Database } from '../create-database.ts';

export interface ClaimedMail {
  readonly id: string;
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
  /** This one included. */
  readonly attempts: number;
}

/** Reserves a mail that is being sent for another `leaseS` seconds. */
export async function renewMailLease(database: Database, id: string, leaseS: number): Promise<void> {
  await database
    .updateTable('mail_queue')
    .set({ leased_until: sql`now() + make_interval(secs => ${leaseS})` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is not', null)
    .execute();
}

/**
 * Takes due mails, oldest first, for `leaseS` seconds. Nobody else gets them meanwhile; a lease that runs out because
 * its holder died gives them free again.
 */
export async function claimMails(
  database: Database,
  { limit, leaseS }: { readonly limit: number; readonly leaseS: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mail_queue set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseS})
    where id in (
      select id from mail_queue
      where sent_at is null and given_up_at is null and due_at <= now()
        and (leased_until is null or leased_until < now())
      order by due_at
      limit ${limit}
      for update skip locked
    )
    returning id, dedupe_key as "dedupeKey", recipient, subject, body_text as text, body_html as html,
      created_at as "createdAt", attempts
  `.execute(database);
  return rows;
}
