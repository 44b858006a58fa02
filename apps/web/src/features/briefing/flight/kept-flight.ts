import type { Flight, FlightPlace } from '@klarnotam/notam';
import { draftOf, emptyDraft, planOf, draftFromPlan, readDraft, type FlightDraft } from './flight-draft.ts';

/** The flight that was filled in last, for its user alone, kept on this device. */
const keyOf = (userId: string): string => `klarnotam-flight-${userId}`;

interface Kept {
  readonly name: string;
  readonly flight: Flight;
}

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lon } = value as Record<string, unknown>;
  return isNumber(lat, -90, 90) && isNumber(lon, -180, 180);
}

function isPlace(value: unknown): value is FlightPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { position, points } = value as Record<string, unknown>;
  return points === undefined
    ? isPosition(position)
    : Array.isArray(points) && points.length > 1 && points.every(isPosition);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { name, flight } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof flight !== 'object' || flight === null) return false;
  const { place, radiusM, maxHeightM, from, to } = flight as Record<string, unknown>;
  return (
    isPlace(place) &&
    isNumber(radiusM, 0, 1e6) &&
    isNumber(maxHeightM, 1, 1e5) &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    Date.parse(from) < Date.parse(to)
  );
}

/** The flight of last time; one that is over begins now and takes as long. */
export function readKeptFlight(
  userId: string,
  nowMs: number,
  zoneOf: (place: FlightPlace | null) => string,
): FlightDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (isKept(kept)) {
      const { name, flight } = kept;
      const timeZone = zoneOf(flight.place);
      return Date.parse(flight.to) > nowMs
        ? draftOf(flight, name, timeZone)
        : draftFromPlan(planOf(flight), name, nowMs, timeZone);
    }
  } catch {
    // No storage, or something else stands there.
  }
  return emptyDraft(nowMs, zoneOf(null));
}

/** The name under which a place was chosen last; null: it was another one. */
export function keptNameOf(userId: string, place: FlightPlace): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isKept(kept) && kept.name !== '' && JSON.stringify(kept.flight.place) === JSON.stringify(place)
      ? kept.name
      : null;
  } catch {
    return null;
  }
}

export function keepFlight(userId: string, draft: FlightDraft): void {
  const { flight } = readDraft(draft);
  try {
    if (flight === null || draft.place === null) return;
    localStorage.setItem(keyOf(userId), JSON.stringify({ name: draft.place.name, flight } satisfies Kept));
  } catch {
    // Without storage it is filled in anew.
  }
}
