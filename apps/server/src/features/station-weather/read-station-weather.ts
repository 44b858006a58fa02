import type { StationReport, StationWeather } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { consumeRateLimit } from '../../database/consume-rate-limit.ts';
import { singleFlight } from '../../database/single-flight.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { ReportType, WeatherReports } from '../../ports/weather-reports.ts';
import { findCachedReport, cacheReport, type CachedReport } from './cached-reports.ts';

/** So long the service is not asked again: an observation comes every half hour, a forecast every three hours. */
const FRESH_MS: Readonly<Record<ReportType, number>> = { metar: 3 * 60_000, taf: 10 * 60_000 };
const BURST = 10;
/** Longer than the service may take. */
const LEASE_S = 12;

export interface StationWeatherContext {
  readonly database: Database;
  readonly reports: WeatherReports;
  /** How often the service may be asked by the whole installation. */
  readonly requestsPerMinute: number;
  readonly nowMs: () => number;
  /** Told when the service fails; the message names no user. */
  readonly onFailure: (error: OutsideServiceError) => void;
}

function tell(status: StationReport['status'], cached: CachedReport | null): StationReport {
  const { text = null, madeAt = null, fetchedAt } = cached ?? {};
  if (text === null || madeAt === null || fetchedAt === undefined) return { status, report: null };
  return { status, report: { text, at: madeAt.toISOString(), fetchedAt: fetchedAt.toISOString() } };
}

async function readReport(
  context: StationWeatherContext,
  type: ReportType,
  station: string,
): Promise<StationReport> {
  const { database, nowMs } = context;
  let cached: CachedReport | null = null;
  return await singleFlight(database, `station:${type}:${station}`, {
    leaseS: LEASE_S,
    async find() {
      cached = await findCachedReport(database, station, type);
      const isFresh = cached !== null && nowMs() - cached.fetchedAt.getTime() < FRESH_MS[type];
      return isFresh ? tell(cached?.text === null ? 'none' : 'loaded', cached) : null;
    },
    make: () => fetchReport(context, type, station, cached),
  });
}

/** @param cached what was fetched before, and stands in where nothing can be fetched */
async function fetchReport(
  { database, reports, requestsPerMinute, nowMs, onFailure }: StationWeatherContext,
  type: ReportType,
  station: string,
  cached: CachedReport | null,
): Promise<StationReport> {
  const allowance = { burst: BURST, perHour: requestsPerMinute * 60 };
  if ((await consumeRateLimit(database, 'weather-service', allowance)) !== null)
    return tell('notLoaded', cached);
  try {
    const fetched = await reports.latest(type, station);
    const kept = await cacheReport(database, station, type, fetched, new Date(nowMs()));
    return tell(fetched === null ? 'none' : 'loaded', kept);
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    onFailure(error);
    return tell('failed', cached);
  }
}

/**
 * The latest METAR and TAF of a station. What was fetched a few minutes ago is not asked for again, and the service is
 * asked no more often than the installation may; each report has a status of its own.
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
