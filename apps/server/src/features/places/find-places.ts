import { setTimeout as sleep } from 'node:timers/promises';
import {
  Failure,
  MAX_PLACES,
  PLACE_QUERY_MIN_CHARACTERS,
  type FoundPlaces,
  type Place,
  type PlacesInput,
} from '@klarnotam/contract';
import { reserveRateSlot } from '../../database/reserve-rate-slot.ts';
import { askOnce } from '../../database/single-flight.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import type { PlacesContext } from './places-context.ts';

/** Public geocoders want at most one request a second; the rest is for clocks and wires. */
const SEARCH_SLOTS = { everyS: 1.05, maxWaitS: 4 };
const KEEP_SEARCHES_DAYS = 30;
const KEEP_SUGGESTIONS_DAYS = 7;
/** Waiting for a turn and the answer. */
const LEASE_S = 10;

/** Blanks and control characters become one blank. */
function tidy(query: string): string {
  return query.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

async function waitForSlot({ database }: PlacesContext, service: string): Promise<void> {
  const waitS = await reserveRateSlot(database, `turn:${service}`, SEARCH_SLOTS);
  if (waitS === null) throw new OutsideServiceError(`${service} has too many waiting`);
  await sleep(waitS * 1_000);
}

async function ask(
  context: PlacesContext,
  geocoder: Geocoder,
  query: string,
  purpose: PlacesInput['for'],
): Promise<readonly Place[]> {
  const { database, callService } = context;
  const question = { service: geocoder.name, text: query.toLowerCase() };
  const keepDays = purpose === 'search' ? KEEP_SEARCHES_DAYS : KEEP_SUGGESTIONS_DAYS;
  const places = await askOnce(database, question, { keepDays, leaseS: LEASE_S }, async () => {
    // Before the call: that many wait is no fault of the service.
    if (purpose === 'search') await waitForSlot(context, geocoder.name);
    return await callService(geocoder.name, () => geocoder.find(query, MAX_PLACES));
  });
  return places as readonly Place[];
}

/** An aerodrome by its location indicator comes first: few services know those. */
function withIndicator(context: PlacesContext, query: string, places: readonly Place[]): readonly Place[] {
  if (!/^[a-z]{4}$/i.test(query) || !context.gazetteer.findAerodrome(query.toUpperCase())) return places;
  const [named] = context.gazetteer.findPlaces(query, 1);
  return named ? [named, ...places].slice(0, MAX_PLACES) : places;
}

/**
 * Places by name. Where the service is away, late or too busy, the list that we carry answers, and the answer says so.
 *
 * @throws {Failure} `invalid` when fewer than three characters are given
 */
export async function findPlaces(context: PlacesContext, input: PlacesInput): Promise<FoundPlaces> {
  const query = tidy(input.q);
  if (query.length < PLACE_QUERY_MIN_CHARACTERS) {
    throw new Failure('invalid', { field: 'q' }, 'Type at least 3 characters.');
  }
  const geocoder = input.for === 'search' ? context.search : context.suggestions;
  if (geocoder) {
    try {
      const places = await ask(context, geocoder, query, input.for);
      return {
        places: withIndicator(context, query, places),
        source: geocoder.source,
        fromBuiltInList: false,
      };
    } catch (error) {
      if (!(error instanceof OutsideServiceError)) throw error;
    }
  }
  const { builtIn } = context;
  return { places: await builtIn.find(query, MAX_PLACES), source: builtIn.source, fromBuiltInList: true };
}
