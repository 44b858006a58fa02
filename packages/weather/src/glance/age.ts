import type { WeatherFacts } from '../facts.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import type { Age } from './glance.ts';

const MINUTE_MS = 60_000;

/** How a report stands to the moment of showing. Never stored: it changes by the minute. */
export function ageOf({ kind, issuedAt, validFrom, validTo }: WeatherFacts, nowMs: number): Age {
  return kind === 'taf' ? forecastAge(issuedAt, validFrom, validTo, nowMs) : observationAge(issuedAt, nowMs);
}

function observationAge(issuedAt: string | null, nowMs: number): Age {
  if (issuedAt === null) return { state: 'unknown', minutes: null };
  const minutes = Math.floor((nowMs - Date.parse(issuedAt)) / MINUTE_MS);
  if (minutes < -LIMITS.earlyObservationMin.value) return { state: 'notYet', minutes: -minutes };
  if (nowMs - Date.parse(issuedAt) > LIMITS.oldObservationMin.value * MINUTE_MS)
    return { state: 'old', minutes };
  return { state: 'fresh', minutes: Math.max(0, minutes) };
}

function forecastAge(
  issuedAt: string | null,
  validFrom: string | null,
  validTo: string | null,
  nowMs: number,
): Age {
  if (validFrom === null || validTo === null) return { state: 'unknown', minutes: null };
  const sinceEnd = Math.floor((nowMs - Date.parse(validTo)) / MINUTE_MS);
  if (sinceEnd >= 0) return { state: 'expired', minutes: sinceEnd };
  const untilBegin = Math.ceil((Date.parse(validFrom) - nowMs) / MINUTE_MS);
  if (untilBegin > 0) return { state: 'notYet', minutes: untilBegin };
  const since = Math.floor((nowMs - Date.parse(issuedAt ?? validFrom)) / MINUTE_MS);
  return { state: 'fresh', minutes: Math.max(0, since) };
}
