import { Failure, type BillingFilesAnswer } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { describeBillingFile } from './describe-billing-file.ts';

/** Documents of a user, for an administrator. @throws {Failure} `notFound` without such a user */
export async function listBillingFilesOf(database: Database, userId: string): Promise<BillingFilesAnswer> {
  const user = isUuid(userId)
    ? await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined;
  if (!user) throw new Failure('notFound', {}, 'There is no such user.');
  return await listBillingFiles(database, user.id);
}

/** Documents of a user, newest first. */
export async function listBillingFiles(database: Database, userId: string): Promise<BillingFilesAnswer> {
  const rows = await database
    .selectFrom('billing_files')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  return { files: rows.map(describeBillingFile) };
}
