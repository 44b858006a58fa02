import type { Database } from './create-database.ts';
import type { TranslationKind } from './tables.ts';

/** How many notices and reports have been translated in all. */
export async function readUsageTotals(database: Database): Promise<Record<TranslationKind, number>> {
  const rows = await database.selectFrom('usage_totals').select(['kind', 'total']).execute();
  const totals: Record<TranslationKind, number> = { notam: 0, weather: 0 };
  for (const { kind, total } of rows) totals[kind] += total;
  return totals;
}
