import { isBanForAll, isDemandWord, isStopWord, toTokens } from './demand-words.ts';
import { ASKED_TO_AVOID } from './danger-rules.ts';
import { announcesDrones } from './drone-announcement.ts';
import { mentionsDrones, withDroneTokens } from './drone-mention.ts';
import { liftsBan } from './lifted.ts';
import type { Span } from '@klarnotam/aviation';
import type { RatingInput } from './rating-input.ts';
import { splitSentences, type Sentence } from './sentences.ts';

const FLYERS = String.raw`(?:ACFTS?|AIRCRAFTS?|FLIGHTS?|FLTS?|FLYING|TFC|TRAFFIC|PILOTS?|AIRMEN|OVERFLIGHTS?|OPERATORS|(?:AIRSPACE )?USERS|CREWS|FLYERS)`;

/** All others, or whoever flies: `ALL TFC`, `NON INVOLVED AIRCRAFT`, `EVERYBODY`. */
const EVERYBODY = new RegExp(
  String.raw`(?<![A-Z])(?:(?:ALL|ANY|OTHER|EVERY|NO|NON[- ]?PARTICIPATING|NON[- ]?INVOLVED|UNINVOLVED|NON[- ]?ESSENTIAL|PRIVATE|VFR|LOCAL|TRANSIT(?:ING)?)(?: (?:OTHER|CIVIL|TYPES? OF|KINDS? OF|PRIVATE|VFR|AIR|AIRSPACE|GENERAL AVIATION|LIGHT|SPORT|LOW|TRANSIT)){0,3} ${FLYERS}|EVERYBODY|EVERYONE|NOBODY|NO ONE|ANYBODY|ANYONE|NO PERSON|ALL AIRSPACE USERS|(?:PILOTS|AIRMEN|CREWS|(?<!BY )ACFT|(?<!BY )AIRCRAFT|FLIGHTS|OPERATORS|TRAFFIC|TFC) (?:NOT|MUST|SHALL|SHOULD|TO|ARE|IS|HAVE|WILL|MAY))(?![A-Z])`,
);

/** What may be demanded of everybody, in words that no rule for it has read. */
const DEMANDED =
  /(?<![A-Z])(?:MUST|SHALL|SHOULD|SHLD|(?:ARE|IS|BE) (?:TO|REQUESTED|REQUIRED|REQ|ASKED|BEGGED|ORDERED|INSTRUCTED|URGED|OBLIGED)|REQUESTED TO|ASKED TO|REQUIRED TO|HAVE TO|(?:ACFT|AIRCRAFT|TFC|TRAFFIC|PILOTS|FLIGHTS|USERS) TO|MAY NOT|NOT TO|KEEP|STAY|REMAIN|AVOID|LEAVE|VACATE|LAND IMMEDIATELY)(?![A-Z])/;

