import type { Usage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { readUsageTotals } from '../../database/read-usage-totals.ts';

/** How many NOTAMs and reports were translated in all. */
export async function readUsage(database: Database): Promise<Usage> {
  const totals = await readUsageTotals(database);
  return { notams: totals.notam, reports: totals.weather };
}
