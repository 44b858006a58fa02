/**
 * Words of item E that the rating and the clauses share, as sources for regular expressions over upper-case text; abbreviations by
 * ICAO Doc 8400.
 */

export const AIRCRAFT = '(?:ACFT|AIRCRAFT)';
/** `RW` only before a designator. */
export const RUNWAY = String.raw`(?:RWY|RUNWAY|RW(?= ?\d{2}(?!\d)))`;
export const TAXIWAY = '(?:TWY|TAXIWAY)';
export const TAXILANE = '(?:TXL|TAXILANE|TLN)';
export const APRON = '(?:APN|APRON|RAMP)';
export const HANGAR = '(?:HANGAR|HANGER|HGR)';

/** A drone under any of its names. Unmanned free balloons are none. */
export const DRONE = String.raw`(?:S?UAS|S?UAVS?|S?UASS|UAV'S|RPASS?|RPAS?|RPA'?S|DRON(?:E|ES|ES?'S|S|I|ER)?|DROHNEN[A-Z]{0,20}|(?:SMALL |CIVIL |LIGHT )?(?:UNMANNED|UNCREWED|PILOTLESS|REMOTELY[- ]PILOTED) (?:AIR(?:CRAFTS?|BORNE|SHIPS?)?|ACFTS?|AERIAL|FLYING|FREE(?! BAL)|FLIGHT|VEHICLES?|SYSTEMS?)(?:[ -](?:VEHICLES?|SYSTEMS?|ACFTS?|AIRCRAFTS?|VEH))?(?: ?\((?:S?UAS?|UAVS?|RPAS?|DRONES?)\))?|(?:LARGE )?(?:SCALE )?MODEL (?:ACFTS?|AIRCRAFTS?|AIRPLANES?|AEROPLANES?|PLANES?|FLYING)|AEROMODEL\w*|VANTS?|AERONAVES? NO TRIPULADAS?|AERONAVES? NAO TRIPULADAS?|AERONEFS? (?:SANS (?:EQUIPAGE|PILOTE)|TELEPILOTES?))`;

/** Aircraft or flights at large. */
export const ANY_AIRCRAFT = String.raw`(?:ACFTS?|AIRCRAFTS?|FLIGHTS?|FLTS?|FLYING|TFC|TRAFFIC|PILOTS?|AIRMEN|AIR TRAFFIC|AIR TFC|OVERFLIGHTS?|OVERFLYING|OVF|FLIGHT (?:OPERATIONS|OPS|ACTIVIT(?:Y|IES))|FLT (?:OPERATIONS|OPS|ACT)|AIR OPERATIONS|VUELOS?|SOBREVUELOS?|VOLS?|SURVOLS?|AERONAVES?|AERONEFS?)`;

/** Words between two parts of a phrase: at most `length` characters that do not leave the sentence. */
export function within(length: number): string {
  return String.raw`(?:[^.;]|[.](?=\d)){0,${String(length)}}?`;
}

export const MUST = String.raw`(?:MUST|SHALL|ARE TO|IS TO|WILL|HAVE TO|HAS TO|TO|(?:ARE|IS) (?:REQ|REQUIRED|OBLIGED) TO|SHLD BE REQUIRED TO)`;

export const FORBIDDEN = String.raw`(?:PROHIBITED|FORBIDDEN|BANNED|NOT (?:BE )?(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED|AUTH|PERMISSIBLE)|UNAUTHORI[SZ]ED|DISALLOWED|PROHIBID[AO]S?|INTERDITE?S?|PROIBID[AO]S?|VERBOTEN|VERBODEN|FORBUDT|VIETAT[AEIO])`;

/** What an operator is given who may enter. */
export const PERMISSION = String.raw`(?:PERMISSION|PERM|PERMIT|AUTHORI[SZ]ATION|AUTH|APPROVAL|CLEARANCE|CLR|CLNC|COORDINATION|COORD|CONSENT|AGREEMENT|INSTRUCTIONS?|CONSULTATION|ARRANGEMENT|AUTORIZACION|AUTORISATION|AUTORIZACAO|PERMISO)`;
