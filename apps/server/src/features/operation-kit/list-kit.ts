import type { KitItem } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { describeKitItem, KIT_COLUMNS } from './describe-kit-item.ts';

/** The user’s sites, crews and permissions by name. */
export async function listKit(database: Database, userId: string): Promise<{ items: readonly KitItem[] }> {
  const rows = await database
    .selectFrom('operation_kit')
    .select(KIT_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return { items: rows.map(describeKitItem) };
}
