import type { DroneLimits } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import type { Glance, Verdict } from '@klarnotam/weather';
import { glanceOf, stationsOf } from '../../../shared/weather/stations.ts';
import type { ViewedReport } from './briefing-view.ts';

/** The weather of a station up to so far away, metres, is taken for that of the flight. */
const NEAR_STATION_M = 50_000;

export interface StationAtFlight {
  readonly place: string;
  /** From the flight, metres; null: the place of the station is not known. */
  readonly distanceM: number | null;
  readonly glance: Glance;
}

/** What the translated reports of each station say to a flight, against `held`; null: the limits that they were made with. */
export function stationsAtFlight(
  reports: readonly ViewedReport[],
  flight: Flight,
  held: DroneLimits | null,
): readonly StationAtFlight[] {
  const translated = reports.flatMap(({ translated: report, sameAs, distanceM }) =>
    report === null || sameAs !== null ? [] : [{ report, distanceM }],
  );
  const nowMs = Date.parse(flight.from);
  const flightMinutes = Math.ceil((Date.parse(flight.to) - nowMs) / 60_000);
  return stationsOf(translated.map(({ report }) => report)).map((station) => ({
    place: station.first.report.location,
    distanceM: translated[station.first.position - 1]?.distanceM ?? null,
    glance: glanceOf(station, { nowMs, flightMinutes, isPlanned: true }, held),
  }));
}

/**
 * The one verdict of the weather: the worst of the stations that are near; where none says anything against the flight, what the nearest
 * of them that could be judged says. Where none is near, the nearest of all can stop a flight and clears none.
 */
export function verdictOfStations(stations: readonly StationAtFlight[]): Verdict {
  const byDistance = stations.toSorted((one, other) => far(one) - far(other));
  const near = byDistance.filter((station) => far(station) <= NEAR_STATION_M);
  const counting = near.length > 0 ? near : byDistance.slice(0, 1);
  const verdicts = counting.map(({ glance }) => glance.verdict);
  const worst = (['nogo', 'caution'] as const).find((verdict) => verdicts.includes(verdict));
  if (worst !== undefined) return worst;
  const judged = verdicts.find((verdict) => verdict !== 'notJudged') ?? 'notJudged';
  return near.length === 0 && judged === 'fine' ? 'incomplete' : judged;
}

function far({ distanceM }: StationAtFlight): number {
  return distanceM ?? Infinity;
}
