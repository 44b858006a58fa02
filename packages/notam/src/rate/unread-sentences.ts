import type { Span } from '@klarnotam/aviation';
import { announcesDrones, shapeWithoutConduct } from './sentences/announcement.ts';
import { bindsPermission, isAboutThings, sparesReader, speaksOfThings } from './sentences/demands.ts';
import { isAboutDocuments } from './sentences/documents.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { cancelsActivity, liftsBan } from './sentences/lifted.ts';
import type { RatingInput } from './rating-input.ts';
import { ordersDrones } from './sentences/orders.ts';
import { isAccessOnFoot, isOfThingOnGround, isToOthersAlone } from './sentences/others-alone.ts';
import { goesOnAboutDrones } from './sentences/points-back.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { toTokens } from './sentences/tokens.ts';

/** The Q code warns of drones or model flying. */
export function tellsOfDrones({ facts }: RatingInput): boolean {
  return ['WU', 'WZ'].includes(facts.qualifier?.subject ?? '');
}

const ON_THE_GROUND =
  /(?<![A-Z])(?:RWYS?|RUNWAYS?|TWYS?|TAXIWAYS?|TAXILANES?|APRONS?|APN|STANDS?|PARKING|HANGARS?|BAYS?|GATES?|TAXI|TOWING|TERMINALS?|CARGO|FREIGHT|BAGGAGE|LUGGAGE)(?![A-Z])/;
/** Miles and kilometres are no measure of what is on the ground of an aerodrome; metres may be. */
export const FAR_FROM_RUNWAY =
  /\d ?(?:NM|KMS?|MILES?)(?![A-Z])|\d ?(?:M|METRES|METERS) (?:OF|FM|FROM|AROUND|EITHER)(?![A-Z])/;

/** Whether the sentence speaks of the ground of an aerodrome, and not of the air some miles around it. */
export function isOnTheGround({ words, shape }: Sentence): boolean {
  return ON_THE_GROUND.test(words) && !shape.includes('Z') && !FAR_FROM_RUNWAY.test(words);
}

/** What has happened or may: by these words alone a site is told, whatever else is named there. */
export const INCIDENT =
  /(?<![A-Z])(?:ACCIDENT|CRASH(?:ED)? (?:SITE|SCENE|OF)|(?:PLANE|AIR|ACFT|AIRCRAFT|HELICOPTER|HEL|CAR|TRAIN|BUS|TRUCK) CRASH|WRECK(?:AGE)?|DERAILMENT|EXPLOSION|BOMBS?|UXO|UNEXPLODED|ORDNANCE|HOSTAGES?|SIEGE|MANHUNT|GUNMAN|SHOOTING INCIDENT|TERROR\w*|RIOTS?|DISASTER|EARTHQUAKE|AVALANCHE|LANDSLIDE|WILDFIRES?|BUSHFIRES?|(?:TOXIC|CHEMICAL|GAS|AMMONIA|CHLORINE|RADIOACTIVE) (?:LEAK|SPILL|CLOUD|RELEASE)|DESLIZAMIENTO|TERREMOTO)(?![A-Z])/;
/** Where others work to save or to secure. */
const EMERGENCY =
  /(?<![A-Z])(?:CRASH|FIRE|FIRES|BRANN|SKOGBRANN|BRAND|WALDBRAND|FEUER|INCENDI[OE]S?|FEU|POZAR|FIRE ?-?FIGHTING|RESCUE|RESCUERS|SAR|SEARCH AND RESCUE|RESCATE|SAUVETAGE|REDNING|POLICE|POLIZEI\w*|POLITI\w*|POLICIA|INVESTIGATION|FLOOD|FLOODING|EMERGENCY|HEMS|MEDEVAC)(?![A-Z])/;

