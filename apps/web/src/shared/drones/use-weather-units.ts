import { useLocalStorage } from '@mantine/hooks';

/** m/s, kilometres and metres, or knots, miles and feet. */
export type WeatherUnits = 'metric' | 'aviation';

/** What wind, visibility and cloud are told in, as the reader chose in this browser. */
export function useWeatherUnits(): [WeatherUnits, (units: WeatherUnits) => void] {
  const [stored, store] = useLocalStorage({
    key: 'klarnotam-weather-units',
    getInitialValueInEffect: false,
    serialize: (units: string) => units,
    deserialize: (units) => units ?? '',
  });
  return [stored === 'aviation' ? 'aviation' : 'metric', store];
}
