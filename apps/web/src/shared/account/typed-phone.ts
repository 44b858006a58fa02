import type { CountryCode } from 'libphonenumber-js/min';

export interface TypedPhone {
  readonly country: CountryCode;
  /** Without the country code; begins with + while a country code is being typed. */
  readonly national: string;
}

export const DEFAULT_COUNTRY: CountryCode = 'NO';
