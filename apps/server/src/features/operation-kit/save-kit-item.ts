import { Failure, MAX_KIT_ITEMS, type KitItem, type SaveKitItemInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { describeKitItem, KIT_COLUMNS, nameTaken } from './describe-kit-item.ts';

/**
 * Keeps a site, a crew or a permission by name. They are counted under a lock, so that of many at once no more are kept than there is room for.
 *
 * @throws {Failure} `conflict` when the user keeps as many as anybody may, or one of the kind has that name
 */
export async function saveKitItem(
  database: Database,
  userId: string,
  { name, kept }: SaveKitItemInput,
): Promise<KitItem> {
  const row = await database
    .insertInto('operation_kit')
    .columns(['user_id', 'name', 'kept'])
    .expression(
      sql`
        select ${userId}::uuid, ${name}, ${toJsonb(kept)}::jsonb
        where count_operation_kit(${userId}::uuid) < ${MAX_KIT_ITEMS}::int
      `,
    )
    .returning(KIT_COLUMNS)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw nameTaken(error);
    });
  if (row) return describeKitItem(row);
  throw new Failure(
    'conflict',
    {},
    `You keep ${MAX_KIT_ITEMS} sites, crews and permissions. Delete some to keep another.`,
  );
}