/** Told to keep away or out, whoever is told. */
const KEEP_AWAY =
  /(?<![A-Z])(?:(?:KEEP|STAY|REMAIN|STEER|HOLD)(?: \S+){0,3} (?:CLEAR|CLR|AWAY|OUT|OFF|OUTSIDE|DISTANCE)|KEEP DISTANCE|(?:ACFT|AIRCRAFT|TFC|TRAFFIC|PILOTS) AVOID|AVOID BY|(?:AVOID|LEAVE|VACATE|EVACUATE)(?: \S+){0,3} (?:AREA|VICINITY|AIRSPACE|SITE|ZONE|SCENE|REGION|SKY|VALLEY)|MEIDEN|DESPEJAR|EVITAR (?:EL|LA|A|O) (?:AREA|ZONA)|EVITER (?:LA|LE) (?:ZONE|SECTEUR)|UNNGAA|UNNGA|UNDVIK|ALEJAD[OA]S?|ALEJARSE|AFASTAD[OA]S?|A L'ECART|FERNHALTEN|FERNZUHALTEN|HOLDE? (?:GOD )?AVSTAND|HOLDE? SEG (?:UNNA|BORTE)|Z DALA|OMIJAC|LONTAN[OI]|VAELTTAA|OMZEILEN)(?![A-Z])/;

/** Where others work to save or to secure. */
const EMERGENCY =
  /(?<![A-Z])(?:FIRE|FIRES|WILDFIRES?|BUSHFIRES?|BRANN|SKOGBRANN|BRAND|WALDBRAND|FEUER|INCENDI[OE]S?|FEU|POZAR|FIRE ?-?FIGHTING|RESCUE|RESCUERS|SAR|SEARCH AND RESCUE|RESCATE|SAUVETAGE|REDNING|POLICE|POLIZEI\w*|POLITI\w*|POLICIA|ACCIDENT|CRASH|WRECK(?:AGE)?|INVESTIGATION|EARTHQUAKE|AVALANCHE|LANDSLIDE|FLOOD|FLOODING|DISASTER|EMERGENCY|HOSTAGE|SHOOTING INCIDENT|EXPLOSION|HEMS|MEDEVAC|DESLIZAMIENTO|TERREMOTO)(?![A-Z])/;

const HARMLESS_FOR_ALL =
  /(?<![A-Z])(?:(?:EXERCISE|EXER|USE|TAKE) (?:\S+ )?(?:CAUTION|CARE|VIGILANCE|CTN)|CAUTION (?:ADVISED|ADZ|RECOMMENDED)|LOOK ?-?OUT|LISTENING WATCH|MONITOR|EVALUATE|EXP|SQUAWK|REPORT|EXPECT|AWARE|CHECK|CONSULT|REFER|BE ADVISED|(?:PILOTS|OPERATORS) (?:ARE )?(?:ADVISED|REQUESTED) TO (?:CONTACT|CTC|CONSULT|CHECK|CALL)|FLIGHT PLANS?|FPL|TAXI\w*|RWY|TWY|APRON|STAND|ILS|SID|STAR|PROC\w*|GNSS|GPS|ALTIMETER|QNH|FUEL|SLOT|HANDLING|CUSTOMS|MAY NOT BE ABLE|R\/W|CIRCLING|CIRCUITS?|MDA|FAF|APCH|APPROACH|HOLDING|CONTACT|CTC|APPLIES TO ALL|ATS|RADAR SERVICE|CLSD BY|SEPARATED)(?![A-Z])/;

/** Whom to ask, or who flies: no demand on the reader. */
const CONTACT_LINE =
  /^(?:FOR (?:MORE |FURTHER |ANY )?(?:INFO|INFORMATION|DETAILS|ENQUIR\w+|QUESTIONS?)|(?:POC|CTC|CONTACT|TEL|PHONE|EMAIL|E-MAIL|OPERATOR|OPR BY|OPERATED BY|ORGANI[SZ]ER|RMK|REF|SEE|DETAILS|FURTHER DETAILS|FURTHER INFO\w*|MORE INFO\w*|INFO)(?: |:))/;
const ASKS_FIRST =
  /(?<![A-Z])(?:BEFORE|PRIOR|PERMISSION|APPROVAL|CLEARANCE|AUTH\w*|COORDINAT\w*|OBTAIN|REQ|REQUIRED|MUST|SHALL|NOT|NO|ONLY|UNLESS|WITHOUT|PROHIBITED|FORBIDDEN|BANNED)(?![A-Z])/;

/** Drones that are spoken of but neither told anything nor announced. */
const MERE_MENTION = new RegExp(
  [
    String.raw`(?:COUNTER|ANTI|C)[- ]?<DRONE>`,
    String.raw`<DRONE>[- ](?:DETECTION|DEFEN[CS]E|JAMMING|HELP ?DESK|DESK|OFFICE|UNIT TEL|TEAM TEL|PORT|RUNWAY|RWY|TOWER|TWR|RADAR|WEBSITE|PORTAL|APP)(?! SHOWS)`,
    String.raw`(?:REPORTS?|REPORTING|SIGHTINGS?)(?: \S+){0,3} <DRONE> ?(?:SIGHTINGS?|ACTIVIT\w+|REPORTS?)?`,
    String.raw`(?:AFFECT|SUFFER|INTERFERE WITH|DISTURB)(?: \S+){0,12} <DRONE>|<DRONE>(?: \S+){0,4} (?:MAY |MIGHT |CAN |COULD )?(?:SUFFER|BE AFFECTED|EXPERIENCE|LOSE)`,
    String.raw`^(?:NEW |REVISED )?(?:AIC|AIP|CONTACT DETAILS|E-?MAIL|TEL\w*|PHONE|WEBSITE|CHARTS?|PUBLICATION)(?![A-Z])`,
    String.raw`EXC(?:EPT)? (?:FOR )?(?:BASED? |HOME |LOCAL )<DRONE>`,
  ].join('|'),
);
const BINDS =
  /(?<![A-Z])(?:PROHIBITED|FORBIDDEN|BANNED|MUST|SHALL|NOT|NO|ONLY|UNLESS|WITHOUT|PERMISSION|APPROVAL|REQUIRED|SUSPENDED|TREAT)(?![A-Z])/;

/** On the ground of an aerodrome. */
const ON_THE_GROUND =
  /(?<![A-Z])(?:RWYS?|RUNWAYS?|TWYS?|TAXIWAYS?|TAXILANES?|APRONS?|APN|STANDS?|PARKING|HANGARS?|BAYS?|GATES?|TAXI|TOWING)(?![A-Z])/;

/** Whether the sentence speaks of the ground of an aerodrome. */
export function isOnTheGround(sentence: string): boolean {
  return ON_THE_GROUND.test(sentence);
}

/** `OPS WILL CEASE WHEN MANNED ACFT IS HEARD`: what those who fly there mind. */
const OWN_CONDITION =
  /(?<![A-Z])(?:OPS|OPERATIONS?|OPERATORS?|FLIGHTS?|ACTIVIT(?:Y|IES)|CREWS?|REMOTE PILOTS?|<DRONE>(?: \S+){0,2}|DISPLAY|SHOW|JAMMING) (?:WILL|SHALL|MUST|TO) (?:BE )?(?:CEASED?|STOP(?:PED)?|SUSPENDED|TERMINATED?|LAND(?:ED)?|GIVE WAY|YIELD|ABORT(?:ED)?|HALT(?:ED)?|DISCONTINUED?)(?: \S+){0,4} (?:WHEN|IF|UPON|ON REQUEST|WHENEVER|AT REQUEST|ON ATC|TO (?:ALL )?(?:OTHER |MANNED )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC))/;

