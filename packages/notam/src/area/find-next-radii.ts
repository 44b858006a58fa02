import { DISTANCE, toNauticalMiles, type DistanceRead } from './read-distance.ts';

/** What stands behind a radius that names no centre: the end of its phrase, or heights. */
const NO_CENTRE = String.raw`\s{0,9}(?:RADIUS\s{0,9})?(?:[.,;()]|$|(?:FM |FROM |BTN )?(?:SFC|GND|SURFACE|FL ?\d|\d{1,6} ?(?:FT|M)(?![A-Z]{2}(?<!AG|AM)))|UP TO|BLW|BELOW)`;
const WITHIN = new RegExp(String.raw`\b(?:WI|WITHIN)\s{1,9}(?:A\s{1,9})?${DISTANCE}(?=${NO_CENTRE})`, 'g');
const SENTENCE_END = /[.;](?=\s)/g;

const NEAR_NEXT = 110;

/** A radius round the place named last, with the beginning of its sentence. */
export interface NextRadius extends DistanceRead {
  readonly sentenceFrom: number;
}

/**
 * `WI 1NM RADIUS OF X. MAY AFFECT ACFT WI 6NM SFC-FL100`: the radii without a centre of their own in the sentences behind the
 * place, between `from` and `to` of upper-case `text`. They lie round the place that was named last;
 * what stands close in front of `nextPlace` may belong to that.
 */
export function findNextRadii(
  text: string,
  from: number,
  to: number,
  nextPlace: number | null,
): NextRadius[] {
  const window = text.slice(from, to);
  const found = [...window.matchAll(WITHIN)];
  if (found.length === 0) return [];
  const ends = [...window.matchAll(SENTENCE_END)];
  return found.flatMap((match) => {
    const end = ends.findLast(({ index }) => index < match.index);
    const nm = toNauticalMiles(match[1] ?? '', match[2] ?? 'M');
    if (end === undefined || !(nm > 0)) return [];
    const at = from + match.index;
    if (nextPlace !== null && nextPlace - at < NEAR_NEXT) return [];
    return [{ nm, from: at, to: at + match[0].length, sentenceFrom: from + end.index + 1 }];
  });
}
