import type { KitItem } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { listKit } from './list-kit.ts';

/** Every site, crew and permission that a user keeps by name. */
export async function exportKit(database: Database, userId: string): Promise<readonly KitItem[]> {
  return (await listKit(database, userId)).items;
}
