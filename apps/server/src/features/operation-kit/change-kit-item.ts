import type { KitItem } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { describeKitItem, KIT_COLUMNS, kitItemNotFound, nameTaken } from './describe-kit-item.ts';

/**
 * Gives a kept site, crew or permission of the user another name, or puts something else under it. What is left out stays.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `conflict` when one of the kind has that name
 */
export async function changeKitItem(
  database: Database,
  userId: string,
  {
    id,
    name,
    kept,
  }: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly kept?: KitItem['kept'] | undefined;
  },
): Promise<KitItem> {
  if (!isUuid(id)) throw kitItemNotFound();
  const row = await database
    .updateTable('operation_kit')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      ...(kept !== undefined && { kept: toJsonb(kept) }),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(KIT_COLUMNS)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw nameTaken(error);
    });
  if (!row) throw kitItemNotFound();
  return describeKitItem(row);
}
