import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';

/**
 * An account whose address nobody verified is kept this long after the last sign-up with it: long enough to find the
 * mail and to ask for another, short enough that names, addresses and phone numbers which a stranger may have typed do
 * not stay for ever.
 */
export const KEEP_UNVERIFIED_DAYS = 30;

/** Rows of one run, few enough that other transactions do not wait long for their locks. */
const AT_ONCE = 200;

/** A query for the accounts that waited long enough, oldest first, and are nobody's just now. */
export function unverifiedUsersQuery(database: Database) {
  return database
    .selectFrom('users')
    .select('id')
    .where('email_verified', '=', false)
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_UNVERIFIED_DAYS})`)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
}

/**
 * Removes the accounts that nobody verified, unless a mailed link to one still works. Any number of servers may do it at
 * once: each takes rows that no other holds, and none that somebody is verifying.
 *
 * @returns how many are gone
 */
export async function removeUnverified(database: Database): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const candidates = await unverifiedUsersQuery(transaction).execute();
    if (candidates.length === 0) return 0;
    // Links are looked for under the lock: whoever mails one takes the same lock, and may just have done so.
    const removed = await transaction
      .deleteFrom('users')
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('mail_codes')
              .select('code_hash')
              .whereRef('mail_codes.user_id', '=', 'users.id')
              .where('expires_at', '>', sql<Date>`now()`),
          ),
        ),
      )
      .returning('id')
      .execute();
    for (const { id } of removed) {
      await recordAudit(transaction, {
        actor: 'system',
        actorId: null,
        action: 'account.removed-unverified',
        subjectId: id,
      });
    }
    return removed.length;
  });
}