/** The Q code warns of drones or model flying. */
export function tellsOfDrones({ facts }: RatingInput): boolean {
  return ['WU', 'WZ'].includes(facts.qualifier?.subject ?? '');
}

/** About drones by its Q code or by any sentence. */
function isAboutDrones(subject: RatingInput): boolean {
  return tellsOfDrones(subject) || mentionsDrones(subject.text.words);
}

function isHarmlessToDrones(words: string, subject: RatingInput): boolean {
  const { family } = subject;
  const tokens = withDroneTokens(words);
  if (liftsBan(words) || announcesDrones(words, tellsOfDrones(subject))) return true;
  if (family === 'warning' && OWN_CONDITION.test(tokens)) return true;
  if (family === 'aerodrome' && ON_THE_GROUND.test(tokens)) return true;
  if (CONTACT_LINE.test(words) && !ASKS_FIRST.test(words)) return true;
  return MERE_MENTION.test(tokens) && !BINDS.test(tokens);
}

/** `FLIGHTS PROHIBITED IN RAIN`, `FLIGHTS OVER PEOPLE PROHIBITED`: what those mind of whom a warning tells. */
const OWN_LIMIT =
  /(?<![A-Z])(?:OVER (?:PEOPLE|PERSONS|CROWDS?|SPECTATORS|UNINVOLVED PERSONS)|(?:IN|DURING|WHEN|IF) (?:(?:CASE OF|HEAVY|BAD|ADVERSE|STRONG|POOR|LOW) )?(?:RAIN|SNOW|FOG|PRECIPITATION|WX|WEATHER|WINDS?|THUNDERSTORMS?|VISIBILITY|VIS|IMC))(?![A-Z])/;

const AIR: readonly string[] = ['airspace', 'other', 'warning', 'zone'];

