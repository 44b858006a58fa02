import { sql } from 'kysely';
import type { Database } from '../create-database.ts';

/** The mail is gone. Its key stays, so that it is not queued again; its text, with the code in it, does not. */
export async function markMailSent(database: Database, id: string): Promise<void> {
  await database
    .updateTable('mail_queue')
    .set({ sent_at: sql`now()`, leased_until: null, body_text: null, body_html: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** The mail waits for another attempt. */
export async function postponeMail(
  database: Database,
  id: string,
  { waitS, error }: { readonly waitS: number; readonly error: string },
): Promise<void> {
  await database
    .updateTable('mail_queue')
    .set({
      due_at: sql`now() + make_interval(secs => ${waitS})`,
      leased_until: null,
      last_error: error,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** The mail is not tried again unless an administrator asks for it; until then its text stays, for a week. */
export async function giveUpMail(database: Database, id: string, error: string): Promise<void> {
  await database
    .updateTable('mail_queue')
    .set({ given_up_at: sql`now()`, leased_until: null, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
