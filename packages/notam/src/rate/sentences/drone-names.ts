import { findCorrectSpelling, indexMisspellings, isOneEditAway } from '../lexicon/misspelling.ts';

/** Drones by any name that offices write, in Latin letters; wider than what a rule about drones is read from. */
const NAMED = new RegExp(
  [
    String.raw`S?UA[SV]{1,2}(?:'?S)?|C-?UAS|UAS'?S|UA(?! ?\d| (?:REG|REGISTERED|AIRLINES?|AIRSPACE|FIR)\b)|RPA(?:S|SS|'?S)?|DRON(?!FIELD|TEN(?![A-Z])|NING|RIJP|ERO(?![A-Z]))[A-Z']{0,20}|DR(?:OH|U)N(?:E[A-Z]{0,20}|S)?|[A-Z]{2,20}(?:DRONE|DROHNE|DRONAR)[A-Z]{0,20}`,
    String.raw`UNMAN+E?N?E?D[A-Z]?|UN-MANNED|NON-?MANNED|UNCREWED|UN-CREWED|UNPILOTED|(?:WITHOUT|WITH NO|AND NO|HAVING NO) (?:A |ANY )?(?:PILOTS?|CREWS?|HUMANS?|PERSONS?|BODY|ONE) (?:ON ?BOARD|ABOARD)|(?:CRAFTS?|ACFT|AIRCRAFT|MACHINES?|VEHICLES?) WITHOUT (?:A |ANY )?(?:PILOTS?|CREWS?)|PILOTLESS|CREWLESS|REMOTE(?:LY)?[- ](?:PILOT(?:S|ED)?|CONTROLL?ED|OPERATED|FLOWN|AIRCRAFT|ACFT)|RADIO[- ]CONTROLL?ED (?:MODELS?|ACFT|AIRCRAFT|PLANES?)|(?:RC|R\/C) (?:MODELS?|ACFT|AIRCRAFT|PLANES?)|(?:STEERED|PILOTED|FLOWN|GUIDED|CONTROLLED) FROM (?:THE GROUND|BELOW|AFAR|A DISTANCE)|FL(?:Y|IES|YING|OWN) (?:[A-Z]{1,12} ){0,3}REMOTE(?:LY)? CONTROL[A-Z]{0,4}`,
    String.raw`(?:QUAD|HEXA|OCTO|MULTI)(?:RO)?[- ]?(?:COPTERS?|ROTORS?)|FLYCAMS?|FLYING CAMERAS?|FPV|BVLOS|EVLOS|(?:LARGE )?(?:SCALE )?MODEL (?:ACFTS?|AIRCRAFTS?|AIR ?PLANES?|AEROPLANES?|PLANES?|FLYING|FLIGHTS?|JETS?|HELICOPTERS?|GLIDERS?)|AERO ?MODEL[A-Z]{0,10}|AIR TAXIS? WITHOUT PILOT|(?:FLYING|AERIAL|AIRBORNE|RADIO) (?:TOYS?|ROBOTS?|DEVICES?|OBJECTS?|GADGETS?)|TOYS|TOY (?:PLANES?|AIRCRAFT|ACFT|HELICOPTERS?|DRONES?)|(?:ROBOTIC|ROBOT|AUTONOMOUS|CREWLESS) (?:ACFT|AIRCRAFT|AERIAL VEHICLES?|AIR VEHICLES?|AIR TAXIS?)|SMALL[ ,]+(?:SLOW|LOW)[A-Z ,]{0,12} TARGETS?|(?:LSS|SMALL|LOW SLOW SMALL) (?:FLYING )?TARGETS?|(?:OPEN|SPECIFIC) (?:OR SPECIFIC )?CATEGORY|REMOTE PILOTS?|EVTOLS?|U-SPACE|(?:AERO)?MODELL?ERS|(?:MODEL|HOBBY|RECREATIONAL|TOY) (?:FLYERS?|FLIERS?|PILOTS?)`,
    String.raw`FLUGMODELL[A-Z]{0,4}|UNBEMAN[A-Z]{0,6}|U?OBEMAN[A-Z]{0,6}|UBEMAN[A-Z]{0,5}|ONBEMAN[A-Z]{0,5}|MODELL?FLY[A-Z]{0,8}|MODELL?FLUG[A-Z]{0,8}|MODELL?VLIEG[A-Z]{0,10}|SANS (?:EQUIPAGE|PILOTE|PERSONNE)[A-Z]{0,3}|TELEPILOT[A-Z]{0,5}|(?:NO|NAO|SIN|SEM) (?:TRIPULA[A-Z]{0,6}|PILOTO|PILOTAD[AO]S?)|VANTS?|SAPR|TELECOMAND[A-Z]{0,6}|TELECOMMAND[A-Z]{0,4}|TELEGUIAD[A-Z]{0,3}|RADIOCONTROL[A-Z]{0,6}|FERNGELENKT[A-Z]{0,3}|PILOTOS? REMOTOS?|PILOTES? A DISTANCE|FERNPILOT[A-Z]{0,4}|FERNGESTEUERT[A-Z]{0,2}|FJERN(?:PILOT|STYRT)[A-Z]{0,4}|FJARRSTYRD[A-Z]{0,2}|SENZA (?:PILOTA|EQUIPAGGIO)|PILOTAGGIO REMOTO|FARA PILOT|PILOTA NELKUL[A-Z]{0,2}`,
    String.raw`BEZZALOG[A-Z]{0,6}|BSPS?|BEZ ?PILOT[A-Z]{0,6}|BESPILOT[A-Z]{0,6}|BEZPOSADK[A-Z]{0,4}|BPLA|BEPILOC[A-Z]{0,6}|MIEHITTAM[A-Z]{0,10}|LENNOK[A-Z]{0,8}|MEHITAMATA|DROON[A-Z]{0,5}|(?:OHNE|ZONDER|UTEN|UTAN|UDEN|BEZ|SENZA|SIN|SEM|SANS|FARA) (?:EEN |EIN |UN )?(?:BESATZUNG|PILOTE?N?|BEMANNING|PILOOT|FOERER|FORER|MANNSKAP|BESETNING|BESATTNING|BESAETNING|ZALOGI|PILOTA|POSADKY|POSADE|OCUPANTES?|OCCUPANTS?|TRIPULACION|TRIPULACAO|TRIPULANTES?|BORD|EKIPAZHA)|PILOTSUZ|INSANSIZ[A-Z]{0,3}|IHA(?:LAR)?(?:IN)?|TANPA AWAK|FLYGILD[A-Z]{0,4}|KHONG NGUOI LAI|BREZPILOT[A-Z]{0,5}|BEZ POSADE|ZRAKOPLOV[A-Z]{0,3} BEZ|MI EPANDROM[A-Z]{0,5}`,
  ]
    .map((source) => String.raw`(?<![A-Z0-9@._])(?:${source})(?![A-Z0-9])`)
    .join('|'),
  'g',
);

