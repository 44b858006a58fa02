import type { CardCatalogue, LanguageCode, UnitsFirst } from '@klarnotam/language';
import type { FlightCatalogue } from './flight-words-stub.ts';
import type { NotamNotice, WeatherReport } from '@klarnotam/contract';
import type { ReactNode } from 'react';

/** In which language a result is told. */
export interface ToldIn {
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** How a result is told: its words and clocks, and what other features draw of it. */
export interface ResultContext extends ToldIn {
  readonly flightWords: FlightCatalogue;
  readonly units: UnitsFirst;
  /** IANA name: the clocks at the flight's place. */
  readonly timeZone: string;
  /** All that is known of a translated notice, which another feature draws. */
  readonly drawNotice: (notice: NotamNotice, position: number, told: ToldIn) => ReactNode;
  /** The same of translated reports. */
  readonly drawReports: (reports: readonly WeatherReport[], told: ToldIn) => ReactNode;
}
