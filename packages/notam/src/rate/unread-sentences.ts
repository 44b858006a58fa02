import type { Span } from '@klarnotam/aviation';
import { announcesDrones } from './sentences/announcement.ts';
import { ASKED_TO_AVOID } from './hazard-rules.ts';
import { goesOnWithThing, sparesReader, speaksOfThings } from './sentences/demands.ts';
import { isAboutDocuments } from './sentences/documents.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { cancelsActivity, liftsBan } from './sentences/lifted.ts';
import { withoutOwnConduct } from './sentences/own-conduct.ts';
import type { RatingInput } from './rating-input.ts';
import { isOfThingOnGround } from './sentences/others-alone.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';

/** The Q code warns of drones or model flying. */
export function tellsOfDrones({ facts }: RatingInput): boolean {
  return ['WU', 'WZ'].includes(facts.qualifier?.subject ?? '');
}

const ON_THE_GROUND =
  /(?<![A-Z])(?:RWYS?|RUNWAYS?|TWYS?|TAXIWAYS?|TAXILANES?|APRONS?|APN|STANDS?|PARKING|HANGARS?|BAYS?|GATES?|TAXI|TOWING|TERMINALS?|CARGO|FREIGHT|BAGGAGE|LUGGAGE)(?![A-Z])/;
const FAR_FROM_RUNWAY = /\d ?(?:NM|KM|M|MILES?|METRES|METERS) (?:OF|FROM|AROUND|EITHER)/;

/** Whether the sentence speaks of the ground of an aerodrome, and not of the air some miles around it. */
export function isOnTheGround({ words, shape }: Sentence): boolean {
  return ON_THE_GROUND.test(words) && !shape.includes('Z') && !FAR_FROM_RUNWAY.test(words);
}

/** Told to keep away or out, whoever is told. */
const KEEP_AWAY =
  /(?<![A-Z])(?:(?:KEEP|STAY|REMAIN|STEER|HOLD)(?: \S+){0,3} (?:CLEAR|CLR|AWAY|OUT|OFF|OUTSIDE|DISTANCE)|KEEP DISTANCE|(?:ACFT|AIRCRAFT|TFC|TRAFFIC|PILOTS) AVOID|AVOID BY|(?:AVOID|LEAVE|VACATE|EVACUATE)(?: \S+){0,3} (?:AREA|VICINITY|AIRSPACE|SITE|ZONE|SCENE|REGION|SKY|VALLEY|LOCATION|OVERFLIGHT|OVERFLYING))(?![A-Z])/;

/** Where others work to save or to secure. */
const EMERGENCY =
  /(?<![A-Z])(?:FIRE|FIRES|WILDFIRES?|BUSHFIRES?|BRANN|SKOGBRANN|BRAND|WALDBRAND|FEUER|INCENDI[OE]S?|FEU|POZAR|FIRE ?-?FIGHTING|RESCUE|RESCUERS|SAR|SEARCH AND RESCUE|RESCATE|SAUVETAGE|REDNING|POLICE|POLIZEI\w*|POLITI\w*|POLICIA|ACCIDENT|CRASH|WRECK(?:AGE)?|INVESTIGATION|EARTHQUAKE|AVALANCHE|LANDSLIDE|FLOOD|FLOODING|DISASTER|EMERGENCY|HOSTAGE|SHOOTING INCIDENT|EXPLOSION|HEMS|MEDEVAC|DESLIZAMIENTO|TERREMOTO)(?![A-Z])/;

/** Whom to ask, or who flies: no demand on the reader. */
const CONTACT_LINE =
  /^(?:FOR (?:MORE |FURTHER |ANY |ADDITIONAL )?(?:INFO|INFORMATION|DETAILS|ENQUIR\w+|QUESTIONS?)|(?:POC|CTC|CONTACT|TEL|PHONE|EMAIL|E-MAIL|OPERATOR|OPR BY|OPERATED BY|ORGANI[SZ]ER|RMK|REF|SEE|DETAILS|FURTHER DETAILS|FURTHER INFO\w*|MORE INFO\w*|INFO|ENQUIR\w+|QUESTIONS|RESPONSIBLE|(?:REMOTE |UAS |UAV |DRONE )?PILOT(?:S|-IN-COMMAND)?(?=:))(?: |:))/;
