import type { UtcInstant } from '@klarnotam/aviation';
import {
  MAX_FLIGHT_HEIGHT_M,
  MAX_FLIGHT_HOURS,
  MAX_FLIGHT_RADIUS_M,
  type FlightPlan,
} from '@klarnotam/contract';
import { readLocalTime, toLocalTime, type Flight, type FlightPlace } from '@klarnotam/notam';

/** Where a flight goes, with the name by which its pilot chose it; empty: none. */
export interface NamedPlace {
  readonly name: string;
  readonly place: FlightPlace;
}

/** A date and a time as they are typed, on the clocks of the draft's zone; empty: none. */
export interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

/** A flight while it is filled in. */
export interface FlightDraft {
  readonly place: NamedPlace | null;
  /** As typed, metres. */
  readonly radius: string;
  readonly height: string;
  readonly from: LocalMoment;
  readonly to: LocalMoment;
  /** IANA name. */
  readonly timeZone: string;
}

export type FlightField = 'place' | 'radius' | 'height' | 'from' | 'to';
export type FlightProblem = 'missing' | 'number' | 'time' | 'endNotAfterStart' | 'tooLong';

export interface ReadDraft {
  /** Null while something is missing or wrong. */
  readonly flight: Flight | null;
  readonly problems: Readonly<Partial<Record<FlightField, FlightProblem>>>;
}

export const DEFAULT_RADIUS_M = 500;
export const DEFAULT_HEIGHT_M = 120;
const DEFAULT_MINUTES = 4 * 60;
const MINUTE_MS = 60_000;

function instantOf(ms: number): UtcInstant {
  return `${new Date(ms).toISOString().slice(0, 16)}:00Z`;
}

function localMoment(ms: number, timeZone: string): LocalMoment {
  return toLocalTime(instantOf(ms), timeZone) ?? { date: '', time: '' };
}

/** The whole hours of `minutes` from `nowMs` on. */
function momentsFrom(
  nowMs: number,
  minutes: number,
  timeZone: string,
): Pick<FlightDraft, 'from' | 'to' | 'timeZone'> {
  return {
    from: localMoment(nowMs, timeZone),
    to: localMoment(nowMs + minutes * MINUTE_MS, timeZone),
    timeZone,
  };
}

/** From now on for four hours, up to 120 m above ground, at no place yet. */
export function emptyDraft(nowMs: number, timeZone: string): FlightDraft {
  return {
    place: null,
    radius: String(DEFAULT_RADIUS_M),
    height: String(DEFAULT_HEIGHT_M),
    ...momentsFrom(nowMs, DEFAULT_MINUTES, timeZone),
  };
}

/**
 * What the clocks of the zone show, UTC: of an hour that comes twice the one that makes the flight longer, of one that is left out the moment
 * at which clocks change.
 */
export function momentOf(
  { date, time }: LocalMoment,
  bound: 'from' | 'to',
  timeZone: string,
): UtcInstant | null {
  const read = readLocalTime(date, time, timeZone);
  if (read === null) return null;
  if (read.kind === 'never') return read.changeAt;
  if (read.kind === 'once') return read.at;
  return bound === 'from' ? read.first : read.second;
}

function wholeMetres(typed: string, least: number, most: number): number | null {
  if (!/^\d{1,6}$/.test(typed.trim())) return null;
  const metres = Number(typed);
  return metres >= least && metres <= most ? metres : null;
}

/** The flight that a draft describes, or what keeps it from being one. */
export function readDraft({ place, radius, height, from, to, timeZone }: FlightDraft): ReadDraft {
  const radiusM = wholeMetres(radius, 0, MAX_FLIGHT_RADIUS_M);
  const maxHeightM = wholeMetres(height, 1, MAX_FLIGHT_HEIGHT_M);
  const begin = momentOf(from, 'from', timeZone);
  const end = momentOf(to, 'to', timeZone);
  const problems: Partial<Record<FlightField, FlightProblem>> = {};
  if (place === null) problems.place = 'missing';
  if (radiusM === null) problems.radius = 'number';
  if (maxHeightM === null) problems.height = 'number';
  if (begin === null) problems.from = 'time';
  if (end === null) problems.to = 'time';
  if (begin !== null && end !== null) {
    const ms = Date.parse(end) - Date.parse(begin);
    if (ms <= 0) problems.to = 'endNotAfterStart';
    else if (ms > MAX_FLIGHT_HOURS * 60 * MINUTE_MS) problems.to = 'tooLong';
  }
  if (
    place === null ||
    radiusM === null ||
    maxHeightM === null ||
    begin === null ||
    end === null ||
    problems.to !== undefined
  ) {
    return { flight: null, problems };
  }
  return { flight: { place: place.place, radiusM, from: begin, to: end, maxHeightM }, problems };
}

/** The same moments on the clocks of another zone. */
export function withTimeZone(draft: FlightDraft, timeZone: string): FlightDraft {
  if (draft.timeZone === timeZone) return draft;
  const moved = (bound: 'from' | 'to'): LocalMoment => {
    const at = momentOf(draft[bound], bound, draft.timeZone);
    return at === null ? draft[bound] : localMoment(Date.parse(at), timeZone);
  };
  return { ...draft, timeZone, from: moved('from'), to: moved('to') };
}

/** A draft of a flight that was flown or planned before. */
export function draftOf(flight: Flight, name: string, timeZone: string): FlightDraft {
  return {
    place: { name, place: flight.place },
    radius: String(Math.round(flight.radiusM)),
    height: String(Math.round(flight.maxHeightM)),
    from: localMoment(Date.parse(flight.from), timeZone),
    to: localMoment(Date.parse(flight.to), timeZone),
    timeZone,
  };
}

/** What is kept of a flight under a name: all but its day. */
export function planOf({ place, radiusM, maxHeightM, from, to }: Flight): FlightPlan {
  const durationMinutes = Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  return { place, radiusM, maxHeightM, durationMinutes };
}

/** A draft from what was kept, from now on. */
export function draftFromPlan(plan: FlightPlan, name: string, nowMs: number, timeZone: string): FlightDraft {
  return {
    place: { name, place: plan.place },
    radius: String(Math.round(plan.radiusM)),
    height: String(Math.round(plan.maxHeightM)),
    ...momentsFrom(nowMs, plan.durationMinutes, timeZone),
  };
}

/** The position that stands for a place: its own, or the first corner of its area. */
export function positionOfPlace(place: FlightPlace): { readonly lat: number; readonly lon: number } | null {
  return 'position' in place ? place.position : (place.points[0] ?? null);
}
