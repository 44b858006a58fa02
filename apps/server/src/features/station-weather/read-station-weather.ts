import type { StationReport, StationWeather } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { consumeRateLimit } from '../../database/consume-rate-limit.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { ReportSort, WeatherReports } from '../../ports/weather-reports.ts';
import { findKnownReport, keepReport, type KnownReport } from './known-reports.ts';

/** So long the service is not asked again: an observation comes every half hour, a forecast every three hours. */
const FRESH_MS: Readonly<Record<ReportSort, number>> = { metar: 3 * 60_000, taf: 10 * 60_000 };
const BURST = 10;

export interface StationWeatherContext {
  readonly database: Database;
  readonly reports: WeatherReports;
  /** How often the service may be asked by the whole installation. */
  readonly requestsPerMinute: number;
  readonly nowMs: () => number;
  /** Told when the service fails; the message names no user. */
  readonly onFailure: (error: OutsideServiceError) => void;
}

function tell(status: StationReport['status'], known: KnownReport | null): StationReport {
  const { text = null, madeAt = null, fetchedAt } = known ?? {};
  if (text === null || madeAt === null || fetchedAt === undefined) return { status, report: null };
  return { status, report: { text, at: madeAt.toISOString(), fetchedAt: fetchedAt.toISOString() } };
}

async function readReport(
  { database, reports, requestsPerMinute, nowMs, onFailure }: StationWeatherContext,
  sort: ReportSort,
  station: string,
): Promise<StationReport> {
  const known = await findKnownReport(database, station, sort);
  if (known && nowMs() - known.fetchedAt.getTime() < FRESH_MS[sort]) {
    return tell(known.text === null ? 'none' : 'loaded', known);
  }
  const allowance = { burst: BURST, perHour: requestsPerMinute * 60 };
  if ((await consumeRateLimit(database, 'weather-service', allowance)) !== null)
    return tell('notLoaded', known);
  try {
    const fetched = await reports.latest(sort, station);
    const kept = await keepReport(database, station, sort, fetched, new Date(nowMs()));
    return tell(fetched === null ? 'none' : 'loaded', kept);
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    onFailure(error);
    return tell('failed', known);
  }
}

/**
 * The latest METAR and TAF of a station. What was fetched a few minutes ago is not asked for again, and the service is
 * asked no more often than the installation may; each report tells for itself how it went.
 *
 * @param station ICAO location indicator in capitals
 */
export async function readStationWeather(
  context: StationWeatherContext,
  station: string,
): Promise<StationWeather> {
  const [metar, taf] = await Promise.all([
    readReport(context, 'metar', station),
    readReport(context, 'taf', station),
  ]);
  return { station, metar, taf, source: context.reports.source };
}
