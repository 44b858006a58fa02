import type { Adjunct, AerodromeFeature, Length } from './adjunct.ts';
import { isPlaceName } from './is-name.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';

const DEGREES =
  '(?:HDG|BRG|BEARING|AZM|AZIMUTH)? ?(?<degrees>\\d{1,3}(?:\\.\\d{1,3})?) ?(?:DEG(?:REES)?(?: ?(?:(?<north>MAG(?:NETIC)?|TRUE|T|M)|\\((?<letter>T|M)\\)))?|(?<before>TRUE?|MAG) DEG(?:REES)?|(?<short>T|M)|(?<spelled>MAG|TRUE))(?![A-Z0-9])';
const LENGTH =
  '(?:DIST(?:ANCE)? )?(?<value>\\d{1,5}(?:[.,]\\d{1,4})?) ?(?<unit>NM|KM|METRES|METERS|MTR|M|FT)(?: \\(\\d{1,5} ?M\\))?(?![A-Z0-9])';
const BETWEEN = '(?:[,.] ?| AND | ?/ ?| )';
const FROM = ' ?(?:FM|FROM|OF) (?:THE )?';
/** Words that tell what is done there and begin no name of an aerodrome. */
const NAME =
  "(?:(?<name>(?!(?:AD|AIRPORT|RWY|RUNWAY|THR|THE)(?![A-Z]))[A-Z][A-Z'/-]{1,24}(?: (?!(?:AD|AIRPORT|AERODROME|ARP)(?![A-Z]))[A-Z][A-Z'/-]{1,24}){0,3}) )?(?:(?:AD|AERODROME|AIRPORT) )?";
const ARP = `${NAME}(?:ARP|AD REFERENCE POINT|AERODROME REFERENCE POINT)`;
const RUNWAY_LINE = `(?:(?<name>[A-Z][A-Z'/-]{1,24}) )?(?:RWY|RUNWAY) (?<runway>\\d{2}[LCR]?/\\d{2}[LCR]?) (?:CL|CENTRE ?LINE|CENTERLINE)`;
const AERODROME = `(?<name>(?!(?:RWY|RUNWAY|THR|THE)(?![A-Z]))[A-Z][A-Z'/-]{1,24}(?: (?!(?:AD|AIRPORT)(?![A-Z]))[A-Z][A-Z'/-]{1,24}){0,2}) (?:AD|AIRPORT)`;
const FROM_AERODROME = stickyPhrase(`${DEGREES}${BETWEEN}${LENGTH}${FROM}${AERODROME}`);
const FORMS = [
  stickyPhrase(`${DEGREES}${BETWEEN}${LENGTH}${FROM}${ARP}`),
  stickyPhrase(`${LENGTH}(?:${BETWEEN}${DEGREES})?${FROM}${ARP}`),
  // `0.37NM (687M) HDG 137 DEG (M) CAMPBELTOWN ARP`.
  stickyPhrase(`${LENGTH} (?:HDG|BRG) ${DEGREES} ${ARP}`),
  stickyPhrase(`${LENGTH}${FROM}${RUNWAY_LINE}`),
  FROM_AERODROME,
];

/** How far and in which direction from an aerodrome's reference point: `74 DEG MAG, 605M FM GOODWOOD ARP`, in either order. */
export function readBearing(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  for (const expression of FORMS) {
    const groups = take(cursor, expression)?.groups;
    if (groups === undefined) continue;
    if (groups.name !== undefined && !isPlaceName(groups.name)) {
      cursor.at = start;
      return null;
    }
    const { degrees, value = '', unit = 'M' } = groups;
    const from = originOf(groups, expression === FROM_AERODROME);
    return {
      type: 'bearing',
      degrees: degrees ?? null,
      north: northOf(groups.north ?? groups.letter ?? groups.before ?? groups.short ?? groups.spelled),
      distance: { value, unit: (/^M[ET]/.test(unit) ? 'M' : unit) as Length['unit'] },
      from,
    };
  }
  return null;
}

function originOf(
  groups: Readonly<Record<string, string | undefined>>,
  isAerodrome: boolean,
): AerodromeFeature {
  const { name, runway } = groups;
  if (runway !== undefined)
    return { feature: 'centreLine', name: name === undefined ? runway : `${name} ${runway}` };
  return { feature: isAerodrome ? 'aerodrome' : 'referencePoint', name: name ?? null };
}

function northOf(word: string | undefined): 'magnetic' | 'true' | null {
  if (word === undefined) return null;
  return word.startsWith('M') ? 'magnetic' : 'true';
}
