import { METRES_PER_FOOT, heightToFeet, readHeight, type Height, type HeightRead } from '@klarnotam/aviation';
import { NAMES_OBSTACLE } from './draw-shapes.ts';
import { isOfOneOfSeveral } from './height-of-one-thing.ts';

/** The vertical limits that a text gives for one area; null where it gives none. */
export interface AreaLimits {
  readonly lower: Height | null;
  readonly upper: Height | null;
}

export const NO_LIMITS: AreaLimits = { lower: null, upper: null };
const CANDIDATE =
  /(?<![A-Z0-9.])(?:SFC|GND|GROUND|SURFACE|UNL|FL\s?\d|\d{1,6}(?:[.,']\d{1,3})?\s{0,9}(?:FT|FEET|M)(?![A-Z]{2}(?<!AG|AM)))/g;
/** `1000-3000FT AMSL`: the first number borrows unit and reference of the second. */
const SHARED_UNIT = /(\d{1,6})\s{0,9}(?:-|TO|\/)\s{0,9}(\d{1,6}\s{0,9}(?:FT|FEET|M)\s{0,9}(?:AMSL|MSL|AGL))/;
/** So many characters in front of a height may say whose it is. */
const LEAD = 160;
const RANGE_LINK = /^\s{0,9}(?:-|–|TO|UP TO|AND|\/|TILL|UNTIL)\s{0,9}(?:UP TO\s{1,9})?/;
/** `SFC TO 30600FT AMSL OR ABOVE` has no upper limit that is known. */
const OR_ABOVE = /^\s{0,9}(?:OR|AND)\s{1,9}(?:ABOVE|ABV|HIGHER)\b/;
const UPWARD =
  /(?:\bUP\s{0,9}TO|BLW|BELOW|\bMAX(?:IMUM)?|HGT|HEIGHT|UPPER|\bTOP|TO|NOT ABOVE|NOT EXCEEDING|CEILING|ELEV|ALT(?:ITUDE)?)(?:\s{1,9}(?:HGT|HEIGHT|ALT|LIMIT|ELEV|TO|OF|ALTITUDE|LEVEL))?(?:\s{1,9}OF\s{1,9}[A-Z]{2,12})?[\s:.=(]{0,12}$/;
const DOWNWARD =
  /(?:\bABV|ABOVE|LOWER(?:\s{1,9}LIMIT)?|BASE|\bFM|FROM|MIN)(?:\s{1,9}(?:HGT|ALT|LIMIT))?[\s:.=(]{0,12}$/;

/** `LAST KNOWN HEIGHT 32000FT`, `MAX HGT APRX 400FT`: where something was seen or how high it may be about, no limit of an area. */
const SEEN_OR_ABOUT =
  /\b(?:LAST\s{1,9}(?:KNOWN|REPORTED|SEEN|OBSERVED|RECEIVED)|LAST\s{1,9}(?:HGT|HEIGHT|ALT|ALTITUDE|LEVEL|PSN|POSITION)|SIGHTED|SIGHTING|SEEN|OBSERVED|APRX|APPROX|APPROXIMATE(?:LY)?|ESTIMATED|EXP(?:ECTED)?)(?:\s{1,9}(?:AT|MAX|MAXIMUM|HGT|HEIGHT|ALT|ALTITUDE|LEVEL|LEVELS|OF|IS|WAS|BTN|BETWEEN|FM|FROM|TO|UP|SFC|-))*[\s:.=(-]{0,12}$/;
/** `ACFT EXPECTED TO TRANSIT BTN 250FT AGL-2000FT AGL` */
const EXPECTED_TO =
  /\bEXP(?:ECTED)?\s{1,9}TO\s{1,9}(?:BE|CLIMB|CROSS|CRUISE|DESCEND|DRIFT|FLY|OPERATE|OPR|PASS|REACH|RISE|ROUTE|TRANSIT)\b(?![^.;]{0,120}\b(?:VERTICAL|LIMITS?)\b)[^.;]{0,120}$/;
/** `TIMINGS, HGT AND ROUTE ARE APRX` */
const ALL_ABOUT =
  /\b(?:HGTS?|HEIGHTS?|ALT|ALTITUDES?|LEVELS?)\b[^.;]{0,40}\b(?:IS|ARE)\s{1,9}(?:APRX|APPROX|APPROXIMATE|ESTIMATED|INDICATIVE)\b/;
/** `WINCH LAUNCHING UP TO 3000FT AGL`: the cable, not the gliders. */
const OF_A_CABLE = /\bWINCH\b[^.;]{0,40}$/;
/** `ONE HIGH PERFORMANCE CLIMB TO 1500FT AMSL`: how far one goes, in an area that reaches higher. */
const OF_A_MANOEUVRE = /\b(?:CLIMBS?|CLIMBING|DESCENTS?|DESCENDING|DIVES?|DIVING)\b[^.;]{0,40}$/;
/** Those who fly, of whose own heights a text speaks, unless it names the area again behind them. */
const OF_FLYERS =
  /\b(?:ACFT|AIRCRAFT|HEL|HELICOPTERS?|JETS?|FLIGHTS?|FLYING|TRANSIT(?:S|ING)?|PARTICIPANTS)\b(?![^.;]{0,120}\b(?:AREAS?|LIMITS?|ZONES?|SECTORS?|AIRSPACE|LEVELS?|VERTICAL(?:LY)?|BASE|LOWER|UPPER|WI|WITHIN)\b)[^.;]{0,120}$/;

/** `UAS OPS CONTAINED WHOLLY WI THE TDA. MAX HGT 400FT AGL`: of the flights in the area, which may reach higher itself. */
const OF_FLIGHTS_INSIDE =
  /\b(?:UAS|UAV|RPAS?|DRONES?|OPS|OPERATIONS|FLIGHTS)\s[^.;]{0,60}\b(?:WI|WITHIN|INSIDE)\s{1,9}THE\s{1,9}(?:TDA|TSA|TRA|RA|DANGER\s{1,9}AREA|RESTRICTED\s{1,9}AREA|SEGREGATED\s{1,9}AREA)\.?\s{1,9}MAX(?:IMUM)?\s{1,9}(?:HGT|HEIGHT|ALT|ALTITUDE)[\s:.=]{0,9}$/;

/** Whether the height behind `before` is told of something in the area that may be elsewhere, not of the area. */
function isOfSomethingInIt(before: string): boolean {
  return [SEEN_OR_ABOUT, EXPECTED_TO, OF_A_CABLE, OF_A_MANOEUVRE].some((context) => context.test(before));
}

/** Whether `lower` lies above a floor at the ground that item F gives. */
function raisesFloor(lower: Height, [floor]: readonly (Height | null)[]): boolean {
  return floor?.reference === 'sfc' && lower.reference !== 'sfc' && heightToFeet(lower) > 0;
}

/** A number without a reference means what items F and G say when they give the same number. */
function settle(found: HeightRead, stated: readonly (Height | null)[]): Height | null {
  if (found.height !== null || found.bare === null) return found.height;
  const bare = found.bare;
  return stated.find((height) => height?.value === bare.value && height.unit === bare.unit) ?? null;
}

/**
 * The first vertical limits that upper-case `text` gives between `from` and `to`: a range (`SFC-2000FT AMSL`) or an
 * upper limit alone (`UP TO 400FT AGL`). `stated` are items F and G.
 */
export function readAreaLimits(
  text: string,
  from: number,
  to: number,
  stated: readonly (Height | null)[],
): AreaLimits {
  const window = text.slice(from, to);
  if (ALL_ABOUT.test(text.slice(from, to + LEAD))) return NO_LIMITS;
  const shared = SHARED_UNIT.exec(window);
  for (const match of window.matchAll(CANDIDATE)) {
    const lead = text.slice(Math.max(0, from + match.index - LEAD), from + match.index);
    if (isOfSomethingInIt(lead) || (stated[1] && OF_FLIGHTS_INSIDE.test(lead))) continue;
    if (isOfOneOfSeveral(text, from + match.index)) continue;
    const isOfOthers = (lower: Height | null): boolean =>
      lower !== null && raisesFloor(lower, stated) && OF_FLYERS.test(lead);
    if (shared !== null && shared.index <= match.index) {
      const upper = readHeight(shared[2] ?? '', 0)?.height;
      const lower = upper && { ...upper, value: Number(shared[1]) };
      if (upper && lower) return isOfOthers(lower) ? NO_LIMITS : { lower, upper };
    }
    const first = readHeight(window, match.index);
    if (first === null) continue;
    const link = RANGE_LINK.exec(window.slice(first.to, first.to + 30));
    const second = link === null ? null : readHeight(window, first.to + link[0].length);
    if (second !== null && second.problem !== 'heightUnitMissing') {
      const upper = settle(second, stated);
      const lower = settle(first, stated);
      const isRange = isAscending(lower, upper);
      if (isRange && isOfOthers(lower)) return NO_LIMITS;
      if (isRange)
        return { lower, upper: OR_ABOVE.test(window.slice(second.to, second.to + 30)) ? null : upper };
      if (lower === null && upper !== null && first.bare !== null && second.bare !== null)
        return { lower: null, upper };
    }
    const before = window.slice(Math.max(0, match.index - 40), match.index);
    if (UPWARD.test(before)) {
      const upper = settle(first, stated);
      if (upper !== null) return { lower: null, upper };
    }
    if (DOWNWARD.test(before)) {
      const lower = settle(first, stated);
      if (isOfOthers(lower)) return NO_LIMITS;
      if (lower !== null) return { lower, upper: readUpperBehind(window, first.to, stated) };
    }
  }
  return NO_LIMITS;
}

const UPPER_BEHIND =
  /^[\s,.;/-]{0,6}(?:AND\s{1,9})?(?:UPPER(?:\s{1,9}LIMIT)?|UP\s{1,9}TO|TOP|CEILING|MAX(?:IMUM)?(?:\s{1,9}(?:HGT|HEIGHT|ALT|ALTITUDE))?)[\s:=]{1,6}/;

/** `LOWER LIMIT 1500FT AMSL UPPER LIMIT FL065`: the upper limit right behind the lower one, or null. */
function readUpperBehind(window: string, from: number, stated: readonly (Height | null)[]): Height | null {
  const words = UPPER_BEHIND.exec(window.slice(from, from + 50));
  const found = words && readHeight(window, from + words[0].length);
  return found && settle(found, stated);
}

/** `99FT AGL / 459FT AMSL` names one height twice; a range goes up. */
function isAscending(lower: Height | null, upper: Height | null): boolean {
  if (lower === null || upper === null) return false;
  if (lower.reference === 'sfc' || upper.reference === 'unl') return true;
  return (
    lower.reference === upper.reference ||
    (lower.reference === 'agl' && upper.unit === 'fl') ||
    upper.unit === 'fl'
  );
}

/** `ELEV/HGT 1300 FT / 751FT`: both words before both figures; the second figure stands behind the first. */
const ELEVATION_AND_HEIGHT =
  /(?:ELEV(?:ATION)?|ELV)\s{0,3}\/\s{0,3}(?:HGT|HEIGHT)[\s:.=]{0,12}(\d{1,6}(?:[.,]\d{1,3})?\s{0,3}(?:FT|FEET|M)[\s/]{1,6})?$/;

/** What flies or is shot up has a height that may be measured from anywhere. */
const OF_NO_OBSTACLE =
  /\b(?:BALLOONS?|ACFT|AIRCRAFT|HEL|HELICOPTERS?|UAS|UAV|DRONES?|RPAS?|GLIDERS?|FIRING|FIREWORKS?|ROCKETS?|BLASTING|KITES?|PARACHUTES?|PJE)\b(?!\s{1,9}(?:WARNING|WRNG|OBST))/;

/** Of obstacles an elevation is above mean sea level and a height above ground (ICAO Annex 15, definitions). */
function withMeaningOf(before: string, found: HeightRead): Height | null {
  if (isOfSomethingInIt(before)) return null;
  const pair = ELEVATION_AND_HEIGHT.exec(before);
  if (pair !== null && found.bare !== null) return { ...found.bare, reference: pair[1] ? 'agl' : 'amsl' };
  const word = /(ELEV(?:ATION)?|ELV|ALTITUDE|HGT|HEIGHT|HAUTEUR)[\s:.=]{0,12}$/.exec(before)?.[1];
  if (word === undefined || found.bare === null) return null;
  if (word.startsWith('H') && OF_NO_OBSTACLE.test(before) && !NAMES_OBSTACLE.test(before)) return null;
  return { ...found.bare, reference: word.startsWith('H') ? 'agl' : 'amsl' };
}

/** `20M/65FT AMSL`, `20M (65FT) AMSL`: one height in two units; what it is measured from is said once, behind both. The figure that gives the other as printed. */
function withReferenceOfTwin(window: string, { bare, to }: HeightRead): Height | null {
  if (bare === null) return null;
  const link = /^\s{0,3}[/(]\s{0,3}/.exec(window.slice(to, to + 7));
  const read = link && readHeight(window, to + link[0].length);
  if (!read) return null;
  const behind = /^\)\s{0,3}(A?MSL|AGL)\b/.exec(window.slice(read.to, read.to + 10))?.[1];
  const reference = read.height?.reference ?? (behind && (behind === 'AGL' ? 'agl' : 'amsl'));
  const twin = read.height ?? read.bare;
  if (!reference || !twin || twin.value === null || twin.unit === bare.unit) return null;
  const height: Height = { ...bare, reference };
  const other: Height = { ...twin, reference };
  const feet = heightToFeet(height);
  if (Math.abs(feet - heightToFeet(other)) > Math.max(5, feet * 0.05)) return null;
  return !converts(height, other) && converts(other, height) ? other : height;
}

/** Whether whoever converts `height` gets `other` as it is printed: 65 ft are 20 m, 20 m are 66 ft. */
function converts(height: Height, other: Height): boolean {
  const feet = heightToFeet(height);
  return Math.round(other.unit === 'm' ? feet * METRES_PER_FOOT : feet) === other.value;
}

/**
 * The height of an obstacle at a point: above ground where the text says so, else above mean sea level.
 */
export function readObstacleHeight(text: string, from: number, to: number): Height | null {
  const window = text.slice(from, to);
  if (ALL_ABOUT.test(text.slice(from, to + LEAD))) return null;
  let other: Height | null = null;
  for (const match of window.matchAll(CANDIDATE)) {
    if (isOfSomethingInIt(text.slice(Math.max(0, from + match.index - LEAD), from + match.index))) continue;
    const found = readHeight(window, match.index);
    const height =
      found &&
      (found.height ??
        withReferenceOfTwin(window, found) ??
        withMeaningOf(text.slice(Math.max(0, from + match.index - LEAD), from + match.index), found));
    if (height === null || height.value === null || height.reference === 'sfc') continue;
    if (height.reference === 'agl') return height;
    other ??= height;
  }
  return other;
}
