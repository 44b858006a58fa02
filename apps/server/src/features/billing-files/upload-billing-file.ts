import { randomUUID } from 'node:crypto';
import { Failure, type BillingFile } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { storable } from '../../database/to-jsonb.ts';
import type { BillingFilesContext } from './billing-files-context.ts';
import { checkPdf } from './check-pdf.ts';
import { describeBillingFile } from './describe-billing-file.ts';

const FILE_NAME_MAX_CHARACTERS = 200;

/** The name as it is shown and saved: without folders and control characters, with the ending of a PDF. */
export function cleanFileName(name: string): string {
  const last = storable(name).split(/[/\\]/).at(-1) ?? '';
  // Marks that turn the direction of writing could make another ending of it.
  const plain = last.replace(/[\p{Cc}\p{Cf}"]/gu, '').trim();
  const stem = Array.from(plain.replace(/\.pdf$/i, ''))
    .slice(0, FILE_NAME_MAX_CHARACTERS)
    .join('')
    .trim();
  return `${stem === '' ? 'document' : stem}.pdf`;
}

export interface FileToUpload {
  readonly userId: string;
  readonly file: File;
  readonly description: string;
  /** The administrator. */
  readonly uploadedBy: string;
}

/**
 * Gives a user a billing document: stored first, then made known, so that a crash leaves at most a file that nobody
 * knows, which the sweep removes.
 *
 * @throws {Failure} `notFound` without such a user, `invalid` when it is no PDF or larger than 10 MB
 */
export async function uploadBillingFile(
  { database, files }: BillingFilesContext,
  { userId, file, description, uploadedBy }: FileToUpload,
): Promise<BillingFile> {
  const user = isUuid(userId)
    ? await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined;
  if (!user) throw new Failure('notFound', {}, 'There is no such user.');
  await checkPdf(file);
  const storedName = randomUUID();
  const stored = await files.put(storedName, file.stream());
  try {
    return await inTransaction(database, async (transaction) => {
      const row = await transaction
        .insertInto('billing_files')
        .values({
          user_id: user.id,
          file_name: cleanFileName(file.name),
          description: storable(description),
          stored_name: storedName,
          sha256: stored.sha256,
          size_bytes: stored.sizeBytes,
          uploaded_by: uploadedBy,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(transaction, {
        actorId: uploadedBy,
        action: 'billing-file.uploaded',
        subjectId: user.id,
        details: { file: row.id, fileName: row.file_name },
      });
      return describeBillingFile(row);
    });
  } catch (error) {
    await files.delete(storedName).catch(() => undefined);
    throw error;
  }
}