const ASKS_FIRST = /[CQNBSXpMP]/;

/** Drones that are spoken of but neither told anything nor announced. */
const MERE_MENTION = new RegExp(
  [
    String.raw`(?:COUNTER|ANTI|C)[- ]?<DRONE>|<DRONE> COUNTERMEASURES?`,
    String.raw`<DRONE>[- ](?:DETECTION|DEFEN[CS]E|JAMMING|HELP ?DESK|DESK|OFFICE|UNIT TEL|TEAM TEL|PORT|RUNWAY|RWY|TOWER|TWR|RADAR|WEBSITE|PORTAL|APP|MAP|COORDINATION (?:CENTRE|CENTER|DESK|UNIT)|SECTION|DEPARTMENT|REGISTRATION|REGISTER|FORM|MAIL|EMAIL|TEL|TELEPHONE)(?! SHOWS)`,
    String.raw`(?:REPORTS?|REPORTING|SIGHTINGS?)(?: \S+){0,3} <DRONE> ?(?:SIGHTINGS?|ACTIVIT\w+|REPORTS?)?`,
    String.raw`(?:AFFECT|SUFFER|INTERFERE WITH|DISTURB)(?: \S+){0,12} <DRONE>|<DRONE>(?: \S+){0,4} (?:MAY |MIGHT |CAN |COULD )?(?:SUFFER|BE AFFECTED|EXPERIENCE|LOSE)`,
    String.raw`^(?:NEW |REVISED )?(?:AIC|AIP|CONTACT DETAILS|E-?MAIL|TEL\w*|PHONE|WEBSITE|CHARTS?|PUBLICATION|AMEND|AMDT|ENR|GEN)(?![A-Z])`,
  ].join('|'),
);
/** `AD CLSD EXCEPT FOR BASE UAV ACTIVITY` */
const LEFT_OUT =
  /^NO <DRONE>(?: \S+){0,2} (?:INVOLVED|EXPECTED|REPORTED|PARTICIPATING|PRESENT|ENGAGED|FORESEEN)|(?:AD|AIRPORT|AERODROME|AIRFIELD|CTR) (?:IS )?(?:CLSD|CLOSED) EXC(?:EPT)? (?:FOR )?(?:\S+ )?<DRONE>/;
/** `LIGHT SHOW EXC DRONES` */
const ALL_BUT_DRONES = /(?:EXC|EXCEPT|EXCLUDING) (?:FOR )?<DRONE>$/;
const BINDS = /[BMNCSp]/;

/** `OPS WILL CEASE WHEN MANNED ACFT IS HEARD`: what those who fly there mind. */
const OWN_CONDITION =
  /(?<![A-Z])(?:OPS|OPERATIONS?|OPERATORS?|FLIGHTS?|ACTIVIT(?:Y|IES)|CREWS?|REMOTE PILOTS?|<DRONE>(?: \S+){0,2}|DISPLAY|SHOW|JAMMING) (?:WILL|SHALL|MUST|TO) (?:BE )?(?:CEASED?|STOP(?:PED)?|SUSPENDED|TERMINATED?|LAND(?:ED)?|GIVE WAY|YIELD|ABORT(?:ED)?|HALT(?:ED)?|DISCONTINUED?)(?: \S+){0,4} (?:WHEN|IF|UPON|ON REQUEST|WHENEVER|AT REQUEST|ON ATC|TO (?:ALL )?(?:OTHER |MANNED )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC))/;

/** `FLIGHTS PROHIBITED IN RAIN`, `FLIGHTS OVER PEOPLE PROHIBITED`: what those mind of whom a warning tells. */
const OWN_LIMIT =
  /(?<![A-Z])(?:OVER (?:PEOPLE|PERSONS|CROWDS?|SPECTATORS|UNINVOLVED PERSONS)|(?:IN|DURING|WHEN|IF) (?:(?:CASE OF|HEAVY|BAD|ADVERSE|STRONG|POOR|LOW) )?(?:RAIN|SNOW|FOG|PRECIPITATION|WX|WEATHER|WINDS?|THUNDERSTORMS?|VISIBILITY|VIS|IMC))(?![A-Z])/;

