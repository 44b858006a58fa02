import type { Mention } from '../read/atom.ts';

/** `145T 275M`, `203M/0.5NM`, `BRG 145`, `RDL 090`, `R-145`, `TRACK 270`: degrees without their sign. */
const BEARING =
  /(?<![\d.])([0-3]\d{2})\s?(?:T|TRUE|M(?=\s?\/?\s?\d)|MAG|M\sMAG)(?![A-Z])|\b(?:BRG|BEARING|RDL|RADIAL|R|QDR|QDM|TRACK|TRK|TR|HDG|HEADING|COURSE|CRS)[\s-]?([0-3]\d{2})(?!\d)/g;

/** Bearings of item E, in degrees. */
export function bearingsOf(itemE: string): readonly Mention[] {
  return Array.from(itemE.matchAll(BEARING), ({ 0: text, 1: before, 2: behind, index }) => {
    const value = Number(before ?? behind);
    return {
      text,
      span: { from: index, to: index + text.length },
      atoms: [{ type: 'measure', dimension: 'angle', unit: 'deg', value, base: value, step: 1 }],
    };
  });
}
