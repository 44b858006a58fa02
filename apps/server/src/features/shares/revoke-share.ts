import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';

/**
 * Ends a link of the user at once.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function revokeShare(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  const { numDeletedRows } = isUuid(id)
    ? await database
        .deleteFrom('shares')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw new Failure('notFound', {});
  return { deleted: 1 };
}