const ALL_DRONES = /A.?D/;

const AIR: readonly string[] = ['airspace', 'other', 'warning', 'zone'];

function withDroneMark({ tokens }: Sentence): string {
  return tokens.map(({ word, letter }) => (letter === 'D' ? '<DRONE>' : word)).join(' ');
}

/** Whether the sentence lets drones fly and binds that to nothing: all of its words are known. */
function permitsDrones({ shape }: Sentence): boolean {
  return /D[^BSXNMQCpR]*P|P[^BSXNMQCpR]*D/.test(shape) && !/[BSXNMQCpRKxu]/.test(shape);
}

function isHarmlessToDrones(sentence: Sentence, subject: RatingInput): boolean {
  const { words, shape } = sentence;
  const { family, notice } = subject;
  if (speaksOfThings(sentence)) return true;
  if (isHighAbove(sentence) || sparesReader(sentence, notice)) return true;
  if (liftsBan(sentence) || announcesDrones(sentence, tellsOfDrones(subject)) || permitsDrones(sentence))
    return true;
  if (family !== 'warning' && (isAboutDocuments(sentence) || cancelsActivity(sentence))) return true;
  const marked = withDroneMark(sentence);
  if (notice === 'drones' && !ALL_DRONES.test(shape) && OWN_CONDITION.test(marked)) return true;
  if (isOnTheGround(sentence) && (family === 'aerodrome' || family === 'procedure')) return true;
  if (family === 'aerodrome' && isOfThingOnGround(sentence)) return true;
  if (CONTACT_LINE.test(words) && !ASKS_FIRST.test(shape.slice(1))) return true;
  if (LEFT_OUT.test(marked) || (ALL_BUT_DRONES.test(marked) && !/[BSXNMKPp]/.test(shape))) return true;
  return MERE_MENTION.test(marked) && !BINDS.test(shape);
}

function isRead({ span }: Sentence, read: readonly Span[]): boolean {
  return read.some(({ from, to }) => from < span.to && to > span.from);
}

/** Whether a word of the sentence demands something. */
export function demandsSomething({ shape }: Sentence): boolean {
  return /[BSXKMPpCQNLlRJx]/.test(shape);
}

/** A ban or a stop that names nobody else: in a notice about drones it may mean them. */
function stopsWhoIsMeant(sentence: Sentence, { family, notice }: RatingInput): boolean {
  const { words, shape } = sentence;
  if (
    !/[BS]/.test(shape) ||
    sparesReader(sentence, notice) ||
    liftsBan(sentence) ||
    CONTACT_LINE.test(words) ||
    isOnTheGround(sentence)
  )
    return false;
  if (/O/.test(shape) && !/[AE]F?|Z/.test(shape)) return false;
  // `CABLE CAR STOPPED`
  if (!shape.includes('B') && /[kuGO]v{0,2}S/.test(shape) && !/[FDZYaAE][vkc]{0,3}S/.test(shape))
    return false;
  return !OWN_CONDITION.test(withDroneMark(sentence)) && !(family === 'warning' && OWN_LIMIT.test(words));
}

/** The first sentence outside the places `read` that says something to or about drones that no rule reads, or null. */
export function findUnreadAboutDrones(subject: RatingInput, read: readonly Span[]): Sentence | null {
  const sentences = readSentences(subject.text);
  const about = tellsOfDrones(subject) || sentences.some(({ namesDrones }) => namesDrones);
  if (!about) return null;
  return (
    sentences.find(
      (sentence) =>
        (!isRead(sentence, read) || (sentence.namesDrones && /B|T.*S/.test(sentence.shape))) &&
        (sentence.namesDrones ? !isHarmlessToDrones(sentence, subject) : stopsWhoIsMeant(sentence, subject)),
    ) ?? null
  );
}