/** Whom to ask, or who flies: no demand on the reader. */
const CONTACT_LINE =
  /^(?:FOR \S+ (?:CTC|CONTACT|TEL|PHONE|CALL)|IN CASE OF (?:EMERGENCY|ACCIDENT)|FOR (?:MORE |FURTHER |ANY |ADDITIONAL )?(?:INFO|INFORMATION|DETAILS|ENQUIR\w+|QUESTIONS?)|(?:POC|CTC|CONTACT|TEL|PHONE|EMAIL|E-MAIL|OPERATOR|OPR BY|OPERATED BY|ORGANI[SZ]ER|REF|SEE|DETAILS|FURTHER DETAILS|FURTHER INFO\w*|MORE INFO\w*|INFO|ENQUIR\w+|QUESTIONS|RESPONSIBLE|(?:REMOTE |UAS |UAV |DRONE )?PILOT(?:S|-IN-COMMAND)?(?=:))(?: |:))/;
const ASKS_FIRST = /[CQNBSXpMP]/;

/** Drones that are spoken of but neither told anything nor announced. */
const MERE_MENTION = new RegExp(
  [
    String.raw`(?:COUNTER|ANTI|C)[- ]?<DRONE>|<DRONE> COUNTERMEASURES?`,
    String.raw`<DRONE>[- ](?:DETECTION|HELP ?DESK|DESK|OFFICE|UNIT TEL|TEAM TEL|PORT|RUNWAY|RWY|TOWER|TWR|RADAR|WEBSITE|PORTAL|APP|MAP|COORDINATION (?:CENTRE|CENTER|DESK|UNIT)|SECTION|DEPARTMENT|REGISTRATION|REGISTER|FORM|MAIL|EMAIL|TEL|TELEPHONE)(?![A-Z]| SHOWS)`,
    String.raw`<DRONE> (?:SIGHTINGS?|REPORTS?)|<DRONE>(?: (?:AND|OR) (?:\S+ ){1,2})? ?(?:WAS |WERE |HAS |HAVE |HAS BEEN |HAVE BEEN )?(?:REPORTED|SIGHTED|SEEN|OBSERVED|SPOTTED)(?! (?:\S+ ){0,6}(?:WILL|ARE|IS)\b)`,
    String.raw`\bJAMMING \((?: ?[^ )]+){0,6} <DRONE>`,
    String.raw`(?:REPORTS?|REPORTING|SIGHTINGS?)(?: \S+){0,3} <DRONE> ?(?:SIGHTINGS?|ACTIVIT\w+|REPORTS?)?`,
    String.raw`(?:AFFECT|SUFFER|INTERFERE WITH|DISTURB)(?: \S+){0,12} <DRONE>|<DRONE>(?: \S+){0,4} (?:MAY |MIGHT |CAN |COULD )?(?:SUFFER|BE AFFECTED|EXPERIENCE|LOSE)`,
  ].join('|'),
);
const DOCUMENT_FIRST =
  /^(?:NEW |REVISED )?(?:AIC|AIP|CONTACT DETAILS|E-?MAIL|TEL\w*|PHONE|WEBSITE|CHARTS?|PUBLICATION|AMEND|AMDT|ENR|GEN)(?![A-Z])/;
/** `AD CLSD EXCEPT FOR BASE UAV ACTIVITY` */
const LEFT_OUT =
  /^NO <DRONE>(?: \S+){0,2} (?:INVOLVED|EXPECTED|REPORTED|PARTICIPATING|PRESENT|ENGAGED|FORESEEN)|(?:AD|AIRPORT|AERODROME|AIRFIELD|CTR) (?:IS )?(?:CLSD|CLOSED) EXC(?:EPT)? (?:FOR )?(?:\S+ )?<DRONE>/;
/** `LIGHT SHOW EXC DRONES` */
const ALL_BUT_DRONES = /(?:EXC|EXCEPT|EXCLUDING) (?:FOR )?<DRONE>$/;

