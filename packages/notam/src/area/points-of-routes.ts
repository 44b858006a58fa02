import type { PositionGroup } from './group-positions.ts';

const FIX = String.raw`['"]?[A-Z]{5}['"]?`;
const AIRWAY = String.raw`[A-Z]{1,2}\d{1,3}`;
const DASH = String.raw`\s{0,3}[-–/]\s{0,3}`;

/** `DCT 0030S09000E DCT`: one of them is enough. */
const DIRECT_BEFORE = /\bDCT[\s-]{1,4}$/;
const DIRECT_BEHIND = /^\)?[\s,-]{1,4}DCT\b/;

/** Words of a text about where flights are sent. */
const SENDS_FLIGHTS =
  /\b(?:ALTN|ALTERNATIVE|RE-?ROUTED?|CHANGED? TO|VIA|ACFT (?:ON|FM|FROM)|ATS (?:RTE|ROUTE)S?|AIRWAYS?)\b/g;
/** Who or what goes a way of its own, or stands at the point. */
const NAMES_HAZARD =
  /\b(?:UAS|UAV|RPAS?|DRONES?|DEBRIS|CRANES?|OBST|MASTS?|TURBINES?|BALLOONS?|KITES?|FIRING|ROCKETS?|LASERS?|PJE|PARACHUT\w*|FORMATION|DISPLAY|EXER|EXERCISE|LOADS?)\b/;
/** `MESOX - POINT (124000N1111500E) - DONDA` */
const JOINED_BEFORE = new RegExp(
  String.raw`(?:^|[\s:,'"–-])(?:${FIX}|${AIRWAY}|[A-Z]{3,4})${DASH}(?:(?:POINT|PSN)\s{0,3})?\(?$`,
);
const JOINED_BEHIND = new RegExp(String.raw`^\)?${DASH}(?:${FIX}|${AIRWAY}|[A-Z]{3,4})(?![A-Z0-9])`);
/** `ALTN: BUNTO 025001N1074216E`, `M595 AYTTE 2900N05000W`. */
const BEHIND_A_FIX = new RegExp(
  String.raw`\b(?:(?:ALTN|ALTERNATIVE|VIA)(?:\s{1,3}(?:RTE|ROUTE))?\s{0,3}:?|${AIRWAY})\s{1,3}${FIX}\s{1,3}$`,
);
/** The points are those of an area, or have one round them. */
const NAMES_AREA =
  /\b(?:BOUND(?:ED|ARY|ARIES)?|JOINING|CONNECTING|POLYGON|RADIUS|AREAS?|(?:WI|WITHIN)\s\d[^\n]{0,20})\b[^.;\n]{0,60}$/;
const HAS_RADIUS = /^\)?[\s,(]{0,4}(?:(?:WI|WITHIN|RADIUS|RAD)\b|\d{1,3}\s{0,3}(?:NM|KM|M)\b)/;

/** So many characters in front of a point tell whether it is one of a route, and so many behind it. */
const LONGEST_LEAD = 260;
const LONGEST_TAIL = 40;

/**
 * Whether `group` holds points of a route that flights are sent on: they say nothing of where the hazard is. The way of the hazard
 * itself (`UAS OPR ROUTING`) is none.
 */
export function isOfRoute(text: string, { from, to, closed, hasArc }: PositionGroup): boolean {
  if (closed || hasArc) return false;
  const lead = text.slice(Math.max(0, from - LONGEST_LEAD), from);
  const tail = text.slice(to, to + LONGEST_TAIL);
  if (HAS_RADIUS.test(tail) || NAMES_AREA.test(lead)) return false;
  const sent = Array.from(lead.matchAll(SENDS_FLIGHTS)).at(-1);
  if (NAMES_HAZARD.test(lead.slice(sent?.index ?? 0))) return false;
  if (DIRECT_BEFORE.test(lead) || DIRECT_BEHIND.test(tail)) return true;
  if (sent === undefined) return false;
  return BEHIND_A_FIX.test(lead) || (JOINED_BEFORE.test(lead) && JOINED_BEHIND.test(tail));
}
