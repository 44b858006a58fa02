import type { FlightReason, HoursUnknown, Verdict } from '@klarnotam/notam';
import type { CardMessageKey } from '../card/card-messages.ts';
import { sayHeight, type UnitsFirst } from '../card/say-heights.ts';
import { sayPeriod } from '../card/say-moment.ts';
import { sayCard } from '../card/card-catalogue.ts';
import { sayFlight, type FlightCatalogue } from './flight-catalogue.ts';
import type { FlightMessageKey } from './flight-messages.ts';
import { sayDirection, sayDistance, sayDuration, sayHeightDifference } from './say-lengths.ts';

const VERDICT = {
  touches: 'verdictTouches',
  cannotTell: 'verdictCannotTell',
  near: 'verdictNear',
  doesNot: 'verdictDoesNot',
} as const satisfies Readonly<Record<Verdict, FlightMessageKey>>;

/** `Touches your flight`. */
export function sayVerdict(verdict: Verdict, catalogue: FlightCatalogue): string {
  return sayFlight(catalogue, VERDICT[verdict]);
}

/** How times and lengths are said. */
export interface FlightSaying {
  /** IANA name of the zone at the flight's place. */
  readonly timeZone: string;
  readonly units: UnitsFirst;
  /** When the flight begins, UTC: times of that day are said without the day. */
  readonly flightFrom?: string;
}

const WHY_OF_CARD = {
  startUnread: 'whyStartUnread',
  endUnread: 'whyEndUnread',
  scheduleUnread: 'whyUnread',
  schedulePartlyRead: 'whyPartial',
  scheduleNotComputed: 'whyNotComputed',
  hoursNotListed: 'whyHoursNotListed',
  textHoursUnread: 'whyUnread',
} as const satisfies Readonly<Partial<Record<HoursUnknown, CardMessageKey>>>;

const WHY = {
  contradictory: 'whyContradictory',
  pastEstimate: 'whyPastEstimate',
  mayChange: 'whyMayChange',
  outsideTextHours: 'whyOutsideText',
} as const satisfies Readonly<Record<Exclude<HoursUnknown, keyof typeof WHY_OF_CARD>, FlightMessageKey>>;

function sayWhy(why: HoursUnknown, catalogue: FlightCatalogue): string {
  return why in WHY_OF_CARD
    ? sayCard(catalogue, WHY_OF_CARD[why as keyof typeof WHY_OF_CARD])
    : sayFlight(catalogue, WHY[why as keyof typeof WHY]);
}

/** One reason of a verdict as a phrase: `The area is 1.2 km away (NE)`. */
export function sayFlightReason(
  reason: FlightReason,
  { timeZone, units, flightFrom }: FlightSaying,
  catalogue: FlightCatalogue,
): string {
  const where = ({ distanceM, bearingDeg }: { distanceM: number; bearingDeg: number }) => ({
    distance: sayDistance(distanceM, units, catalogue),
    direction: sayDirection(bearingDeg, catalogue),
  });
  const isOpen = reason.tells === 'cannotTell';
  switch (reason.code) {
    case 'insideArea':
    case 'areaIncomplete':
    case 'areaUnread':
    case 'insideSearchCircle':
    case 'placeUnknown':
    case 'noHours':
    case 'checklist':
      return sayFlight(catalogue, reason.code);
    case 'awayFromArea':
      return sayFlight(catalogue, isOpen ? 'awayOpen' : 'away', where(reason));
    case 'besidePoint':
      if (reason.tells === 'touches') return sayFlight(catalogue, 'pointInside');
      return sayFlight(catalogue, isOpen ? 'besidePointOpen' : 'besidePoint', where(reason));
    case 'insideExcluded':
      return sayFlight(catalogue, 'insideExcluded', {
        distance: sayDistance(reason.distanceM, units, catalogue),
      });
    case 'awayFromSearchCircle':
      return sayFlight(catalogue, 'awayFromSearchCircle', where(reason));
    case 'aerodrome':
      return reason.distanceM === 0
        ? sayFlight(catalogue, 'aerodromeInside', { icao: reason.icao })
        : sayFlight(catalogue, 'aerodrome', { icao: reason.icao, ...where(reason) });
    case 'activeDuring': {
      const period = { fromMs: Date.parse(reason.from), toMs: Date.parse(reason.to) };
      const nowMs = flightFrom === undefined ? 0 : Date.parse(flightFrom);
      return sayFlight(catalogue, 'activeDuring', {
        period: sayPeriod(period, nowMs, timeZone, catalogue),
      });
    }
    case 'endsBefore':
      return reason.minutes === 0
        ? sayFlight(catalogue, 'endsAsItBegins')
        : sayFlight(catalogue, 'endsBefore', { duration: sayDuration(reason.minutes, catalogue) });
    case 'beginsAfter':
      return reason.minutes === 0
        ? sayFlight(catalogue, 'beginsAsItEnds')
        : sayFlight(catalogue, 'beginsAfter', { duration: sayDuration(reason.minutes, catalogue) });
    case 'hoursUnknown':
      return sayFlight(catalogue, 'hoursUnknown', { why: sayWhy(reason.why, catalogue) });
    case 'reachesFlight':
      return reason.lower === null
        ? sayFlight(catalogue, 'reachesUnsaid')
        : sayFlight(catalogue, 'reaches', { lower: sayHeight(reason.lower, units, catalogue) });
    case 'beginsAbove': {
      const height = sayHeightDifference(reason.aboveM, units, catalogue);
      if (isOpen) return sayFlight(catalogue, 'beginsAboveUnsure', { height });
      const key = reason.ground === 'mountains' ? 'beginsAboveMountains' : 'beginsAbove';
      return sayFlight(catalogue, key, { height });
    }
    case 'groundUnknown':
      return sayFlight(catalogue, 'groundUnknown', { lower: sayHeight(reason.lower, units, catalogue) });
    case 'endsBelowGround':
      return sayFlight(catalogue, 'endsBelowGround', { upper: sayHeight(reason.upper, units, catalogue) });
    case 'heightsUnknown':
      return sayFlight(catalogue, isOpen ? 'heightsUnread' : 'reachesUnsaid');
    case 'replacedBy':
    case 'cancelledBy':
      return sayFlight(catalogue, reason.code, { id: reason.id });
    case 'cancelsAnother':
      return reason.id === null
        ? sayFlight(catalogue, 'cancelsSome')
        : sayFlight(catalogue, 'cancelsOne', { id: reason.id });
  }
}

/** `13 km NE of Bergen Airport, Flesland (ENBR)`: where something lies from the aerodrome that its notice is filed for. */
export function sayPlaceOff(
  place: string,
  off: { readonly distanceM: number; readonly bearingDeg: number },
  units: UnitsFirst,
  catalogue: FlightCatalogue,
): string {
  return sayFlight(catalogue, 'placeOff', {
    distance: sayDistance(off.distanceM, units, catalogue),
    direction: sayDirection(off.bearingDeg, catalogue),
    place: `\u2068${place}\u2069`,
  });
}
