import type { Span } from '@klarnotam/aviation';

/** `UTM 32V 0589945 6646012`, `MGRS 32VNM8994546012`: the zone, then easting and northing in metres. */
const GRID_REFERENCE =
  /\b(?:UTM|MGRS)[ :]{0,3}(?:ZONE )?\d{1,2} ?[C-X]?[ ,]{0,2}(?:[A-Z]{2} ?)?\d[\d ,\/]{5,24}\d/g;

/** The grid references in upper-case `text`. They are not turned into degrees here: to lose them in silence would be worse. */
export function findGridReferences(text: string): Span[] {
  return Array.from(text.matchAll(GRID_REFERENCE), ({ index, 0: printed }) => ({
    from: index,
    to: index + printed.length,
  }));
}
