import type { Catalogue } from '../catalogue.ts';
import type { NoticeContext } from '../notice-context.ts';
import { say } from '../say.ts';
import type { PeriodStatement, PlaceStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { capitalised } from '../format/sentence.ts';
import { sayEnds } from './say-hours-of-days.ts';
import { hasCode, sayPlaceFirst, sayPlaceName } from './say-place.ts';

/** `At Colombo Ratmalana Airport (VCCC), from … until about …`; null where one of them takes a sentence of its own. */
export function sayPlaceAndPeriod(
  place: PlaceStatement,
  { from, to, end, hours, span }: PeriodStatement,
  context: NoticeContext,
  catalogue: Catalogue,
): SourcedText | null {
  if (from === null || to === null || (end !== 'fixed' && end !== 'estimated')) return null;
  // Hours with their dates tell the period too.
  if (hours?.type === 'days' && hours.fillsPeriod) return null;
  // Within a day the date is said once.
  if (end === 'fixed' && from.slice(0, 10) === to.slice(0, 10)) return null;
  // A name keeps its form behind any word; `Aerodrome EGLC` begins with a word of ours.
  const where = sayPlaceFirst(place, context, catalogue) ?? sayRegionFirst(place, context, catalogue);
  if (where === null || !hasCode(where)) return null;
  const key = end === 'estimated' ? 'placeFromToEstimated' : 'placeFromTo';
  const ends = sayEnds(from, to, context.timeZone, catalogue);
  return { text: say(catalogue, key, { place: where, ...ends }), span };
}

/** The region, where item E names no place within it. */
function sayRegionFirst(place: PlaceStatement, context: NoticeContext, catalogue: Catalogue): string | null {
  if (place.kind !== 'region' || place.names.length > 0 || place.isNamedInEvents) return null;
  const name = sayPlaceName(place, context, catalogue);
  return name === null ? null : capitalised(name);
}
