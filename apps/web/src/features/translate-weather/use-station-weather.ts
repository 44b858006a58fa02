import type { StationWeather, WeatherStation } from '@klarnotam/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';

/** Fetches the latest reports of a station. */
export function useStationWeather(): UseMutationResult<StationWeather, Error, string> {
  return useMutation({ mutationFn: (id: string) => client.weather.station({ id }) });
}

const INDICATOR = /^[A-Z][A-Z0-9]{3}$/;

/** What somebody may have meant by what they typed. */
export interface StationChoices {
  /** The one station that it can only be. */
  readonly exact: string | null;
  readonly named: readonly WeatherStation[];
  /** A place of that name, and the stations around it; null: no such place is known. */
  readonly near: {
    readonly place: string;
    readonly attribution: string;
    readonly stations: readonly WeatherStation[];
  } | null;
}

async function findNear(query: string): Promise<StationChoices['near']> {
  const { places, source } = await client.places.find({ q: query, for: 'search' });
  // Aerodromes are found by their own table.
  const place = places.find(({ kind }) => kind !== 'aerodrome');
  if (!place) return null;
  const { stations } = await client.weather.stationsNear({ lat: place.lat, lng: place.lng });
  return { place: place.displayName, attribution: source.attribution, stations };
}

async function findChoices(query: string): Promise<StationChoices> {
  const indicator = query.toUpperCase();
  const { stations: named } = await client.weather.findStations({ q: query });
  if (named[0]?.icao === indicator) return { exact: indicator, named, near: null };
  const near = await findNear(query);
  // Stations that are no aerodrome stand in no table.
  const isUnknown = named.length === 0 && near === null;
  return { exact: isUnknown && INDICATOR.test(indicator) ? indicator : null, named, near };
}

/** Finds stations by indicator or name, and around a place. */
export function useStationChoices(): UseMutationResult<StationChoices, Error, string> {
  return useMutation({ mutationFn: findChoices });
}
