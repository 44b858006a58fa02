import type { WeatherUnit } from './weather-catalogue.ts';

/** Units as most languages write them. */
export const UNIT_SYMBOLS: Readonly<Record<WeatherUnit, string>> = {
  kt: '{n} kt',
  mps: '{n} m/s',
  kmh: '{n} km/h',
  ft: '{n} ft',
  m: '{n} m',
  km: '{n} km',
  miles: '{n} mi',
  hPa: '{n} hPa',
  inHg: '{n} inHg',
  mmHg: '{n} mmHg',
  mm: '{n} mm',
  cm: '{n} cm',
};
