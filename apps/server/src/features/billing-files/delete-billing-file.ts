import { Failure } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { BillingFilesContext } from './billing-files-context.ts';
import { removeBillingFilesOf } from './remove-billing-files-of.ts';

/** Takes a document away. Its content goes afterwards; if that fails, the sweep removes it. @throws {Failure} `notFound` */
export async function deleteBillingFile(
  context: BillingFilesContext,
  deletedBy: string,
  id: string,
): Promise<{ readonly deleted: number }> {
  const userId = await inTransaction(context.database, async (transaction) => {
    const row = isUuid(id)
      ? await transaction
          .deleteFrom('billing_files')
          .where('id', '=', id)
          .returning(['user_id', 'file_name'])
          .executeTakeFirst()
      : undefined;
    if (!row) throw new Failure('notFound', {}, 'There is no such document.');
    await recordAudit(transaction, {
      actorId: deletedBy,
      action: 'billing-file.deleted',
      subjectId: row.user_id,
      details: { file: id, fileName: row.file_name },
    });
    return row.user_id;
  });
  await removeBillingFilesOf(context, userId);
  return { deleted: 1 };
}
