/** Who flies, or where. */
const FLYING =
  /(?<![A-Z0-9])(?:UAS|UAVS?|RPAS?|SUAS|DRONES?|UNMANNED|MODEL (?:ACFT|AIRCRAFT)|ACFT|AIRCRAFT|FLYING|FLIGHTS?|FLTS?|AIRSPACE|HEL|HELICOPTERS?|PARACHUT[A-Z]{1,5}|AEROBATICS?|GLIDERS?|BALLOONS?|(?:DANGER|RESTRICTED|PROHIBITED) AREA|ROCKETS?|FIREWORKS?|NO[ -]FLY)(?![A-Z0-9])/;
/** What only aeronautical texts write: a position, a height with its reference, a radius. */
const FIGURES =
  /\d{4,6}(?:\.\d{1,3})?[O\d]?[NS][\s,/-]{0,3}\d{5,7}(?:\.\d{1,3})?[EW]|\d\s?(?:FT|M|FEET|METRES)\s?(?:AGL|AMSL|MSL|ASL)\b|\bFL\s?\d{2,3}\b|(?:\bWI|WITHIN|RADIUS)\s[^\r\n]{0,20}?\d\s?NM\b|\d\s?NM\b[^\r\n]{0,20}?\b(?:RADIUS|OF|AROUND)\b/;
const BAN =
  /(?<![A-Z])(?:PROHIBITED|FORBIDD?EN|BANNED|BAN|NOT (?:ALLOWED|PERMITTED|AUTHORI[SZ]ED)|SUSPENDED|KEEP OUT|NO[ -]FLY|RESTRICTED|CLSD|CLOSED)(?![A-Z])/;
const AERONAUTICAL =
  /(?<![A-Z0-9])(?:NOTAMS?|AIP SUP(?:PLEMENT)?|RWY|TWY|APRON|FIR|ACFT|ATC|CTR|TMA|AD CLSD|AMSL|AGL)(?![A-Z0-9])/g;

/** Whether upper-case `text` says something of flying that a drone pilot must be told. */
export function namesFlying(text: string): boolean {
  return FLYING.test(text);
}

/** Whether it restricts flying in so many words. */
export function restrictsFlying(text: string): boolean {
  return FLYING.test(text) && BAN.test(text);
}

/** Whether upper-case `text`, in which no NOTAM is found, is the text of one: it names flying with an aeronautical figure. */
export function isTextOfNotam(text: string): boolean {
  return FLYING.test(text) && FIGURES.test(text);
}

/** Whether it restricts flying at a place or a height that it gives. */
export function isBan(text: string): boolean {
  return restrictsFlying(text) && FIGURES.test(text);
}

/** Whether two different abbreviations of aeronautical notices stand in upper-case `text`. */
export function isAeronautical(text: string): boolean {
  return new Set(text.match(AERONAUTICAL)).size >= 2;
}
