import { toUtcInstant } from '@klarnotam/aviation';
import { decodeReports } from '@klarnotam/weather';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { FetchedReport, ReportType, WeatherReports } from '../../ports/weather-reports.ts';
import { createCircuitBreaker, TooManyRequestsError } from './circuit-breaker.ts';
import { readAnswer } from './read-answer.ts';

const TIMEOUT_MS = 8_000;
/** A report of a day takes a few thousand. */
const MAX_ANSWER_BYTES = 300_000;
const HOUR_MS = 3_600_000;
/** An observation that is older says nothing about the weather now. */
const MAX_AGE_MS = { metar: 24 * HOUR_MS, taf: 36 * HOUR_MS } as const;
/** How far clocks may be apart, and how far the service's time of a report from the one that is written in it. */
const TOLERANCE_MS = HOUR_MS;
const DEFAULT_RETRY_AFTER_MS = 60_000;
const MAX_RETRY_AFTER_MS = 10 * 60_000;

export interface AviationWeatherSettings {
  /** Without a slash at the end: `https://aviationweather.gov/api/data`. */
  readonly baseUrl: string;
  /** Says who asks, and whom to write to. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/** The parts of a row that matter here; what a service sends is not believed until it was looked at. */
interface Row {
  readonly station: string;
  readonly text: string;
  /** When the service says that it was observed; null when it does not. */
  readonly observedMs: number | null;
}

function toRow(value: unknown, type: ReportType): Row | null {
  if (typeof value !== 'object' || value === null) return null;
  const { icaoId, rawOb, rawTAF, obsTime } = value as Readonly<Record<string, unknown>>;
  const text = type === 'metar' ? rawOb : rawTAF;
  if (typeof icaoId !== 'string' || typeof text !== 'string') return null;
  return { station: icaoId, text, observedMs: typeof obsTime === 'number' ? obsTime * 1000 : null };
}

function readRows(body: string, type: ReportType): readonly Row[] {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    throw new OutsideServiceError('answer that is no JSON', { cause: error });
  }
  if (!Array.isArray(answer)) throw new OutsideServiceError('answer that is no list');
  return answer.map((value: unknown) => {
    const row = toRow(value, type);
    if (!row) throw new OutsideServiceError('row without station or report');
    return row;
  });
}

/** The report in a row, when it is what was asked for; null when it is out of date. */
function toReport(row: Row, type: ReportType, station: string, nowMs: number): FetchedReport | null {
  const { reports } = decodeReports(row.text, { now: toUtcInstant(nowMs) });
  const [report] = reports;
  if (!report || reports.length > 1) throw new OutsideServiceError('row that is not one report');
  const { facts, source } = report;
  const isForecast = facts.kind === 'taf';
  if (row.station !== station || facts.station !== station || isForecast !== (type === 'taf')) {
    throw new OutsideServiceError('report of another station or type');
  }
  if (facts.issuedAt === null) throw new OutsideServiceError('report without a time');
  const madeMs = Date.parse(facts.issuedAt);
  const saidMs = row.observedMs ?? madeMs;
  if (saidMs < nowMs - MAX_AGE_MS[type]) return null;
  // A report names its day without the month, so that an old one can look like one of today.
  if (Math.abs(saidMs - madeMs) > TOLERANCE_MS || madeMs > nowMs + TOLERANCE_MS) {
    throw new OutsideServiceError('report with two times');
  }
  const isOver = facts.validTo !== null && Date.parse(facts.validTo) <= nowMs;
  if (isOver || madeMs < nowMs - MAX_AGE_MS[type]) return null;
  return { text: source, madeAt: new Date(madeMs) };
}

function retryAfterMsOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  if (!Number.isFinite(seconds) || seconds <= 0) return DEFAULT_RETRY_AFTER_MS;
  return Math.min(seconds * 1000, MAX_RETRY_AFTER_MS);
}

/** Reports from the data API of the US Aviation Weather Center, which knows stations of the whole world. */
export function createAviationWeather({
  baseUrl,
  userAgent,
  timeoutMs = TIMEOUT_MS,
}: AviationWeatherSettings): WeatherReports {
  const callThroughBreaker = createCircuitBreaker();

  async function ask(type: ReportType, station: string): Promise<readonly Row[]> {
    const hours = type === 'metar' ? '&hours=24' : '';
    const url = `${baseUrl}/${type}?ids=${encodeURIComponent(station)}&format=json${hours}`;
    try {
      const response = await fetch(url, {
        headers: { Accept: 'application/json', 'User-Agent': userAgent },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 204) return [];
      if (!response.ok) {
        await response.body?.cancel();
        if (response.status === 429) throw new TooManyRequestsError(retryAfterMsOf(response));
        throw new OutsideServiceError(`status ${response.status}`);
      }
      return readRows(await readAnswer(response, MAX_ANSWER_BYTES), type);
    } catch (error) {
      if (error instanceof OutsideServiceError) throw error;
      throw new OutsideServiceError('no answer', { cause: error });
    }
  }

  return {
    source: { name: 'aviationweather.gov (NOAA)', url: 'https://aviationweather.gov/' },
    latest: (type, station) =>
      callThroughBreaker(async () => {
        const rows = await ask(type, station);
        let newest: FetchedReport | null = null;
        for (const row of rows) {
          const report = toReport(row, type, station, Date.now());
          if (report && (newest === null || report.madeAt > newest.madeAt)) newest = report;
        }
        return newest;
      }),
  };
}
