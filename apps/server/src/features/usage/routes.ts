import type { Database } from '../../database/create-database.ts';
import { os } from '../../http/procedures.ts';
import { readUsage } from './read-usage.ts';

export function usageRoute({ database }: { readonly database: Database }) {
  return os.usage.handler(() => readUsage(database));
}
