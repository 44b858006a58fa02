import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { retryFailedMail, type RetryOutcome } from '../../database/mail-queue/failed-mails.ts';
import { recordAudit } from '../../database/record-audit.ts';

/**
 * Has a mail tried again at once.
 *
 * @throws {Failure} `notFound`, `conflict` when it was sent meanwhile or its text is not kept any more
 */
export async function retryMail(database: Database, retriedBy: string, id: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const mail: RetryOutcome = isUuid(id) ? await retryFailedMail(transaction, id) : { outcome: 'unknown' };
    switch (mail.outcome) {
      case 'unknown':
        throw new Failure('notFound', {}, 'There is no such mail.');
      case 'sent':
        throw new Failure('conflict', {}, 'This mail was sent meanwhile.');
      case 'text-gone':
        throw new Failure('conflict', {}, 'The text of this mail is not kept any more.');
      case 'queued': {
        const recipient = await transaction
          .selectFrom('users')
          .select('id')
          .where('email', '=', mail.recipient)
          .executeTakeFirst();
        await recordAudit(transaction, {
          actorId: retriedBy,
          action: 'mail.retried',
          subjectId: recipient?.id ?? null,
          details: { mail: id, subject: mail.subject },
        });
      }
    }
  });
}
