import type { UserLanguage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';

/** Chooses the language of the mails to a user. */
export async function changeLanguage(
  database: Database,
  userId: string,
  language: UserLanguage,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ language, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await recordAudit(transaction, {
      actorId: userId,
      action: 'language.changed',
      subjectId: userId,
      details: { language },
    });
  });
}
