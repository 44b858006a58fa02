import type { FailedMailsPage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { failedMailsQuery } from '../../database/mail-queue/failed-mails.ts';
import { readPageCursor, writePageCursor } from '../../database/page-cursor.ts';

const PAGE_SIZE = 20;

/**
 * Mails that could not be sent, newest first. What they say, with the codes in it, is told to nobody.
 *
 * @throws {Failure} `invalid` when the cursor is none of ours
 */
export async function listFailedMails(
  database: Database,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<FailedMailsPage> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await failedMailsQuery(database, { after, limit: PAGE_SIZE + 1 }).execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    mails: page.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      createdAt: row.created_at.toISOString(),
      attempts: row.attempts,
      lastError: row.last_error ?? '',
      state: row.given_up_at === null ? 'waiting' : 'givenUp',
      dueAt: row.given_up_at === null ? row.due_at.toISOString() : null,
      canRetry: row.has_text,
    })),
    nextCursor: last ? writePageCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}
