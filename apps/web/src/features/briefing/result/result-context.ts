import type { CardCatalogue, FlightCatalogue, LanguageCode, UnitsFirst } from '@klarnotam/language';
import type { NotamNotice, WeatherReport } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import type { ReactNode } from 'react';
import type { HeldDrone } from '../../../shared/drones/use-drones.ts';

/** In which language a result is told. */
export interface ToldIn {
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** How a result is told: its words and clocks, and what other features draw of it. */
export interface ResultContext extends ToldIn {
  /** Of the card and of the flight. */
  readonly words: FlightCatalogue;
  /** When the flight begins, UTC: times of that day are said without it. */
  readonly flightFrom: string | null;
  readonly units: UnitsFirst;
  /** IANA name: the clocks at the flight's place. */
  readonly timeZone: string;
  /** All that is known of a translated notice, which another feature draws. */
  readonly drawNotice: (notice: NotamNotice, position: number, told: ToldIn) => ReactNode;
  /** Translated reports, for the hours of a flight. */
  readonly drawReports: (
    reports: readonly WeatherReport[],
    flight: Pick<Flight, 'from' | 'to'> | null,
    told: ToldIn & Pick<ResultContext, 'drone'>,
  ) => ReactNode;
  /** What weather is held against; null: the limits that it was translated with. */
  readonly drone: HeldDrone | null;
}
