import type { Position, PositionRead, Span } from '@klarnotam/aviation';
import type { AerodromeAt } from '../decode-context.ts';
import { DISTANCE } from './read-distance.ts';

/** What item E may name beside coordinates. */
export interface KnownPlaces {
  readonly aerodromeAt: AerodromeAt;
  /** Item A: `WI 5NM OF AD` is the aerodrome that stands there alone. */
  readonly locations: readonly string[];
}

export const NO_PLACES: KnownPlaces = { aerodromeAt: () => null, locations: [] };

/** An aerodrome or navigation aid that stands where a position is due. */
export interface NamedPlace extends Span {
  /** Null: it is not known where it lies. */
  readonly position: Position | null;
  /** From the radius round it to its name. */
  readonly said: Span;
}

const AERODROME_WORD = String.raw`(?:AD|ARP|AP|APT|ARPT|AERODROME|AIRPORT|HELIPORT)`;
const NAVAID = String.raw`(?:DVOR\/DME|VOR\/DME|VOR\/TACAN|DVOR|VORTAC|VOR|NDB|DME|TACAN)`;
/** `OF ENGM AD`, `CENTRED ON ARP ENGM`, `FM AD`, `AROUND OSL VOR`, `OF VOR OSL`. */
const AROUND = new RegExp(
  String.raw`(?<lead>\b(?:OF|FM|FROM|AROUND|ARND|(?:CENTRED|CENTERED|CENTRE|CENTER)\s(?:ON|AT|IS)?)\s{1,3}(?:THE\s)?)(?:` +
    String.raw`(?:${AERODROME_WORD}\s(?:OF\s)?)?(?<icao>[A-Z]{4})(?<word>\s${AERODROME_WORD})?|` +
    String.raw`(?<own>${AERODROME_WORD}(?:\s${AERODROME_WORD})?)|` +
    String.raw`(?:[A-Z]{2,3}\s)?${NAVAID}(?:\s[A-Z]{2,3})?|` +
    String.raw`(?<name>[A-Z][A-Z' \/]{2,30}?)\s${AERODROME_WORD})(?![A-Z0-9\/])`,
  'g',
);
/** A radius right in front: without it the place is only named. */
const RADIUS_BEFORE = new RegExp(
  String.raw`\b(?:WI|WITHIN|WITH\sIN|INSIDE|OUTSIDE|CIRCLE)\s(?:(?:OF|A|AN|AREA|CIRCLE|RADIUS|RAD)\s){0,4}${DISTANCE}[\s-]{0,3}(?:(?:RADIUS|RAD)[\s,]{1,3})?$|(?:${DISTANCE}[\s-]{0,3}(?:RADIUS|RAD)|\b(?:RADIUS|RAD)\s(?:OF\s)?${DISTANCE})[\s,(]{0,3}$`,
);
const LONGEST_RADIUS = 48;
/** The coordinates of the place stand behind it: `OF LANGAR AD (525326N 0005422W)`. */
const POSITION_BEHIND = /^[^.;\d]{0,40}\d{4,6}(?:\.\d{1,3})?\s?[NS]|^[^.;\d]{0,12}[NS]\s?\d{4,6}/;

/** Where the place of `match` lies; undefined: it is no place, or one of which nothing is said. */
function positionOf(match: RegExpExecArray, places: KnownPlaces): Position | null | undefined {
  const { icao, word, own } = match.groups ?? {};
  if (icao !== undefined) {
    const position = places.aerodromeAt(icao);
    return position === null && word === undefined ? undefined : position;
  }
  const [location] = places.locations;
  const isOwn = own !== undefined && location !== undefined && places.locations.length === 1;
  return isOwn ? places.aerodromeAt(location) : null;
}

/** The aerodromes and navigation aids round which upper-case `text` draws a circle without giving coordinates, in order. */
export function findCentres(text: string, places: KnownPlaces): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const match of text.matchAll(AROUND)) {
    const { index } = match;
    const radius = RADIUS_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_RADIUS), index));
    if (radius === null) continue;
    const to = index + match[0].length;
    if (POSITION_BEHIND.test(text.slice(to, to + 60))) continue;
    const position = positionOf(match, places);
    if (position === undefined) continue;
    const from = index + (match.groups?.['lead']?.length ?? 0);
    found.push({ from, to, position, said: { from: index - radius[0].length, to } });
  }
  return found;
}

/** `270 DEG TRUE 5NM FM ENGM ARP`: an aerodrome behind `FM`, by its indicator. */
const REFERENCE = new RegExp(
  String.raw`\b(?:FM|FROM|OF)\s{1,3}(?:THE\s)?(?:${AERODROME_WORD}\s)?([A-Z]{4})(?:\s${AERODROME_WORD})?(?![A-Z0-9\/])`,
  'g',
);

/** The aerodromes of upper-case `text` that something may be measured from, in order. They draw nothing themselves. */
export function findReferences(text: string, { aerodromeAt }: KnownPlaces): NamedPlace[] {
  return Array.from(text.matchAll(REFERENCE)).flatMap((match) => {
    const position = aerodromeAt(match[1] ?? '');
    if (position === null) return [];
    const to = match.index + match[0].length;
    const from = match.index + match[0].lastIndexOf(match[1] ?? '');
    return [{ from, to, position, said: { from, to } }];
  });
}

/** `.5NM RADIUS OF CHS180010`: navigation aid, radial and distance (FAA Order JO 7930.2). */
const FIX = /\b(?:RADIUS|RAD|NMR)\s(?:OF\s)?[A-Z]{3}\d{6}(?:\.\d)?\b/g;

/** The places in upper-case `text` that are given by a navigation aid alone, whose position nobody tells. */
export function findFixes(text: string): Span[] {
  return Array.from(text.matchAll(FIX), ({ index, 0: printed }) => ({
    from: index,
    to: index + printed.length,
  })).filter(({ to }) => !POSITION_BEHIND.test(text.slice(to, to + 60)));
}

const LISTED = new RegExp(
  String.raw`(?<=(?:[-–]|\b(?:BY|JOINING|CONNECTING|POINTS|LINES):?)\s{0,3})([A-Z]{4})(?:\s(?:AD|ARP))?(?=\s{0,3}[-–])`,
  'g',
);
const NEAR = 5;

/** The aerodromes that stand as corners between the `positions` of upper-case `text`: `595450N 0104508E - ENGM - …`, in order. */
export function findCorners(
  text: string,
  positions: readonly PositionRead[],
  { aerodromeAt }: KnownPlaces,
): NamedPlace[] {
  const found: NamedPlace[] = [];
  let next = 0;
  for (const match of text.matchAll(LISTED)) {
    const from = match.index;
    const to = from + match[0].length;
    while ((positions[next]?.from ?? Infinity) < to) next++;
    const isBehind = from - (positions[next - 1]?.to ?? -Infinity) <= NEAR;
    const isInFront = (positions[next]?.from ?? Infinity) - to <= NEAR;
    const position = isBehind || isInFront ? aerodromeAt(match[1] ?? '') : null;
    if (position !== null) found.push({ from, to, position, said: { from, to } });
  }
  return found;
}
