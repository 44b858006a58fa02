import type { FacilityCode, NamedFacility } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { formatAreaName, formatPlaceName, formatUnitName } from '../format/place-name.ts';
import { fill, say } from '../say.ts';

/** What is named by a place: its words stand as people write them, designators as printed. */
const NAMED_BY_PLACES: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'temporaryDangerArea',
  'temporaryReservedArea',
  'temporarySegregatedArea',
  'temporaryRestrictedArea',
  'dangerArea',
  'dangerAreas',
  'restrictedArea',
  'prohibitedArea',
  'militaryTrainingAreas',
  'aerodrome',
  'areaById',
  'aerodromeAndServices',
  'controlTower',
  'approachControl',
  'radarService',
]);
/** What a unit serves or an airspace is called, beside abbreviations. */
const NAMED_BY_UNITS: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'controlledAirspace',
  'controlArea',
  'terminalArea',
  'controlZone',
  'transponderZone',
  'radioMandatoryZone',
  'trafficZone',
  'airspaceParts',
  'airspace',
  'trafficServices',
  'trafficAndWeatherServices',
  'radar',
  'primaryRadar',
  'secondaryRadar',
  'flightInformation',
  'airGroundRadio',
]);

/** Radio aids, by their designators and frequencies. */
const AIDS: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'facility',
  'frequency',
  'vorPart',
  'dmePart',
]);

function sayFacilityName(facility: FacilityCode, name: string): string {
  // The number of the light stands before the name of what it stands on.
  if (facility === 'navigationObstacleLight') return name.replace(/(?<=^\S+ ).+$/, formatPlaceName);
  // A locator is an NDB; units as they are written.
  if (AIDS.has(facility))
    return name
      .replace(/^(?:NDBL|LOCATOR)(?= )/, 'NDB')
      .replace(/ FREQ(?= \d)/, '')
      .replace(/(?<=\b[A-Z]{2,3}\/)[A-Z]{3,}(?: [A-Z]{3,})*/, formatPlaceName)
      .replace(/(?<=\d) ?([MK])HZ\b/g, (_, prefix: string) => ` ${prefix === 'K' ? 'k' : 'M'}Hz`);
  if (NAMED_BY_UNITS.has(facility)) return formatUnitName(name);
  if (!NAMED_BY_PLACES.has(facility)) return name;
  return formatAreaName(name);
}

/** One of `8, 9, 10`, `N884, M768`. */
const DESIGNATOR = /^(?=.*\d|.$)[A-Z\d][A-Z\d/–-]{0,7}$/;

/** `RWY 23 ILS`, `ILS RWY 36R CAT II`: the aid of a runway. */
const AID_ON_RUNWAY =
  /^(?:RWY ?(?<runway>\d{2}[LCR]?(?:\/\d{2}[LCR]?)?):? (?<aid>[A-Z/]{2,9})|(?<first>[A-Z/]{2,9}(?: CAT I{1,3})?) RWY ?(?<behind>\d{2}[LCR]?(?:\/\d{2}[LCR]?)?)(?<category> CAT I{1,3})?)$/;
/** `SRA`, `ILS PROCEDURE RWY 36 CAT A/B`: an approach by an aid. */
const APPROACH =
  /^(?<aid>[A-Z][A-Z/()-]{1,9}(?: [XYZW])?)(?: PROC(?:EDURE)?)?(?: RWY ?(?<runway>\d{2}[LCR]?(?:\/\d{2}[LCR]?)?)(?: CAT (?<categories>[A-E/]{1,9}))?(?: PROCEDURE)?)?$/;

/** A parking position is a stand, and several are stands. */
export function asStand({ facility, name }: NamedFacility): FacilityCode {
  if (facility !== 'parkingSpots' || name === null) return facility;
  return /^[A-Z0-9]{1,5}$/.test(name) ? 'stand' : 'stands';
}

/** What a state is said of, by its name where it has one. */
export function sayFacility(named: NamedFacility, catalogue: Catalogue): string {
  const { name } = named;
  const facility = asStand(named);
  const words = catalogue.clauses.facilities[facility];
  if (name === null) return words.unnamed;
  if (facility === 'asPrinted')
    return fill(catalogue, words.named, { name: say(catalogue, 'quotedName', { name }) });
  const { aids } = catalogue.clauses;
  const onRunway = facility === 'facility' ? AID_ON_RUNWAY.exec(name)?.groups : undefined;
  if (onRunway !== undefined)
    return fill(catalogue, aids.onRunway, {
      aid: `${onRunway.aid ?? onRunway.first ?? ''}${onRunway.category ?? ''}`,
      runway: onRunway.runway ?? onRunway.behind ?? '',
    });
  const { aid, runway, categories } =
    (facility === 'namedProcedure' ? APPROACH.exec(name)?.groups : undefined) ?? {};
  if (aid !== undefined) {
    const approach =
      runway === undefined
        ? fill(catalogue, aids.approach, { aid })
        : fill(catalogue, aids.approachToRunway, { aid, runway });
    return categories === undefined ? approach : fill(catalogue, aids.ofCategories, { approach, categories });
  }
  const all = name.split(', ');
  const said =
    all.length > 1 && (facility === 'fuel' || all.every((each) => DESIGNATOR.test(each)))
      ? formatList(all, catalogue)
      : sayFacilityName(facility, name);
  return fill(catalogue, words.named, { name: said });
}