function isRead({ span }: Sentence, read: readonly Span[]): boolean {
  return read.some(({ from, to }) => from < span.to && to > span.from);
}

/** Whether a word of the sentence demands something. */
export function demandsSomething(sentence: string): boolean {
  return toTokens(withDroneTokens(sentence)).some(isDemandWord);
}

/** The first sentence outside the places `read` that says something to or about drones that no rule reads, or null. */
export function findUnreadAboutDrones(subject: RatingInput, read: readonly Span[]): Sentence | null {
  let about: boolean | null = null;
  for (const sentence of splitSentences(subject.text)) {
    const { words } = sentence;
    if (isRead(sentence, read)) continue;
    if (mentionsDrones(words)) {
      if (!isHarmlessToDrones(words, subject)) return sentence;
      continue;
    }
    if (!toTokens(words).some(isStopWord) || liftsBan(words)) continue;
    if (CONTACT_LINE.test(words)) continue;
    about ??= isAboutDrones(subject);
    if (
      about &&
      !ON_THE_GROUND.test(words) &&
      !OWN_CONDITION.test(words) &&
      !(subject.family === 'warning' && OWN_LIMIT.test(words))
    )
      return sentence;
  }
  return null;
}

/** Told to somebody else alone. */
const OTHERS_ALONE =
  /(?<![A-Z])(?:INBD|INBOUND|ARR|ARRIVING|DEP|DEPARTING|LDG|LANDING|TRANSPORT|MIL|MILI|MILITARY|STATE|FIXED[- ]WING|JET|IFR|HEL|HELICOPTERS?|GLIDERS?|AIRLINES?|[A-Z]+ REGISTERED|US|U\.S\.|UK|EU|MANNED|CREWED|TURBOJET|NATO|CIVIL AIR) (?:ACFT|AIRCRAFT|PILOTS?|CREWS|FLIGHTS?|FLTS?|TFC|TRAFFIC|OPERATORS|AIR OPERATORS|CARRIERS)(?![A-Z])|REGISTERED|OWNED|LICEN[CS]ED/;

/** The first sentence outside the places `read` that tells everybody in the air to do something that no rule reads, or null. */
export function findUnreadToEverybody(subject: RatingInput, read: readonly Span[]): Sentence | null {
  if (!AIR.includes(subject.family)) return null;
  return (
    splitSentences(subject.text).find(
      (sentence) =>
        !isRead(sentence, read) &&
        !(subject.family === 'warning' && OWN_LIMIT.test(sentence.words)) &&
        bindsEverybody(sentence.words) &&
        !liftsBan(sentence.words),
    ) ?? null
  );
}

const NOBODY_ELSEWHERE =
  /(?<![A-Z])(?:NUL NE|NADIE|NINGUN[AO]? (?:AERONAVE|VUELO|PILOTO)|AUCUNE? (?:AERONEF|VOL|PILOTE)|NENHUMA? (?:AERONAVE|VOO|PILOTO)|KEIN(?:E|EN)? (?:LUFTFAHRZEUGE?|FLUEGE|FLUG)|INGEN (?:LUFTFARTOY|LUFTFARTOEY|FLYGING|FLY|LUFTFARTYG)|NESSUN (?:AEROMOBILE|VOLO)|ZADEN (?:STATEK|LOT))(?![A-Z])/;

/** Manned flying of one kind. */
const OTHER_SPORTS =
  /(?<![A-Z])(?:PARASAIL|PARAGLID|PARAPENT|HANG ?-?GLID|JOY ?-?RIDE|JOY ?-?FLIGHT|SIGHTSEEING|HELICOPT|ULMS?(?![A-Z])|MICROLIGHT|ULTRALIGHT|GLID|BALLOON|PARACHUT|SKYDIV|AEROBATIC|TOURIST|STUDENT|SOLO|AIRLINE)/;