/** `OPS WILL CEASE WHEN MANNED ACFT IS HEARD`: what those who fly there mind. */
const OWN_CONDITION =
  /(?<![A-Z])(?:OPS|OPERATIONS?|OPERATORS?|FLIGHTS?|ACTIVIT(?:Y|IES)|CREWS?|REMOTE PILOTS?|<DRONE>(?: \S+){0,2}|DISPLAY|SHOW|JAMMING) (?:WILL|SHALL|MUST|TO) (?:BE )?(?:CEASED?|STOP(?:PED)?|SUSPENDED|TERMINATED?|LAND(?:ED)?|GIVE WAY|YIELD|ABORT(?:ED)?|HALT(?:ED)?|DISCONTINUED?)(?: \S+){0,4} (?:WHEN|IF|UPON|ON REQUEST|WHENEVER|AT REQUEST|ON ATC|TO (?:ALL )?(?:OTHER |MANNED )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC))/;

/** `FLIGHTS PROHIBITED IN RAIN`, `FLIGHTS OVER PEOPLE PROHIBITED`: what those mind of whom a warning tells. */
export const OWN_LIMIT =
  /(?<![A-Z])(?:OVER (?:PEOPLE|PERSONS|CROWDS?|SPECTATORS|UNINVOLVED PERSONS)|(?:IN|DURING|WHEN|IF) (?:(?:CASE OF|HEAVY|BAD|ADVERSE|STRONG|POOR|LOW) )?(?:RAIN|SNOW|FOG|PRECIPITATION|WX|WEATHER|WINDS?|THUNDERSTORMS?|VISIBILITY|VIS|IMC))(?![A-Z])/;

const ALL_DRONES = /A.?D/;

/** The classes of words in which drones are marked. */
function readMarked(marked: string): string {
  const drones = Array.from(marked.matchAll(/<DRONE>/g), ({ index }) => ({ from: index, to: index + 7 }));
  return toTokens(marked, 0, marked.length, drones)
    .map(({ letter }) => letter)
    .join('');
}

function withDroneMark({ tokens }: Sentence): string {
  return tokens.map(({ word, letter }) => (letter === 'D' ? '<DRONE>' : word)).join(' ');
}

/** `UAS FLIGHTS PERMITTED IN THE PARK`: nothing else is said of it, no mass, no hours, no permit. */
const PERMITTED = /^[ckh]*D[aFYvkc]*P(?:iY)?(?:g|i[cwku]*)?$/;
const PERMITTED_THERE =
  /\b(?:ALLOWED|PERMITTED|PERMITED|AUTHORI[SZ]ED|APPROVED|WELCOME|FREE)(?: TO (?:FLY|OPERATE))?(?: AGAIN| FREELY)?(?:$| (?:IN|WI|WITHIN|OVER|AROUND|AT|NEAR|INSIDE)\b)/;

/** Whether the sentence lets drones fly and binds that to nothing. */
function permitsDrones({ shape, words }: Sentence): boolean {
  return PERMITTED.test(shape) && PERMITTED_THERE.test(words);
}

/** Drones are what it speaks of: `DRONES UNWELCOME NEAR RWY`. */
const OF_DRONES = /^[ckhnwuA,:]*N?[ckA]*D/;

function isOfGround(sentence: Sentence, { family }: RatingInput): boolean {
  const isThere = isOnTheGround(sentence) && !OF_DRONES.test(sentence.shape);
  if (isThere && (family === 'aerodrome' || family === 'procedure')) return true;
  return family === 'aerodrome' && isOfThingOnGround(sentence);
}

/** Whether drones are only mentioned: outside of that nothing is told to anybody, and no drones are spoken of. */
function isMereMention(marked: string): boolean {
  if (DOCUMENT_FIRST.test(marked) && !/[BMNCSp]/.test(readMarked(marked))) return true;
  if (!MERE_MENTION.test(marked)) return false;
  const rest = readMarked(marked.replace(MERE_MENTION, ' '));
  return !/[BMNCSpKXxAEQ]/.test(rest) && (rest.match(/D/g)?.length ?? 0) === 0;
}