/** Those who fly, with nothing before or behind that would make them some alone. */
const UNNAMED_FLYER = /(?<!O[kcO]?)F(?![kc]?O)/;
/** `ACFT WITH WINGSPAN`, `FLIGHTS REGISTERED IN`: some alone. */
const SOME_FLYERS =
  /\b(?:ACFT|AIRCRAFT|FLIGHTS?|FLTS?|TFC|TRAFFIC|PILOTS|CREWS|OPERATORS) (?:(?:THAT|WHICH) (?:ARE|IS) )?(?:WITH(?! PILOT)|EQUIPPED|REGISTERED|OWNED|LICEN[CS]ED|CERTIFIED|OPERATED BY|LANDING|LDG|DEPARTING|DEP|ARRIVING|ARR|INBOUND|INBD|OUTBOUND|TAXIING|TAXI|PARKED|PARKING|VACATING|INTENDING|PLANNING|USING|REQUIRING|WHOSE|LARGER|WIDER|HEAVIER|EXCEEDING|ABOVE \d|OF CODE|CODE)\b/;

/** What is told to those who fly: a ban, a stop, a denial of flying, entry or permission, to keep away, a duty. */
const BANS_OR_DENIES = /B|N[^,:]{0,4}[PYZ]|Z[^,:]{0,8}N.?P|J[ck]?[Fa][avk]*P/;
const TELLS = /B|S|N[^,:]{0,4}[PYZ]|Z[^,:]{0,8}N|J[ck]?[Fa][avk]*P|M|K|X/;
/** Told to do what limits nobody, or what belongs to flights that land or are planned. */
const LIMITS_NOBODY =
  /(?<![A-Z])(?:MONITOR|EVALUATE|EXP|SQUAWK|REPORT|EXPECT|CHECK|CONSULT|REFER|BE ADVISED|ADVISED TO (?:CONTACT|CTC|CONSULT|CHECK|CALL)|FLIGHT PLANS?|FPL|FUEL|SLOT|HANDLING|CUSTOMS|MAY NOT BE ABLE|NOT BE ABLE|ALTIMETER|QNH|MDA|FAF|CONTACT|CTC|APPLIES TO ALL|ATS|RADAR SERVICE|CLSD BY|SEPARATED|WAKE|DELAYS?|CPDLC|TRANSPONDERS?|RVSM|RNAV|RNP|NAVIGATION|RAIM|GNSS|GPS|CLIMB|PILOT REPORTS?|AIREP|PIREPS?)(?![A-Z])/;

/** `AIRSPACE RESERVED FOR RESCUE HELICOPTERS`, `FOR POLICE ALONE`: nobody else is let in. */
const GIVEN_TO_OTHERS =
  /\b(?:RESERVED (?:EXCLUSIVELY |SOLELY )?FOR|BELONGS? TO|DEDICATED TO|ALLOCATED TO|KEPT (?:FREE|CLEAR) FOR|EXCLUSIVELY FOR|EXCLUSIVE USE|\w+ ALONE|ONLY (?:FOR|TO|POLICE|RESCUE|STATE|MIL\w*|EMERGENCY|PARTICIPATING|FIRE\w*|AUTHORI[SZ]ED))\b/;

const NO_FLYING = /\bNO[- ]FLY(?:ING)?\b/;

const NOBODY = /\b(?:NOBODY|NO ONE|NO PERSON|NOTHING)\b/;

/** `MUST BE FREE OF AIRCRAFT` */
const FREE_OF_AIRCRAFT =
  /\b(?:FREE|EMPTY|DEVOID|CLEARED) OF (?:ALL |ANY |OTHER )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLYING)\b/;

/** What those of whom a warning tells will not do. */
const OWN_CONDUCT = /\b(?:WILL|MAY|MIGHT|CAN|DOES|DO) NOT\b|\bUNABLE\b/;

const CALLED_OFF =
  /\b(?:CANCELLED|CANCELED|CNL|CNLD|ABANDONED|POSTPONED|CALLED OFF|SCRAPPED|TERMINATED|DISCONTINUED|ENDED|ENDS|WITHDRAWN)\b/;
const NOT_AVAILABLE = /\bAIRSPACE (?:IS |WILL BE )?(?:NOT (?:AVBL|AVAILABLE)|UNAVAILABLE)\b/;
/** `NO OTHER MACHINE TAKES OFF` */
const NO_OTHER =
  /\bNO OTHER (?:\S+ ){1,3}(?:FLY|FLIES|FLYING|TAKES? OFF|TAKE-OFF|STARTS?|LAUNCH(?:ES)?|ENTERS?|ALLOWED|PERMITTED|MAY|SHALL)\b/;

