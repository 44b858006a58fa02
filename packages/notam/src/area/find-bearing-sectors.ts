import type { Span } from '@klarnotam/aviation';

const DEGREES = String.raw`(\d{3})(?:\s{0,2}(?:DEG(?:REES)?|°|º))?(?:\s{0,2}(MAG|TRUE|GEO|T|M)\b)?`;
/** `SECTOR 090-180 RADIUS 5NM OF`, `BTN BRG 090 AND 180`: a piece of a circle, cut out by two bearings or radials. */
const SECTOR = new RegExp(
  String.raw`\b(?:SECTORS?|BRG|BEARINGS?|RADIALS?|RDL|AZIMUTHS?|AZM)(?:\s{1,3}(?:BTN|BETWEEN|FM|FROM|BRG|BEARINGS?|RADIALS?|RDL)){0,2}[\s:]{1,3}${DEGREES}\s{0,3}(?:-|–|TO|AND|((?:ANTI|COUNTER)-?)?CLOCKWISE TO)\s{0,3}(?:(?:BRG|BEARING|RADIAL|RDL)\s{1,3})?${DEGREES}(?![\d/])`,
  'g',
);

/** Two bearings that cut a piece out of a circle. */
export interface BearingSector extends Span {
  /** Clockwise from here, as printed, 0 to below 360. */
  readonly fromDeg: number;
  readonly toDeg: number;
  /** The text says that the bearings are true. Radials and magnetic bearings are some degrees off. */
  readonly isTrue: boolean;
}

function isTrue(word: string | undefined): boolean {
  return word === 'TRUE' || word === 'T' || word === 'GEO';
}

function toSector(match: RegExpExecArray): BearingSector {
  const [printed, first, firstNorth, reversed, second, secondNorth] = match;
  const [fromDeg, toDeg] = [Number(first) % 360, Number(second) % 360];
  const north = firstNorth ?? secondNorth;
  return {
    from: match.index,
    to: match.index + printed.length,
    fromDeg: reversed === undefined ? fromDeg : toDeg,
    toDeg: reversed === undefined ? toDeg : fromDeg,
    isTrue: isTrue(north) && isTrue(secondNorth ?? north),
  };
}

/** The pieces that upper-case `text` cuts out of circles by two bearings, in order. */
export function findBearingSectors(text: string): BearingSector[] {
  return Array.from(text.matchAll(SECTOR), toSector);
}