/** The same in other scripts, which have no word boundaries that a search could ask for. */
const IN_OTHER_SCRIPTS =
  /ДРОН|БЕСПИЛОТ|БЕЗПІЛОТ|БЕЗПИЛОТ|БПЛА|БЕСПІЛОТ|无人|無人|ドローン|드론|무인|درون|مسيّ?ر|بدون طيار|ड्रोन|ড্রোন|โดรน|מזל.ט|רחפן|ΔΡΟΝ|ΜΗ ΕΠΑΝΔΡ/g;

/** What carries nobody aboard and yet is no drone, or has nobody on duty. */
const NO_DRONE = new RegExp(
  String.raw`\bUNMANNED (?:(?:METEOROLOGICAL|MET|WEATHER|TETHERED|CAPTIVE|HELIUM|FREE|HOT AIR|LIGHT|MEDIUM|HEAVY) ){0,3}(?:BALLOONS?|BALOONS?|AEROSTATS?|FREE|TWR|TOWER|AD|AERODROME|AIRFIELD|STATION|LIGHTHOUSE|PLATFORMS?|SPACE|ROCKETS?)\b|\b(?:AD|TWR|TOWER|STATION|AERODROME|AIRFIELD|AFIS|APRON|RFFS?|DESK|OFFICE|PLATFORM|RIG|TENDER|NUI)(?: IS| WILL BE)? UNMANNED\b|\bNORMALLY UNMANNED\b`,
  'g',
);

const MISSPELT = indexMisspellings([
  'DRONES', 'UNMANNED', 'UNCREWED', 'QUADCOPTER', 'QUADCOPTERS', 'MULTICOPTER', 'MULTICOPTERS',
]); // prettier-ignore
/** Words of the language that are one letter away from a drone. */
const REAL_WORDS: ReadonlySet<string> = new Set([
  'DROVE',
  'DROVES',
  'DRONED',
  'MANNED',
  'CROONE',
  'DROME',
  'DRENE',
]);

/** Whether a word that nobody knows is a drone misspelt by one letter; a short one counts only with its first letter right. */
export function isMisspeltDrone(word: string): boolean {
  if (word.length < 5 || REAL_WORDS.has(word)) return false;
  if (word.startsWith('D') && word.length <= 6 && isOneEditAway(word, 'DRONE')) return true;
  return findCorrectSpelling(word, MISSPELT) !== null;
}

/** Where unmanned aircraft are named in the searched words. */
export interface DroneName {
  readonly from: number;
  readonly to: number;
}

/** Every place where the words name unmanned aircraft, in order. */
export function droneNames(words: string): DroneName[] {
  const others = Array.from(words.matchAll(NO_DRONE), toPlace);
  const named = [...words.matchAll(NAMED), ...words.matchAll(IN_OTHER_SCRIPTS)].map(toPlace);
  named.sort((left, right) => left.from - right.from);
  let next = 0;
  return named.filter(({ from, to }) => {
    while ((others[next]?.to ?? Infinity) <= from) next += 1;
    return (others[next]?.from ?? Infinity) >= to;
  });
}

function toPlace({ index, 0: name }: RegExpExecArray): DroneName {
  return { from: index, to: index + name.length };
}