function isHarmlessToDrones(sentence: Sentence, subject: RatingInput): boolean {
  const { words, shape } = sentence;
  const { family, notice } = subject;
  if (isHighAbove(sentence) || liftsBan(sentence) || isOfGround(sentence, subject)) return true;
  if (bindsPermission(sentence)) return false;
  if (ordersDrones(sentence)) return sparesReader(sentence, null);
  if (speaksOfThings(sentence) || sparesReader(sentence, notice)) return true;
  if (announcesDrones(sentence, tellsOfDrones(subject)) || permitsDrones(sentence)) return true;
  if (family !== 'warning' && (isAboutDocuments(sentence) || cancelsActivity(sentence, false))) return true;
  const marked = withDroneMark(sentence);
  if (notice === 'drones' && !ALL_DRONES.test(shape) && OWN_CONDITION.test(marked)) return true;
  if (CONTACT_LINE.test(words) && !ASKS_FIRST.test(shape.slice(1))) return true;
  if (LEFT_OUT.test(marked) || (ALL_BUT_DRONES.test(marked) && !/[BSXNMKPp]/.test(shape))) return true;
  return isMereMention(marked);
}

/** Whether the sentence stands in one of these places. */
export function isRead({ span }: Sentence, read: readonly Span[]): boolean {
  return read.some(({ from, to }) => from < span.to && to > span.from);
}

/** Whether a word of the sentence demands something. */
export function demandsSomething({ shape }: Sentence): boolean {
  return /[BSXKMPpCQNLlRJx]/.test(shape);
}

/** Forbids, stops, closes, keeps away, asks, binds or denies flying, or names everybody; or begins with an order. */
const MAY_DEMAND = /[BSXKMCE]|A[kc]{0,2}F|N.{0,3}[YPZF]|^[ck]*x/;
/** `ALL FLIGHTS APPROVED BY CAA` */
const ALL_APPROVED = /^[ck]*A[kc]{0,2}F[vk]*P[^BSXKMCNQ]*$/;
/** What may be done, or is only to be told. */
const IS_OPTIONAL =
  /\b(?:MAY|CAN) (?:CALL|CONTACT|CTC|REPORT|REQUEST|OBTAIN|ENTER|BE (?:REQUESTED|OBTAINED))\b|\bUNABLE TO\b|\b(?:SHALL|SHOULD|TO|MUST|PLEASE)? ?REPORT (?:ANY |FURTHER |ALL )*SIGHTINGS?\b/;
const IN_THE_AIR: readonly string[] = ['airspace', 'other', 'warning', 'zone'];

/**
 * Whether a sentence of a notice about drones that does not name them may tell them something: a word of it may demand, and it is not shown
 * to be about others, things, a contact, a document or the ground.
 */
