import { loadCardCatalogue, type CardCatalogue } from '../card/card-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import { fill } from '../say.ts';
import type { FlightMessageKey, FlightMessages, FlightMessageValues } from './flight-messages.ts';

/** What a page needs of a language to show notices against a flight: the words of the card, and those of the flight. */
export interface FlightCatalogue extends CardCatalogue {
  readonly flight: FlightMessages;
}

/** Each language is loaded by itself. */
const LOADERS = {
  en: () => import('../catalogues/en/flight.ts'),
  no: () => import('../catalogues/no/flight.ts'),
  es: () => import('../catalogues/es/flight.ts'),
  pt: () => import('../catalogues/pt/flight.ts'),
  pl: () => import('../catalogues/pl/flight.ts'),
  ru: () => import('../catalogues/ru/flight.ts'),
  ar: () => import('../catalogues/ar/flight.ts'),
  hi: () => import('../catalogues/hi/flight.ts'),
  bn: () => import('../catalogues/bn/flight.ts'),
  ja: () => import('../catalogues/ja/flight.ts'),
  zh: () => import('../catalogues/zh/flight.ts'),
} as const satisfies Readonly<Record<LanguageCode, () => Promise<{ flight: FlightMessages }>>>;

/** The words about a flight in `language`. */
export async function loadFlightCatalogue(language: LanguageCode): Promise<FlightCatalogue> {
  const [card, { flight }] = await Promise.all([loadCardCatalogue(language), LOADERS[language]()]);
  return { ...card, flight };
}

/** The message `key` about a flight, filled with `values`. */
export function sayFlight<K extends FlightMessageKey>(
  catalogue: FlightCatalogue,
  key: K,
  ...values: FlightMessageValues<K>
): string {
  return fill(catalogue, catalogue.flight[key], values[0] ?? {});
}
