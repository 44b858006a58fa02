import { DISTANCE, toNauticalMiles, type DistanceRead } from './read-distance.ts';

const WORD = String.raw`(?:RADIUS|RADII|RAD|RDS)`;
const BEFORE_NUMBER = String.raw`(?:${WORD}(?:\s{1,9}OF)?\s{0,9}[:=-]?|(?<![A-Z0-9])\bR\s{0,3}=)\s{0,9}(?:ABOUT|APPROX|APRX|MAX)?\s{0,9}`;
const RADIUS_FORMS = String.raw`${BEFORE_NUMBER}${DISTANCE}|${DISTANCE}(?:\s{0,9}/\s{0,9}\d[\d.,]{0,6}\s?[A-Z]{1,4})?[\s(),-]{0,3}(?:IN\s{1,9})?${WORD}(?![A-Z])`;
const DIAMETER_FORMS = String.raw`\b(DIAMETER)(?:\s{1,9}OF)?\s{0,9}:?\s{0,9}${DISTANCE}|${DISTANCE}\s{0,9}(DIAMETER)`;
const RADIUS_OR_DIAMETER = new RegExp(`${RADIUS_FORMS}|${DIAMETER_FORMS}`, 'g');
const WITHIN = new RegExp(
  String.raw`\b(?:WI|WITHIN|WITH IN|W/I|INSIDE)\s{1,9}(?:A\s{1,9})?(?:CIRCLE\s{1,9}(?:OF\s{1,9})?)?${DISTANCE}(?:\s{1,9}(?:OF|FM|FROM|AROUND|ARND|CENTRED|CENTERED|EITHER SIDE OF|ARP)?|,\s{0,9}(?=(?:OF|PSN|POSITION|COORD|\d{4})))`,
  'g',
);
const AROUND = new RegExp(String.raw`${DISTANCE}\s{1,9}(?:AROUND|ARND|ROUND|CENTRED|CENTERED)`, 'g');
const CIRCLE = new RegExp(String.raw`\bCIRCLE\s{0,9}(?:OF\s{1,9})?[,:]?\s{0,9}${DISTANCE}`, 'g');

function toDistance(match: RegExpMatchArray, at: number, from: number): DistanceRead | null {
  for (let group = 1; group + 1 < match.length; group++) {
    const number = match[group];
    const unit = match[group + 1];
    if (number === undefined || unit === undefined || !/^[\d.,¼½¾]/.test(number)) continue;
    const nm = toNauticalMiles(number, unit);
    if (!(nm > 0)) return null;
    const isDiameter = match[0].includes('DIAMETER');
    return { nm: isDiameter ? nm / 2 : nm, from: from + at, to: from + at + match[0].length };
  }
  return null;
}

/** The ways to write a radius, the most telling first. */
const RADIUS_NOTATIONS: readonly RegExp[] = [RADIUS_OR_DIAMETER, WITHIN, AROUND, CIRCLE];

/** Every radius that upper-case `text` gives between `from` and `to` in the first notation that it uses there, in order. */
export function findRadii(text: string, from: number, to: number): DistanceRead[] {
  const window = text.slice(from, to);
  for (const notation of RADIUS_NOTATIONS) {
    const radii: DistanceRead[] = [];
    for (const match of window.matchAll(notation)) {
      const distance = toDistance(match, match.index, from);
      if (distance !== null) radii.push(distance);
    }
    if (radii.length > 0) return radii;
  }
  return [];
}
