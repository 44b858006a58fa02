import { phrase, phraseList } from '../search/phrase.ts';
import { findFirst, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { ANY_AIRCRAFT, DRONE, FORBIDDEN, MUST, within } from '../vocabulary.ts';

/** Who may not fly, or that the airspace is closed. */
export interface Ban {
  readonly who: 'drones' | 'all' | 'closed';
  readonly found: Found;
}

const TO_FLY = String.raw`(?:FLY|BE FLOWN|OPERATE|ENTER|BE OPERATED|PENETRATE|CROSS|OVERFLY|TAKE[- ]?OFF|TAKE PLACE|BE CONDUCTED|BE USED)`;
const PERMITTED = String.raw`(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED|PERMISSIBLE|APPROVED)`;
const OF_WHOM = String.raw`(?:FOR|TO|OF|PARA|A|AUX|AU|DE) (?:ALL |ANY |TODAS? |TODOS |LOS |LAS |TOUS |LES |EL |LE |EL VUELO DE |VUELOS? (?:DE|CON) |LE VOL DE |VOOS? DE |THE (?:USE|OPERATION|FLIGHT) OF ){0,3}`;

function bansOf(who: string): string[] {
  return [
    String.raw`NO (?:OTHER |CIVIL |SMALL )?${who} ${within(40)} ?(?:(?:MAY|SHALL|WILL|IS|ARE)(?: TO)?|TO) (?:BE )?(?:${PERMITTED}|${TO_FLY})`,
    String.raw`NO (?:OTHER |CIVIL |SMALL )?${who} ${within(20)} ?${PERMITTED}`,
    String.raw`${who}(?! IN ACCORDANCE)${within(60)} ?(?:STRICTLY |ALSO |TEMPORARILY )?${FORBIDDEN}`,
    String.raw`${FORBIDDEN} ${OF_WHOM}${who}`,
    String.raw`${FORBIDDEN} TO (?:FLY|OPERATE|USE) (?:ANY |ALL )?${who}`,
    String.raw`${FORBIDDEN} (?:EL |LE |O )?(?:VUELO|SOBREVUELO|VOL|SURVOL|VOO|SOBREVOO) (?:DE |DES |CON |COM )(?:LOS |OS )?${who}`,
    String.raw`(?:PROHIBITION|BAN|INTERDICTION) (?:OF|ON|FOR|DE|DU|AUX) (?:ALL |THE |ANY )?${who}`,
    String.raw`${who} ${within(20)} ?(?:SHALL|MUST|MAY|ARE|IS) NOT (?:TO )?(?:BE )?(?:${TO_FLY}|FLOWN|OPERATED|USED)`,
    String.raw`(?:DO NOT|NOT TO BE) (?:FLY|OPERATE|USE|FLOWN|OPERATED) (?:ANY )?${who}`,
  ];
}

const DRONE_BANS = phraseList(
  [
    ...bansOf(DRONE),
    String.raw`NO ${DRONE}S? (?:FLYING|FLIGHTS?|FLTS?|OPS|OPR|OPERATIONS?|ACTIVIT(?:Y|IES)|ACT|ZONE|AREA)`,
    String.raw`NO[- ](?:FLY|DRONE)[- ](?:ZONE|AREA) (?:IS )?(?:ESTABLISHED|ACTIVE|ACTIVATED|ACT|IN FORCE|FOR ${DRONE})`,
    String.raw`(?:CLSD|CLOSED) (?:FOR|TO) (?:ALL )?${DRONE}`,
    String.raw`${DRONE} ?[:–-] ?NO (?:FLYING|FLIGHTS?|FLTS?|FLY|OPS|OPERATIONS?|ENTRY)`,
    String.raw`(?<!ALL )${DRONE} (?:FLIGHTS|FLTS|FLYING|OPERATIONS|OPS|ACTIVIT(?:Y|IES)) (?:(?:ARE|IS) )?(?:TEMPORARILY |TEMPO )?SUSPENDED|ALL ${DRONE} (?:FLIGHTS |FLTS |FLYING |OPERATIONS |OPS )?(?:ARE )?SUSPENDED`,
    String.raw`(?:STENGT|LUKKET|SPERRET|STANGT|AVSTANGT|GESPERRT|VERBOT(?:EN)?|FLUGVERBOT|FLYFORBUD|FERMEE?|CERRAD[AO]|FECHAD[AO]|CHIUS[AO]) (?:FOR|FUE?R|PARA|AUX|A|AI|AGLI) (?:ALLE |ALL |TODOS LOS |TOUS LES )?${DRONE}`,
    String.raw`DIVIETO (?:ASSOLUTO )?(?:DI|DEL) (?:SORVOLO|VOLO|DECOLLO|OPERAZIONI)(?: E [A-Z]{4,12})? (?:PER|AI|DEI|DI|CON|DA PARTE DI) (?:I |GLI |TUTTI I )?(?:${DRONE}|S?APR)`,
    String.raw`NO ${DRONE}(?= ?(?:[.,;]|$))`,
    String.raw`NO (?:FLIGHTS?|FLYING|OPERATIONS?|USE|LAUNCH(?:ING)?) (?:BY|OF|WITH) (?:ANY |ALL )?${DRONE}`,
    String.raw`(?:FLYING|FLIGHTS?|FLTS|OPERATIONS?|OPERATING|USE) OF (?:ALL |ANY |CIVIL )?${DRONE} ${within(20)} ?(?:SUSPENDED|HALTED|STOPPED)`,
    String.raw`${DRONE} (?:FLIGHT |FLYING )?BAN(?= ?(?:[.,;]|$)| IN (?:FORCE|PLACE)| WI)`,
    String.raw`${DRONE} ${within(20)} ?(?:SHALL|MUST|ARE TO|HAVE TO) (?:REMAIN|STAY|KEEP) (?:CLEAR|OUTSIDE|CLR|OUT)(?: OF)? (?:THE |THIS |ABOVE |DESIGNATED ){0,3}(?:AREAS?|ZONES?|AIRSPACE|CIRCLE)`,
  ].map(phrase),
);

const ALL_BANS = phraseList(
  [
    ...bansOf(ANY_AIRCRAFT),
    String.raw`NO ${ANY_AIRCRAFT} (?:ACTIVIT(?:Y|IES)|ACTTIVITY|OPERATIONS?)? ?(?:IS |ARE )?(?:PERMITTED|PERMISSIBLE|ALLOWED)`,
    String.raw`(?:PROHIBITED|FORBIDDEN|NOT (?:PERMITTED|ALLOWED)) TO (?:FLY|ENTER|OPERATE|OVERFLY|CROSS)`,
    String.raw`NO (?:PERSON|PILOT|OPERATOR)S? (?:MAY|SHALL|IS TO) (?:OPERATE|OPR|FLY)`,
    String.raw`${FORBIDDEN} (?:EL |LE |O )?(?:SOBREVUELO|SURVOL|SOBREVOO)`,
    String.raw`NO OVER ?(?:FLIGHTS?|FLYING|FLT) (?:OF|OVER|BELOW|WI|WITHIN|ABOVE)`,
    String.raw`ONLY (?:RELIEF|PARTICIPATING|RESCUE|STATE|MIL(?:ITARY)?|POLICE|MEDICAL|EMERGENCY|FIRE ?FIGHTING)[A-Z ]{0,30} (?:ACFT|AIRCRAFT|FLIGHTS?)${within(70)} ?${PERMITTED}`,
    String.raw`(?:ALL|ANY|NON[- ]?PARTICIPATING|OTHER) (?:NON[- ]?PARTICIPATING |OTHER |CIVIL )?(?:${ANY_AIRCRAFT}) ${within(15)} ?${MUST} (?:REMAIN|STAY|KEEP) (?:CLEAR|OUTSIDE|CLR|OUT)`,
    String.raw`(?:ENTRY|ENTERING|PENETRATION|ACCESS|ENTRADA|PENETRATION) ${within(40)} ?(?:IS |ARE )?(?:STRICTLY )?${FORBIDDEN}`,
    String.raw`(?:AREA|AIRSPACE|ZONE|ESPACIO AEREO) (?:IS |SHALL |MUST |WILL )?(?:NOT (?:TO )?BE (?:ENTERED|PENETRATED|FLOWN)|PROHIBID[AO] (?:PARA|A) )`,
    String.raw`USE OF (?:THE |THIS )?(?:AIRSPACE|AREA) ${within(80)} ?(?:IS )?(?:STRICTLY )?(?:${FORBIDDEN}|SUSPENDED)`,
    String.raw`DIVIETO (?:ASSOLUTO )?DI SORVOLO`,
    String.raw`(?<=^|[.:,-] )NO (?:FLIGHTS?|FLYING|FLTS?)(?= ?(?:[,.;]|$))`,
    String.raw`NO[- ]?FLY(?:ING)?[- ]?(?:ZONE|AREA) (?:FOR|TO) (?:ALL|ANY|EVERY)`,
    String.raw`NO (?:ACFT|AIRCRAFT|FLIGHTS?|FLTS?|FLYING) (?:OF ANY (?:KIND|TYPE) |WHATSOEVER )(?:BELOW|BLW|UNDER|WI|WITHIN|INSIDE|IN|OVER)`,
    String.raw`NO (?:ACFT|AIRCRAFT|FLYING) (?:BELOW|BLW|INSIDE) \d`,
    String.raw`(?:(?:NO|NIL) ENTRY|DO NOT ENTER|KEEP OUT)`,
  ].map(phrase),
);

const CLOSED = phraseList([
  phrase(
    String.raw`(?<!LOWER )(?:AIRSPACE|AIR SPACE|ESPACIO AEREO|ESPACE AERIEN|ESPACO AEREO)(?: (?!RADAR|SER|SERVICE|HR|HOURS|REGULATION|USERS|RESERV|RESTR)[^ .;]{1,30}){0,6}? ?(?:IS |ARE |WILL BE |SHALL BE )?(?:TEMPORARILY |COMPLETELY )?(?:CLSD|CLOSED|CERRADO|FERME|FECHADO)|AIRSPACE (?:IS )?NOT (?:AVBL|AVAILABLE) (?:TO|FOR) (?:ALL|ANY)|(?:CERRADO|FECHADO|FERME|CLSD|CLOSED)(?: EL| O| L')? (?:ESPACIO AEREO|ESPACO AEREO|ESPACE AERIEN)|(?:LUFTRAUM|LUFTROM|LUFTROMMET|LUFTRUM) ${within(40)} ?(?:GESPERRT|STENGT|STANGT)|(?<=^|[.] )(?:THE )?(?:AREA|(?:(?!LOWER |UPPER )[A-Z]{3,20} ){0,3}(?:FIR|UIR)) (?:IS |WILL BE )?(?:CLSD|CLOSED)|(?:FIR|UIR|AREA|ZONE|SECTOR) (?:IS |WILL BE )?(?:CLSD|CLOSED) (?:FOR|TO) ALL (?:${ANY_AIRCRAFT}|CIVIL)`,
  ),
]);

/** Words that make a sentence speak of something else than flying where the reader flies. */
const NOT_FLYING =
  /\b(?:RWY|RUNWAY|TWYS?|TAXIWAY|TAXILANE|TAXI(?:ING)?|APRON|APN|STANDS?|PARK(?:ING)?|ENG(?:INE)?|CIRCLING|LDG|LANDINGS?|TKOF|TAKE[- ]?OFFS?|TOUCH AND GO|RAMP|PROC(?:EDURES?)?|APCH|APPROACH(?:ES)?|ILS|RNP|RNAV|VOR|NDB|MINIMA|TOWING|REFUEL\w*|ROUTES?|SID|STAR|TRAINING FLIGHTS|DIVERSIONS?|STUDENTS?|CIRCUITS?|OVER (?:PEOPLE|PERSONS|CROWDS))\b/;

/** Those for whom a rule is made that does not bind a civil drone. */
const OTHERS_ONLY = new RegExp(
  String.raw`\b(?:(?<!UN)(?<!UN-)MANNED|CREWED(?<!UNCREWED)|PARAGLIDERS?|HANG ?GLIDERS?|MIL(?:I|ITARY)?|STATE|FIXED[- ]WING|JET|SCHEDULED|IFR|GAT|OAT|HELICOPTERES?|HELICOPTEROS?|HUBSCHRAUBER|HELIKOPTRE|HELIKOPTER|STUDENT|SOLO|R\/W|F\/W|ROTARY|PASSENGER|COMMERCIAL|HELICOPTERS?|GLIDERS?|AUTONOMOUS|TRAINING|PARTICIPATING(?<!NON[- ]?PARTICIPATING)|REGISTERED IN|OWNED|CHARTERED|AIRLINES?|OPERATORS OF|REGISTERED)\b`,
);

const OVERFLIGHT = /OVER ?FL|OVF|SOBREVUEL|SURVOL/;

/** `NO OVERFLIGHT OF TERMINAL BY LDG ACFT`: who is meant stands behind it. */
const BY_OTHERS =
  /^[^.;,]{0,60}?\bBY (?:ALL )?(?:LDG|LANDING|DEP|DEPARTING|ARR|ARRIVING|TAXIING|MIL|MILITARY|HEL|HELICOPTERS?|GLIDERS?|JETS?|IFR|HEAVY) (?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS|FLTS|HEL|HELICOPTERS)(?![^.;]{0,40}\b(?:OR|AND|ALL|ANY)\b)/;

/** `SURVOL INTERDIT AUX ULM`. */
const TO_OTHERS =
  /^ (?:AUX?|A LOS|A LAS|FOR|TO|PARA|FUER) (?:LES |ALL |THE |MANNED )?(?:ULMS?|HELICOPT\w+|PARAGLID\w+|HANG ?-?GLID\w+|GLIDERS?|PLANEURS?|JETS?|MIL|MILITARY|MANNED|ULTRALIGHTS?|MICROLIGHTS?|STUDENTS?|BALLOONS?|PARAPENT\w+|PARACHUT\w+)\b(?!.{0,40}\b(?:UAS|DRONES?|ALL|RPAS?)\b)/;

/** A request is no ban: `ALL ACFT ARE REQUESTED TO REMAIN CLEAR`. */
const ASKED =
  /\b(?:REQUESTED|ADVISED|ASKED|RECOMMENDED|URGED|INVITED) TO (?:REMAIN|STAY|KEEP) (?:CLEAR|CLR|OUTSIDE|OUT)$/;

/** What is not forbidden. */
const NO_BAN = /\b(?:NOT|NO LONGER) (?:STRICTLY )?(?:PROHIBITED|FORBIDDEN|BANNED)$/;

const GROUND_MOVEMENT =
  /\b(?:PARKING|TOWING|TAXI(?:ING)?|REFUEL\w{0,6}|MOVEMENT|START ?UP) (?:OF |FOR )?(?:ALL )?$/;

function concernsReader(ban: Found, text: SearchText): boolean {
  const lead = text.words.slice(Math.max(0, ban.from - 24), ban.from);
  const leadWords = lead.slice(
    Math.max(lead.lastIndexOf('. '), lead.lastIndexOf(';'), lead.lastIndexOf(', ')) + 1,
  );
  const rest = text.words.slice(ban.to, ban.to + 26);
  if (/CONTROLLED AIRSPACE|\bCAS\b/.test(ban.phrase + rest.slice(0, 26)) && /REMAIN/.test(ban.phrase))
    return false;
  if (/\b(?:MAY|SHOULD|IF|WHETHER|POSSIBLY|REQUESTED|ADVISED|RECOMMENDED) $/.test(leadWords)) return false;
  if (ASKED.test(ban.phrase)) return false;
  if (BY_OTHERS.test(text.words.slice(ban.to, ban.to + 140))) return false;
  if (TO_OTHERS.test(text.words.slice(ban.to, ban.to + 60))) return false;
  if (GROUND_MOVEMENT.test(leadWords) || NO_BAN.test(ban.phrase)) return false;
  if (OTHERS_ONLY.test(leadWords.slice(-24)) || OTHERS_ONLY.test(ban.phrase)) return false;
  return OVERFLIGHT.test(ban.phrase) || !NOT_FLYING.test(ban.phrase);
}

/** The ban on unmanned aircraft or on everybody that the text pronounces and that `binds`, those on drones first. */
export function findBan(text: SearchText, binds: (ban: Ban) => boolean = () => true): Ban | null {
  for (const [who, bans] of BANS) {
    const found = findFirst(text, bans, (each) => concernsReader(each, text) && binds({ who, found: each }));
    if (found !== null) return { who, found };
  }
  return null;
}

const BANS = [
  ['drones', DRONE_BANS],
  ['all', ALL_BANS],
  ['closed', CLOSED],
] as const;
