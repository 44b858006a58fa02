import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { kitItemNotFound } from './describe-kit-item.ts';

/**
 * Forgets a kept site, crew or permission of the user.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function deleteKitItem(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  if (!isUuid(id)) throw kitItemNotFound();
  const { numDeletedRows } = await database
    .deleteFrom('operation_kit')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw kitItemNotFound();
  return { deleted: 1 };
}