/** Airspace and flights by their names in other languages. */
const ELSEWHERE_IN_THE_AIR =
  /(?<![A-Z])(?:ESPACIO AEREO|ESPACO AEREO|ESPACE AERIEN|SPATIUL(?:UI)? AERIAN|SPAZIO AEREO|LUFTRAUM|LUFTROM(?:MET)?|LUFTRUM(?:MET)?|LUCHTRUIM|PRZESTRZEN POWIETRZNA|VZDUSNY PROSTOR|ZRACNI PROSTOR|LEGTER|ILMATILA|OHURUUM|GAISA TELPA|ORO ERDVE|HAVA SAHASI|RUANG UDARA|SOBREVUELOS?|SOBREVOO|SURVOL|SORVOLO|UEBERFLUG|UEBERFLIEGEN|PRZELOT\w*|LOTY|ZBOR\w*|VUELOS?|VOLS|VOOS?|FLUEGE|FLYGNING\w*|FLYVNING\w*|FLYGING|LETY|LENTAMINEN|UCUSLAR?|REPULES|POLETY)(?![A-Z])/;

/** A sentence in another language about airspace or flights, or null. */
export function findElsewhereInTheAir(subject: RatingInput): Sentence | null {
  if (subject.family !== 'other' && subject.family !== 'airspace') return null;
  return (
    splitSentences(subject.text).find(
      ({ words }) => ELSEWHERE_IN_THE_AIR.test(words) && !OTHER_SPORTS.test(words),
    ) ?? null
  );
}

/** Everybody, so told that nothing else can be the subject of the sentence. */
const ALL_TOGETHER =
  /(?<![A-Z])(?:(?:ALL|ANY|EVERY|NO)(?: (?:OTHER|CIVIL|TYPES? OF|KINDS? OF|PRIVATE|AIR|AIRSPACE|GENERAL AVIATION|LIGHT|NON[- ]?PARTICIPATING|NON[- ]?INVOLVED|REMAINING)){0,3} (?:ACFTS?|AIRCRAFTS?|FLIGHTS|FLTS|FLYING|TFC|TRAFFIC|PILOTS|USERS)|EVERYBODY|EVERYONE|NOBODY|NO ONE|TOD[AO]S? (?:(?:LA|EL|LOS|LAS|AS|OS) )?(?:AERONAVES?|TRAFICO|TRAFEGO|VUELOS?|VOOS?)|TOUT (?:AERONEF|VOL|TRAFIC)|TOUS (?:LES )?(?:AERONEFS|VOLS)|ALLE (?:LUFTFAHRZEUGE|FLUEGE|FLUGZEUGE|PILOTEN|FLYGNINGER)|ALL FLYGING|TUTTI GLI AEROMOBILI|WSZYSTKIE STATKI)(?![A-Z])/;

function isAskedToAvoid(words: string): boolean {
  ASKED_TO_AVOID.lastIndex = 0;
  return ASKED_TO_AVOID.test(words);
}

function bindsEverybody(words: string): boolean {
  if (ON_THE_GROUND.test(words) || OTHERS_ALONE.test(words)) return false;
  if (OTHER_SPORTS.test(words) && !ALL_TOGETHER.test(words)) return false;
  if (NOBODY_ELSEWHERE.test(words)) return true;
  if (HARMLESS_FOR_ALL.test(words) || isAskedToAvoid(words)) return false;
  if (ALL_TOGETHER.test(words) || toTokens(words).some(isBanForAll)) return true;
  return (
    EVERYBODY.test(words) &&
    DEMANDED.test(words) &&
    !OTHERS_ALONE.test(words) &&
    !HARMLESS_FOR_ALL.test(words)
  );
}

/** A sentence about such a site in a notice of which nothing was read, or null. */
export function findEmergency(subject: RatingInput): Sentence | null {
  if (subject.family !== 'other' && subject.family !== 'airspace') return null;
  return (
    splitSentences(subject.text).find(({ words }) => EMERGENCY.test(words) && !ON_THE_GROUND.test(words)) ??
    null
  );
}

/** A site of fire, rescue, police or accident that tells others to keep away: the sentence that tells, or null. */
export function findKeepAway(subject: RatingInput): Sentence | null {
  if (subject.family === 'procedure' || subject.family === 'route') return null;
  if (!EMERGENCY.test(subject.text.words)) return null;
  return (
    splitSentences(subject.text).find(({ words }) => KEEP_AWAY.test(words) && !ON_THE_GROUND.test(words)) ??
    null
  );
}
