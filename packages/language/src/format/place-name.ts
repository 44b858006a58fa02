/** Words that stay small within a name. */
const SMALL = new Set([
  'OF',
  'FOR',
  'AND',
  'THE',
  'IN',
  'ON',
  'UPON',
  'BY',
  'NEAR',
  'DE',
  'DA',
  'DO',
  'DI',
  'DEL',
  'LA',
  'LE',
]);
/** Words of a name that are no words. */
const ABBREVIATIONS = new Set([
  'AD',
  'AP',
  'RAF',
  'RNAS',
  'MOD',
  'UK',
  'USA',
  'HMS',
  'BP',
  'FM',
  'TV',
  'NW',
  'NE',
  'SW',
  'SE',
]);
/** Whoever writes these tells a position or an airspace, not a name alone. */
const NO_NAME =
  /\d|\p{Ll}|\b(?:FIR|UIR|CTR|CTA|TMA|ATZ|MATZ|VRP|VOR|DME|NDB|ARP|RWY|TWY|THR|VCY|NM|DEG|MAG|AREA|BOUNDARY|ROUTE|POINT)\b|^(?:ON|AT|IN|WI|FROM|FM|TO|NEAR|(?:NORTH|SOUTH|EAST|WEST)(?:[ -]?(?:EAST|WEST))?(?:ERN)? (?:OF|SIDE|PART|END|EDGE|HALF|SECTION))\b/u;
/** Short for words, which abbreviations in capitals are not. */
const SHORT_WORDS = new Set(['ST', 'MT']);
const WORD = /\p{L}+(?:[’']\p{L}+)*/gu;
/** `FARRAPA II` */
const ROMAN = /^(?:I{2,3}|IV|VI{1,3}|IX|XI{0,3})$/;
const VOWEL = /[AEIOUYÆØÅÄÖÜÉ]/;

/**
 * A place that item E prints in capitals, as people write it: `Fleetwood, Lancashire`. Abbreviations stay as they are, and so does
 * whatever is more than a name.
 */
export function formatPlaceName(printed: string): string {
  const tidy = printed.replace(/[\s,;]+$/, '').replace(/\s*,(?=\S)\s*/g, ', ');
  const point = VISUAL_POINT.exec(tidy)?.groups?.['name'];
  if (point !== undefined) return `VRP ${formatPlaceName(point)}`;
  if (ZONE.test(tidy)) return formatUnitName(tidy);
  return NO_NAME.test(tidy) ? tidy : inWords(tidy, ABBREVIATIONS);
}

/** `MILDENHALL ATZ`, `EAST AUCKLAND OCEANIC FIR`; a location indicator stays in capitals. */
const ZONE = /^(?![A-Z]{4} )[A-Z][A-Z' -]* (?:M?ATZ|CTR|CTA|TMA|FIR|UIR)$/;
/** `VRP LONDON EYE`, `VISUAL REPORTING POINT CHIPPENHAM` */
const VISUAL_POINT = /^(?:VRP|VISUAL (?:REFERENCE|REPORTING) POINT) (?<name>[A-Z][A-Z', -]+)$/;

/** Short for units, services, airspace and organisations. */
const OF_UNITS = new Set([
  ...ABBREVIATIONS,
  ...'EMERG ATC ATS ACC APP FIS AFIS ATIS AIS UIS CTA ATZ MATZ FIR UIR TMA TRA TSA TDA UAS UAV UA OPS RPAS EAMTA AIC AIP AVGAS ILS DME VOR NDB SAR ICAO UN EU NATO USAF JAXA NASA CAAC CAA ANSP ARTCC NOTAM AMC'.split(
    ' ',
  ),
]);
const IN_CAPITALS = /^[A-Z][A-Z ,()/'’-]*$/;

/** A unit, an airspace or an organisation that item E prints in capitals: `London Info`, `Teesside International CTA/CTR/ATZ`. */
export function formatUnitName(printed: string): string {
  return IN_CAPITALS.test(printed) ? inWords(printed.replace(/,(?=\S)/g, ', '), OF_UNITS) : printed;
}

/** `EGD701 HEBRIDES COMPLEX`: the name behind the designator. */
const BEHIND_DESIGNATOR = /(?<=^(?:[A-Z]{2,3} )?[A-Z]*\d\S* )\D+$/;

/** An area by its name, behind its designator where it has one. */
export function formatAreaName(printed: string): string {
  return /\d/.test(printed) ? printed.replace(BEHIND_DESIGNATOR, formatPlaceName) : formatPlaceName(printed);
}

function inWords(name: string, abbreviations: ReadonlySet<string>): string {
  return name.replace(WORD, (word, at: number) => {
    if (at > 0 && ROMAN.test(word)) return word;
    if (abbreviations.has(word) || (!VOWEL.test(word) && !SHORT_WORDS.has(word))) return word;
    if (SMALL.has(word) && at > 0) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
