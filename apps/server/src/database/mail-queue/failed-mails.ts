import { sql } from 'kysely';
import type { Database } from '../create-database.ts';
import type { PageCursor } from '../page-cursor.ts';
import { MAIL_CHANNEL } from './queue-mail.ts';

/** A query for mails that could not be sent, newest first: those that wait for another attempt, and those given up. */
export function failedMailsQuery(
  database: Database,
  { after, limit }: { readonly after: PageCursor | null; readonly limit: number },
) {
  return database
    .selectFrom('mail_queue')
    .select(['id', 'recipient', 'subject', 'created_at', 'attempts', 'last_error', 'due_at', 'given_up_at'])
    .select(sql<boolean>`body_text is not null`.as('has_text'))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${after?.createdAt ?? ''}::timestamptz, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export type RetryOutcome =
  | { readonly outcome: 'queued'; readonly recipient: string; readonly subject: string }
  | { readonly outcome: 'unknown' | 'sent' | 'text-gone' };

/** Makes a mail due at once, with as many attempts as a new one has. Call it in a transaction. */
export async function retryFailedMail(database: Database, id: string): Promise<RetryOutcome> {
  const mail = await database
    .selectFrom('mail_queue')
    .select(['recipient', 'subject', 'sent_at', 'body_text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) return { outcome: 'unknown' };
  if (mail.sent_at !== null) return { outcome: 'sent' };
  if (mail.body_text === null) return { outcome: 'text-gone' };
  await database
    .updateTable('mail_queue')
    .set({ due_at: sql`now()`, given_up_at: null, attempts: 0 })
    .where('id', '=', id)
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(database);
  return { outcome: 'queued', recipient: mail.recipient, subject: mail.subject };
}
