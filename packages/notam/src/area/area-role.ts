import type { AreaRole, AreaShape } from '../facts.ts';
import { DISTANCE } from './read-distance.ts';

/** Words that lead from an exception to the shape that it takes out, and say nothing else. */
const AREA_WORDS = String.raw`FOR|THE|AN?|THAT|THOSE|PARTS?|PORTION|OF|ANY|ALL|AREAS?|AIRSPACE|SECTORS?|ZONES?|WI|WITHIN|INSIDE|IN|CIRCLES?|CIRCULAR|RADIUS|RAD|DIAMETER|BOUNDED|BY|LATERALLY|(?:STRAIGHT\s)?LINES?|JOINING|CONNECTING|COORD(?:S|INATES?)?|PSN|POSN|POSITIONS?|POINTS?|FOLLOWING|FLW|DEFINED|AS|CENTRED|CENTERED|CENTRE|CENTER|ON|AT|AROUND|ARND|FROM|FM|WHICH|LIES|LYING|POLYGON|BTN|BETWEEN|BRG|BEARINGS?|RADIALS?|RDL|AND|TO|\d{3}(?:\s?DEG)?(?:\s?(?:TRUE|MAG))?`;
const TO_SHAPE = String.raw`(?:[\s,:(\-–]{1,6}(?:${DISTANCE}|(?:${AREA_WORDS})\b)){0,16}[\s,:(\-–]{0,6}$`;
/**
 * `EXCEPT WITHIN 0.2NM OF`, `EXCLUDING THE AREA BOUNDED BY`. Nothing that may say of somebody in the area that he is excluded: an
 * exclusion zone is a ban.
 */
const EXCEPTED = new RegExp(
  String.raw`\b(?:EXC|EXCEPT(?:ING)?|EXCL|EXCLUDING|EXCLUDES|(?:WITH\s)?(?:THE\s)?EXCEPTION\sOF|NOT\sAPPL(?:Y|IES|ICABLE)|NOT\sINCLUDING)(?=[^A-Z])${TO_SHAPE}`,
);
/** `OUTSIDE 5NM RADIUS OF`: what lies within is not meant. */
const OUTSIDE = new RegExp(String.raw`\bOUTSIDE(?:\sOF)?(?=[^A-Z])${TO_SHAPE}`);
/** `… AND WITHIN 1NM OF`: one more of the same list. */
const ONE_MORE = new RegExp(String.raw`^[\s,)]{0,4}(?:(?:AND|OR)\b)?${TO_SHAPE}`);
/** `AREA WI 1NM OF … (NAME) IS EXCLUDED`: said of an area, not of those who fly in it. */
const AREA_ITSELF = new RegExp(
  String.raw`(?:^|[.;,(\n])\s{0,3}(?:THE\s)?(?:AREA|CIRCLE|SECTOR|AIRSPACE|PART)\b${TO_SHAPE}`,
);
const EXCLUDED_BEHIND = /^[\s,)]{0,4}(?:\([^()]{1,40}\)\s{0,3})?(?:(?:IS|ARE)\s{1,3})?EXCLUDED\b/;
/** `EXCEPTED` is looked for in this many characters. */
const LONGEST_LEAD = 140;

/**
 * Whether the shape between upper-case `lead` and `tail` is a hazard or is taken out of one. `before` is the role of the shape named
 * right in front, as far as `lead` reaches to it.
 */
export function areaRole(
  type: AreaShape['type'],
  lead: string,
  tail: string,
  before: AreaRole | null,
): AreaRole {
  const near = lead.slice(-LONGEST_LEAD);
  if (EXCEPTED.test(near)) return 'excluded';
  if (EXCLUDED_BEHIND.test(tail) && AREA_ITSELF.test(near)) return 'excluded';
  if (type !== 'point' && OUTSIDE.test(near)) return 'excluded';
  if (before === 'excluded' && lead.length < LONGEST_LEAD && ONE_MORE.test(lead) && !/[.;]\s/.test(lead))
    return 'excluded';
  return 'hazard';
}