function mayTellDrones(sentence: Sentence, subject: RatingInput): boolean {
  if (!IN_THE_AIR.includes(subject.family)) return stopsWhoIsMeant(sentence, subject);
  const { words, shape } = sentence;
  if (!MAY_DEMAND.test(shapeWithoutConduct(sentence, tellsOfDrones(subject)))) return false;
  if (ALL_APPROVED.test(shape)) return false;
  if ((IS_OPTIONAL.test(words) && !/[BSXKC]/.test(shape)) || /^[ck]*N[ck]*R/.test(shape)) return false;
  if (sparesReader(sentence, subject.notice) || liftsBan(sentence) || isHighAbove(sentence)) return false;
  if (CONTACT_LINE.test(words) || isOnTheGround(sentence) || isAboutDocuments(sentence)) return false;
  if (isToOthersAlone(sentence) || speaksOfThings(sentence) || isAboutThings(sentence)) return false;
  if (OWN_CONDITION.test(withDroneMark(sentence))) return false;
  return !(subject.family === 'warning' && (OWN_LIMIT.test(words) || isAccessOnFoot(sentence)));
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

/**
 * The first sentence outside the places `read` that says something to or about drones that no rule reads, or null; with `namedAlone` only
 * those that name them.
 */
export function findUnreadAboutDrones(
  subject: RatingInput,
  read: readonly Span[],
  namedAlone = false,
): Sentence | null {
  const sentences = readSentences(subject.text);
  const named = sentences.filter(({ namesDrones }) => namesDrones);
  const isNotice = tellsOfDrones(subject);
  if (!isNotice && named.length === 0) return null;
  const skipsOthers = namedAlone || (!isNotice && named.every((each) => isMereMention(withDroneMark(each))));
  return (
    sentences.find(
      (sentence, at) =>
        (!isRead(sentence, read) || (sentence.namesDrones && /B|T.*S/.test(sentence.shape))) &&
        (sentence.namesDrones || goesOnAboutDrones(sentence, sentences[at - 1])
          ? !isHarmlessToDrones(sentence, subject)
          : !skipsOthers && mayTellDrones(sentence, subject)),
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

/** A word of another language forbids, and another one is of flying or the air: `ZAKAZ LATANIA NAD STADIONEM`. */
function forbidsFlyingElsewhere({ tokens, shape }: Sentence): boolean {
  const has = (letters: RegExp): boolean =>
    tokens.some(({ letter, english }) => !english && letters.test(letter));
  return has(/B/) && has(/[FYZ]/) && !/[GO]/.test(shape);
}

/** A sentence in another language about airspace or flights of which not every word is known to be harmless, or null. */
export function findUnreadElsewhere(subject: RatingInput): Sentence | null {
  const { text, family } = subject;
  const isInTheAir = family === 'other' || family === 'airspace' || family === 'warning';
  return (
    readSentences(text).find(
      (sentence) =>
        isElsewhere(sentence) &&
        (isInTheAir || forbidsFlyingElsewhere(sentence)) &&
        /[FZAEBSXKNYM]/.test(sentence.shape) &&
        !/G/.test(sentence.shape.replace(/[ZE].*/, '')) &&
        !(/O/.test(sentence.shape) && !/[AEZ]/.test(sentence.shape)) &&
        !liftsBan(sentence) &&
        (isAboutForeignAirspace(sentence) || !announcesDrones(sentence, tellsOfDrones(subject))),
    ) ?? null
  );
}

/** Closed, prohibited, limited, restricted, active: by the last two letters of the code (ICAO Doc 8400). */
const CLOSES: readonly string[] = ['LC', 'LP', 'LT', 'LR', 'LB', 'CA', 'CS'];

/** What a notice says whose code closes airspace or makes it active, and of which nothing was read: no milder than the code. */
export function findUnderClosingCode({ facts, text, family }: RatingInput): Sentence | null {
  const condition = facts.qualifier?.condition ?? null;
  if (family !== 'airspace' || condition === null || !CLOSES.includes(condition)) return null;
  return readSentences(text)[0] ?? null;
}

/** A sentence about such a site in a notice of which nothing was read, or null. */
export function findEmergency({ text, family }: RatingInput): Sentence | null {
  if (family !== 'other' && family !== 'airspace') return null;
  return readSentences(text).find((each) => isEmergency(each.words) && !isOnTheGround(each)) ?? null;
}

/** Whether a site of fire, rescue, police or an accident is spoken of. */
export function isEmergency(words: string): boolean {
  return INCIDENT.test(words) || EMERGENCY.test(words);
}

/** A sentence about an incident in a notice of which only a place was read, that is harmless by itself: `HOSTAGES TAKEN AT PARKING LOT`. */
export function findIncident({ text, family }: RatingInput): Sentence | null {
  if (family === 'procedure' || family === 'route') return null;
  return readSentences(text).find(({ words }) => INCIDENT.test(words)) ?? null;
}
