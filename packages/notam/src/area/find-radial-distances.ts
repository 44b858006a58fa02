import type { Position, PositionRead, Span } from '@klarnotam/aviation';
import { destination } from '@klarnotam/aviation';
import type { NamedPlace } from './find-aerodromes.ts';
import { DISTANCE, toNauticalMiles } from './read-distance.ts';

const BEARING = String.raw`(?:\b(?:BRG|BEARING|RDL|RADIAL|R-?|AZM|AZIMUTH|HDG|QDR)\s{0,2})?\b(\d{3})(?:\s{0,2}(?:DEG(?:REES)?|°|º))?(?:\s{0,2}(TRUE|GEO|T|MAG|M)\b)?(?:\s{0,2}(?:RDL|RADIAL|BRG|BEARING)\b)?`;
const FROM_PLACE = String.raw`\s{1,3}(?:FM|FROM|OF)\s{1,3}(?:THE\s)?`;
/** `270 DEG TRUE 5NM FM`, `RDL 270/10NM FROM`, `BRG 045 MAG, 960M FROM`: how far and where to from a place that comes next. */
const BEARING_FIRST = new RegExp(
  String.raw`${BEARING}[\s,\/]{0,3}(?:(?:AND|AT|DIST(?:ANCE)?)\s{1,2}){0,2}${DISTANCE}${FROM_PLACE}`,
  'g',
);
/** `5NM ON BRG 270 DEG TRUE FM`. */
const DISTANCE_FIRST = new RegExp(
  String.raw`${DISTANCE}[\s,\/]{1,3}(?:(?:ON|AND|AT)\s{1,2})?${BEARING}${FROM_PLACE}`,
  'g',
);

/** A place a bearing and a distance away from another. */
interface RadialDistance extends Span {
  readonly bearingDeg: number;
  readonly isTrue: boolean;
  readonly nm: number;
}

function toRadial(match: RegExpExecArray, bearing: number, distance: number): RadialDistance {
  const north = match[bearing + 1];
  return {
    from: match.index,
    to: match.index + match[0].length,
    bearingDeg: Number(match[bearing]),
    isTrue: north !== undefined && north !== 'MAG' && north !== 'M',
    nm: toNauticalMiles(match[distance] ?? '', match[distance + 1] ?? 'M'),
  };
}

function findRadials(text: string): RadialDistance[] {
  return [
    ...Array.from(text.matchAll(BEARING_FIRST), (match) => toRadial(match, 1, 3)),
    ...Array.from(text.matchAll(DISTANCE_FIRST), (match) => toRadial(match, 3, 1)),
  ]
    .filter(({ bearingDeg, nm }) => bearingDeg <= 360 && nm > 0)
    .sort((a, b) => a.from - b.from);
}

/** A name may stand between: `FM OSL VOR (595450N 0104508E)`. */
const NAME_ONLY = /^[A-Z \/(]{0,24}$/;
/** `PSN 595450N 0104508E (270 DEG MAG 960M FM ARP)`: the same place said once more. */
const SAID_ONCE_MORE = /^[\s,(\-–]{0,6}(?:HDG\s)?$/;

/** What is read of a place that stands a bearing and a distance away from another. */
export interface RadialRead {
  /** Without a place where the bearing is magnetic or may be. */
  readonly position: PositionRead;
  /** The position that it is measured from. */
  readonly base: Span;
  readonly isTrue: boolean;
}

/**
 * The places of upper-case `text` that lie a bearing and a distance away from one of `bases` (in order), with their bases. One that
 * another position stands right in front of is that position once more and left out. Of magnetic bearings and radials, which are
 * some degrees off, no place is made.
 */
export function findRadialDistances(
  text: string,
  bases: readonly (PositionRead | NamedPlace)[],
): RadialRead[] {
  const found: RadialRead[] = [];
  let next = 0;
  for (const radial of findRadials(text)) {
    while ((bases[next]?.from ?? Infinity) < radial.to) next++;
    const base = bases[next];
    const before = bases[next - 1];
    if (!base?.position || base.from - radial.to > 24) continue;
    if (!NAME_ONLY.test(text.slice(radial.to, base.from))) continue;
    if (before && radial.from - before.to < 12 && SAID_ONCE_MORE.test(text.slice(before.to, radial.from)))
      continue;
    const position: Position | null = radial.isTrue
      ? destination(base.position, radial.bearingDeg, radial.nm)
      : null;
    const span = { from: radial.from, to: base.to };
    found.push({
      position: { position, ...span, irregular: false, problem: null },
      base: { from: base.from, to: base.to },
      isTrue: radial.isTrue,
    });
  }
  return found;
}
