import type { FoundNotice } from '@klarnotam/contract';
import {
  sayCard,
  sayFlightReason,
  sayPlaceOff,
  sayRange,
  saySize,
  type CardCatalogue,
  type UnitsFirst,
} from '@klarnotam/language';
import { formatInstant, formatInterval } from '../../../shared/text/format-instant.ts';
import type { FlightReason } from '@klarnotam/notam';
import type { Messages } from '../../../shared/text/use-text.ts';
import type { ResultContext } from './result-context.ts';

/** From when to when in a zone, in the language of the result; null: no time is stated. */
export function sayValidity(
  { validFrom, validTo, permanent, estimated }: FoundNotice,
  timeZone: string,
  words: CardCatalogue,
  { briefing: { found } }: Messages,
): string | null {
  const { language } = words;
  if (validFrom !== null && validTo !== null) {
    const interval = formatInterval({ from: validFrom, to: validTo }, timeZone, language);
    return interval !== null && estimated ? `${interval} (EST)` : interval;
  }
  const bound = validFrom ?? validTo;
  const at = bound === null ? null : formatInstant(bound, timeZone, language);
  if (at === null) return permanent ? sayCard(words, 'permanent') : null;
  if (validFrom === null) return found.until(at);
  return `${found.from(at)}, ${sayCard(words, permanent ? 'permanent' : 'notStated')}`;
}

/** How large it is and how high, as far as that is stated. */
export function sayExtent(
  { areas, lower, upper }: FoundNotice,
  units: UnitsFirst,
  words: CardCatalogue,
): string[] {
  const size = saySize(areas, words);
  const group = { key: '', lower, upper, areas: [], source: 'items', span: null } as const;
  const heights = lower === null && upper === null ? null : sayRange(group, units, words);
  return [size, heights].flatMap((part) => part ?? []);
}

/** Where it is, as far as that is known before it is translated; null: it names no place. */
export function sayWhere(
  { place, offPlace }: FoundNotice,
  { units, words }: Pick<ResultContext, 'units' | 'words'>,
): string | null {
  if (place === '') return null;
  return offPlace === undefined ? place : sayPlaceOff(place, offPlace, units, words);
}

/** A fact about flight and notice, in the language of the result. */
export function sayReason(
  reason: FlightReason,
  { timeZone, units, flightFrom, words }: Pick<ResultContext, 'timeZone' | 'units' | 'flightFrom' | 'words'>,
): string {
  return sayFlightReason(reason, { timeZone, units, ...(flightFrom === null ? {} : { flightFrom }) }, words);
}
