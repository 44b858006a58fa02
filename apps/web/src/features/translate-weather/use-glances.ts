import type { DroneLimits, WeatherReport } from '@klarnotam/contract';
import { sayGlance, type SaidGlance, type WeatherCatalogue } from '@klarnotam/language';
import type { Glance } from '@klarnotam/weather';
import { useMemo } from 'react';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { glanceOf, stationsOf, type Station } from '../../shared/weather/stations.ts';
import { useFlightMinutes } from './use-flight-minutes.ts';

/** A station with what its reports say at this moment. */
export interface GlancedStation {
  readonly station: Station;
  readonly glance: Glance;
  readonly said: SaidGlance;
}

/** Reports by station, judged for now and anew each minute, and when `held` changes, in words. */
export function useGlances(
  reports: readonly WeatherReport[],
  words: WeatherCatalogue,
  held: DroneLimits | null,
): readonly GlancedStation[] {
  const nowMs = useNow();
  const [units] = useWeatherUnits();
  const [flightMinutes] = useFlightMinutes();
  const stations = useMemo(() => stationsOf(reports), [reports]);
  return useMemo(
    () =>
      stations.map((station) => {
        const glance = glanceOf(station, { nowMs, flightMinutes }, held);
        return { station, glance, said: sayGlance(glance, words, { units }) };
      }),
    [stations, nowMs, flightMinutes, words, units, held],
  );
}