function isAskedToAvoid(words: string): boolean {
  ASKED_TO_AVOID.lastIndex = 0;
  return ASKED_TO_AVOID.test(words);
}

/** Whether the sentence tells everybody in the air something that may limit them. */
function bindsEverybody(sentence: Sentence, { family, notice }: RatingInput): boolean {
  const { words, shape } = sentence;
  if (isAskedToAvoid(words) || sparesReader(sentence, notice)) return false;
  if (NOBODY.test(words) && /E.{0,8}[YZP]/.test(shape)) return true;
  if (FREE_OF_AIRCRAFT.test(words) || (NO_FLYING.test(words) && !shape.includes('G'))) return true;
  if (GIVEN_TO_OTHERS.test(words) && /Z|(?:AREA|ZONE|SECTOR)/.test(shape + words) && !shape.includes('G'))
    return true;
  // `ALL FLYING CANCELLED`: what is called off for everybody, where nothing is that could be lifted.
  if (/^[^RBSXNJG]*(?:E|A[kc]{0,2}F)[^RBSXNJG,:]*(?:L|$)/.test(shape) && CALLED_OFF.test(words)) return true;
  if (NOT_AVAILABLE.test(words) || NO_OTHER.test(words)) return !/[GO]/.test(shape) && !isHighAbove(sentence);
  if (!TELLS.test(shape) && !shape.includes('C')) return false;
  const everybody =
    (/E|A[kcOA]{0,2}F/.test(shape) && !/A[kc]?O[kcO]?F/.test(shape)) ||
    /F[ckvi]{0,2}C[ckA]*O/.test(shape) ||
    / FOR ALL$/.test(words);
  if (shape.includes('G') && !shape.includes('Z') && !/\bYOU\b/.test(words)) return false;
  if (SOME_FLYERS.test(words) || isHighAbove(sentence)) return false;
  const flyer = UNNAMED_FLYER.test(shape);
  if (shape.includes('O') && !everybody) return false;
  if (/\bYOU\b/.test(words) && /N.{0,3}Y|B|K/.test(shape)) return true;
  const bans = BANS_OR_DENIES.test(shape);
  if (family === 'warning' && !everybody && OWN_CONDUCT.test(words)) return false;
  if (bans && (everybody || flyer || shape.includes('Z')))
    return !/N[^,:]{0,3}B/.test(shape) || !shape.includes('B');
  if (family === 'warning' && !everybody) return bans && /Y/.test(shape);
  if (bans) return /[YwaD]/.test(shape) && !/G/.test(shape) && !/^k?a/.test(shape);
  if (LIMITS_NOBODY.test(words)) return false;
  const plain = withoutOwnConduct(words, false);
  if (plain !== words && !/[BSKX]/.test(shape.replace(/K(?=[ck]{0,3}H)/g, ''))) return false;
  if (everybody) return true;
  if (flyer && /S|M|K/.test(shape)) return /[SK]/.test(shape) || /M[^,:]{0,4}[YKZpaQ]/.test(shape);
  return (shape.includes('Z') && /S|X|[pM]/.test(shape)) || /^[ck]*K[ck]*Z/.test(shape);
}

/** Aerodromes and routes are closed to all traffic without any effect on the air around them. */
const CLOSED_ELSEWHERE =
  /(?<![A-Z])(?:AD|AP|AIRPORT|AERODROME|AIRFIELD|AIRSTRIP|HELIPORT|HELISTOP|ROUTES?|SEGMENTS?|TRACKS?|DCT|FACILITY)(?![A-Z])/;

const IN_THE_AIR = /\b(?:FLYING|CTR|ATZ)\b/;

/** The classes without those who are left out: `AIRCRAFT OTHER THAN HELICOPTERS` are all the rest. */
function withoutExceptions({ shape }: Sentence): string {
  return shape.replace(/C[ckA]*O[ckO]*F?/g, '');
}

