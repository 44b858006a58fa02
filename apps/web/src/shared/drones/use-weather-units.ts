import type { WeatherUnits } from '@klarnotam/language';
import { useLocalStorage } from '@mantine/hooks';

export const WEATHER_UNITS: readonly WeatherUnits[] = ['metric', 'aviation'];

/** What wind, visibility and cloud are told in, as the reader chose in this browser. */
export function useWeatherUnits(): [WeatherUnits, (units: WeatherUnits) => void] {
  const [stored, store] = useLocalStorage({
    key: 'klarnotam-weather-units',
    getInitialValueInEffect: false,
    serialize: (units: string) => units,
    deserialize: (units) => units ?? '',
  });
  return [WEATHER_UNITS.find((units) => units === stored) ?? 'metric', store];
}
