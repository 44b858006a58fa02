import type { Span } from '@klarnotam/aviation';

const DEGREES = String.raw`\d{3}(?:\s{0,2}(?:DEG(?:REES)?|°|º))?(?:\s{0,2}(?:MAG|TRUE|T|M))?`;
/** `SECTOR 090-180 RADIUS 5NM OF`, `BTN BRG 090 AND 180`: a piece of a circle, cut out by two bearings or radials. */
const SECTOR = new RegExp(
  String.raw`\b(?:SECTORS?|BRG|BEARINGS?|RADIALS?|RDL|AZIMUTHS?|AZM)(?:\s{1,3}(?:BTN|BETWEEN|FM|FROM|BRG|BEARINGS?|RADIALS?|RDL)){0,2}[\s:]{1,3}${DEGREES}\s{0,3}(?:-|–|TO|AND|CLOCKWISE TO)\s{0,3}(?:(?:BRG|BEARING|RADIAL|RDL)\s{1,3})?${DEGREES}(?![\d/])`,
  'g',
);

/** The sectors that upper-case `text` cuts out of a circle. They are drawn as the whole circle or its centre, which the text does not say. */
export function findBearingSectors(text: string): Span[] {
  return Array.from(text.matchAll(SECTOR), ({ index, 0: printed }) => ({
    from: index,
    to: index + printed.length,
  }));
}
