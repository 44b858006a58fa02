import type { Database } from '../../database/create-database.ts';
import { unlessFull } from '../../database/unless-full.ts';
import type { FetchedReport, ReportType } from '../../ports/weather-reports.ts';

/** What was fetched last; without text the station had none. */
export interface CachedReport {
  readonly text: string | null;
  readonly madeAt: Date | null;
  readonly fetchedAt: Date;
}

/** What is cached of the `station`; null when it was never asked for. */
export async function findCachedReport(
  database: Database,
  station: string,
  type: ReportType,
): Promise<CachedReport | null> {
  const row = await database
    .selectFrom('station_reports')
    .select(['text', 'made_at', 'fetched_at'])
    .where('station', '=', station)
    .where('kind', '=', type)
    .executeTakeFirst();
  return row ? { text: row.text, madeAt: row.made_at, fetchedAt: row.fetched_at } : null;
}

/** Keeps what was just fetched in place of what was fetched before, unless the database cannot be written to. */
export async function cacheReport(
  database: Database,
  station: string,
  type: ReportType,
  report: FetchedReport | null,
  fetchedAt: Date,
): Promise<CachedReport> {
  const values = { text: report?.text ?? null, made_at: report?.madeAt ?? null, fetched_at: fetchedAt };
  const storing = database
    .insertInto('station_reports')
    .values({ station, kind: type, ...values })
    .onConflict((conflict) => conflict.columns(['station', 'kind']).doUpdateSet(values))
    .execute();
  await unlessFull(storing, []);
  return { text: values.text, madeAt: values.made_at, fetchedAt };
}
