import { everyMatch } from '../search/every-match.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { mayMatch, pattern, type Phrase } from '../search/phrase-index.ts';
import { DISTANCE, toNauticalMiles, type DistanceRead } from './read-distance.ts';

const WORD = String.raw`(?:RADIUS|RADII|RAD|RDS)`;
const BEFORE_NUMBER = String.raw`(?:${WORD}(?:\s{1,9}OF)?\s{0,9}[:=-]?|(?<![A-Z0-9])\bR\s{0,3}=)\s{0,9}(?:ABOUT|APPROX|APRX|MAX)?\s{0,9}`;
const RADIUS_FORMS = String.raw`${BEFORE_NUMBER}${DISTANCE}|${DISTANCE}(?:\s{0,9}/\s{0,9}\d[\d.,]{0,6}\s?[A-Z]{1,4})?[\s(),-]{0,3}(?:IN\s{1,9})?${WORD}(?![A-Z])`;
const DIAMETER_FORMS = String.raw`\b(DIAMETER)(?:\s{1,9}OF)?\s{0,9}:?\s{0,9}${DISTANCE}|${DISTANCE}\s{0,9}(DIAMETER)`;
const RADIUS = pattern(RADIUS_FORMS);
const DIAMETER = pattern(DIAMETER_FORMS);
const RADIUS_OR_DIAMETER = pattern(`${RADIUS_FORMS}|${DIAMETER_FORMS}`);
const WITHIN = pattern(
  String.raw`\b(?:WI|WITHIN|WITH IN|W/I|INSIDE)\s{1,9}(?:A\s{1,9})?(?:CIRCLE\s{1,9}(?:OF\s{1,9})?)?${DISTANCE}(?:\s{1,9}(?:OF|FM|FROM|AROUND|ARND|CENTRED|CENTERED|EITHER SIDE OF|ARP)?|,\s{0,9}(?=(?:OF|PSN|POSITION|COORD|\d{4})))`,
);
const AROUND = pattern(String.raw`${DISTANCE}\s{1,9}(?:AROUND|ARND|ROUND|CENTRED|CENTERED)`);
const CIRCLE = pattern(String.raw`\bCIRCLE\s{0,9}(?:OF\s{1,9})?[,:]?\s{0,9}${DISTANCE}`);

function toDistance(match: RegExpMatchArray, at: number, from: number): DistanceRead | null {
  for (let group = 1; group + 1 < match.length; group++) {
    const number = match[group];
    const unit = match[group + 1];
    if (number === undefined || unit === undefined || !/^[\d.,]/.test(number)) continue;
    const nm = toNauticalMiles(number, unit);
    if (!(nm > 0)) return null;
    const isDiameter = match[0].includes('DIAMETER');
    return { nm: isDiameter ? nm / 2 : nm, from: from + at, to: from + at + match[0].length };
  }
  return null;
}

const KINDS: readonly Phrase[] = [RADIUS, WITHIN, AROUND, CIRCLE];
const KINDS_WITH_DIAMETER: readonly Phrase[] = [RADIUS_OR_DIAMETER, WITHIN, AROUND, CIRCLE];

/** The ways in which a text of these marks can name a radius, the most telling first. */
export function radiusKinds(marks: ClauseMarks): readonly Phrase[] {
  const kinds = mayMatch(DIAMETER, marks) ? KINDS_WITH_DIAMETER : KINDS;
  return kinds.filter((kind) => mayMatch(kind, marks));
}

/** Every radius that upper-case `text` names between `from` and `to` in the first of the `kinds` that it uses there, in order. */
export function findRadii(
  text: string,
  from: number,
  to: number,
  kinds = KINDS_WITH_DIAMETER,
): DistanceRead[] {
  const radii: DistanceRead[] = [];
  if (kinds.length === 0) return radii;
  const window = text.slice(from, to);
  for (const { pattern: kind } of kinds) {
    for (const match of everyMatch(window, kind)) {
      const distance = toDistance(match, match.index, from);
      if (distance !== null) radii.push(distance);
    }
    if (radii.length > 0) break;
  }
  return radii;
}