/** Whether everybody who flies is named and banned: then it does not matter what the code says that the notice is about. */
function bansEverybodyByName(sentence: Sentence, { family, notice }: RatingInput): boolean {
  const { words } = sentence;
  const shape = withoutExceptions(sentence);
  const onAerodrome = family === 'aerodrome' || family === 'procedure';
  if (onAerodrome && !/[YZ]/.test(shape) && !FAR_FROM_RUNWAY.test(words) && !IN_THE_AIR.test(words))
    return false;
  if (shape.includes('O')) return false;
  if (NOBODY.test(words) && /E.{0,8}[YZP]/.test(shape) && !shape.includes('G')) return true;
  if (!/E|A[kc]{0,2}F/.test(shape) || !/[BX]|N[^,:]{0,4}[PYZ]/.test(shape) || /G|A[kc]?O/.test(shape))
    return false;
  if (CLOSED_ELSEWHERE.test(words) || SOME_FLYERS.test(words) || LIMITS_NOBODY.test(words)) return false;
  return !isHighAbove(sentence) && !sparesReader(sentence, notice);
}

/** The first sentence outside the places `read` that tells everybody in the air to do something that no rule reads, or null. */
export function findUnreadToEverybody(subject: RatingInput, read: readonly Span[]): Sentence | null {
  const binds = AIR.includes(subject.family) ? bindsEverybody : bansEverybodyByName;
  return (
    readSentences(subject.text).find(
      (sentence, at, all) =>
        !isRead(sentence, read) &&
        !goesOnWithThing(sentence, all[at - 1]) &&
        !(subject.family === 'warning' && OWN_LIMIT.test(sentence.words)) &&
        binds(sentence, subject) &&
        !liftsBan(sentence),
    ) ?? null
  );
}

/** So many words of another language make a sentence one of that language. */
const FEWEST_ELSEWHERE = 3;

/** Whether the sentence is in another language than English. */
function isElsewhere({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ letter }) => /[A-Za-z]/.test(letter) && letter !== 'n');
  const elsewhere = words.filter(({ english }) => !english).length;
  const english = words.filter(
    ({ english: isEnglish, letter }) => isEnglish && letter !== 'u' && letter !== 'c' && letter !== 'D',
  ).length;
  if (elsewhere >= FEWEST_ELSEWHERE && elsewhere > english) return true;
  const told = words.some((each) => !each.english && /[BSXKMNCQ]/.test(each.letter));
  const flying = words.some((each) => !each.english && /[FZYD]/.test(each.letter));
  return told && flying && elsewhere >= english - 1;
}

function isAboutForeignAirspace({ tokens }: Sentence): boolean {
  return tokens.some(({ letter, english }) => letter === 'Z' && !english);
}

/** A sentence in another language about airspace or flights of which not every word is known to be harmless, or null. */
export function findUnreadElsewhere(subject: RatingInput): Sentence | null {
  const { text, family } = subject;
  if (family !== 'other' && family !== 'airspace' && family !== 'warning') return null;
  return (
    readSentences(text).find(
      (sentence) =>
        isElsewhere(sentence) &&
        /[FZAEBSXKNYM]/.test(sentence.shape) &&
        !/G/.test(sentence.shape.replace(/[ZE].*/, '')) &&
        !(/O/.test(sentence.shape) && !/[AEZ]/.test(sentence.shape)) &&
        !liftsBan(sentence) &&
        (isAboutForeignAirspace(sentence) || !announcesDrones(sentence, tellsOfDrones(subject))),
    ) ?? null
  );
}

/** A sentence about such a site in a notice of which nothing was read, or null. */
export function findEmergency({ text, family }: RatingInput): Sentence | null {
  if (family !== 'other' && family !== 'airspace') return null;
  return readSentences(text).find((each) => EMERGENCY.test(each.words) && !isOnTheGround(each)) ?? null;
}

/** A site of fire, rescue, police or accident that tells others to keep away: the sentence that tells, or null. */
export function findKeepAway({ text, family, notice }: RatingInput): Sentence | null {
  if (family === 'procedure' || family === 'route' || !EMERGENCY.test(text.words)) return null;
  return (
    readSentences(text).find(
      (sentence) =>
        (KEEP_AWAY.test(sentence.words) ||
          sentence.tokens.some(({ letter, english }) => letter === 'K' && !english)) &&
        !isOnTheGround(sentence) &&
        !sparesReader(sentence, notice),
    ) ?? null
  );
}
