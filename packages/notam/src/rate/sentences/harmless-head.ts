import { findHazard } from '../find-hazard.ts';
import { OWN_LIMIT } from '../unread-sentences.ts';
import { tokensWithoutConduct } from './announcement.ts';
import { readClauses, type Clause } from './clauses.ts';
import { isAboutThings, sparesReader, speaksOfThings, type NoticeOf } from './demands.ts';
import { isAboutDocuments } from './documents.ts';
import { isHighAbove } from './high-above.ts';
import { liftsBan } from './lifted.ts';
import { isAccessOnFoot, isToOthersAlone, isViaRoute } from './others-alone.ts';
import type { Sentence } from './read-sentences.ts';
import { isPermitted, tellsOfTheAir } from './tells-of-the-air.ts';
import type { Token } from './tokens.ts';

/** What a sentence is held against: the notice that it stands in. */
export interface HeadsOf {
  readonly notice: NoticeOf;
  /** The notice is about an aerodrome: flights that a facility or a service is named with are those that land there. */
  readonly onAerodrome: boolean;
  /** The rating is `caution` already: hazards are heads too. */
  readonly mayEndanger: boolean;
}

/** On the ground of an aerodrome, used there, or on paper. */
const THING = /[Gto]/;
/** The same, services, obstacles, what manned aircraft alone do, and words of organisation, that the lexicon has in other classes. */
const HEADS: ReadonlySet<string> = new Set(
  `AD AP AIRPORT AERODROME AIRFIELD ARPT AFLD HELIPORT AIRSTRIP FACILITY FACILITIES EQUIPMENT EQPT SYSTEM SYSTEMS PAD PADS ROW ROWS SPOT SPOTS DOCK LANE LANES
  FENCE TRENCH ROADWAY SNOWBANKS WINDROWS POWER HARDSTAND MAT STOPBAR SURFACES ENTRANCE INFIELD AIRSTART AIRSTARTS
  ATC ATS TWR TOWER ATCT ACC AFIS FIS AIS APP RADAR SSR PSR UNIT CENTRE COM SERVICE SERVICES SER SVC RADIO TEL PHONE MOBILE WX WEATHER MET QNH PRESSURE RSC
  GNSS GPS RECEIVERS DATA
  OPS OPR OPERATION OPERATIONS OPERATIONAL OPENING HOURS HOUR HR HRS TIMES TIME TIMINGS OPEN DURATION WEEKENDS HOLIDAYS
  CONSTRUCTION WORK WORKS WIP MAINT MAINTENANCE PERSONNEL STAFF WORKERS MEN VEHICLES VEHICLE CONES BARRICADES MARKERS
  CRANE CRANES MAST MASTS OBST OBSTACLE OBSTACLES TURBINE TURBINES CHIMNEY BOOM JIB LIGHT LIGHTS BEACON LIFT MARKED LIT LGTD
  CIRCUIT CIRCUITS TRAINING VISITING VISITORS ARRIVALS DEPARTURES DEP ARR LDG LANDING LANDINGS TKOF TAKEOFF TAKEOFFS JOINS MEDEVAC TRANSIENT LVP ODP MOVEMENT MOVEMENTS NOISE
  DIVERSIONS INDEMNITY DELAYS CALIBRATION CHECK AVAILABILITY SCARING STARTS
  INFO INFORMATION DETAILS RMK REMARK REMARKS REF NOTE PPR VALID STATUS PHASE PHASES NOTAM NOTAMS CAUSE REASON COLOR COLOUR CODE CHANGE ADD AMEND DELETE ENQUIRIES INQUIRIES EVENT REGISTRY TYPE
  POSITION PSN COORDINATE COORDINATES COORD COORDS RADIUS LIMITS HEIGHT HGT ELEV ELEVATION ALTITUDE SFC GND MAX UPPER LOWER BOUNDED LOCATION LOCATIONS AREA LINE
  LINES`.split(/\s+/),
);
/** What is let off, flown or set up by those of whom a warning tells, that names no activity by itself. */
const ACTIVE_THINGS =
  /^(?:FLARES?|JAMMERS?|FLYPASTS?|LIGHTS?|SMOKE|SONDES?|BEAMS?|RELEASES?|ASCENTS?|WILDLIFE)$/;
/** Behind these a thing only says where something else is. */
const BESIDE = /^(?:NEAR|OVER|ABOVE|AROUND|VCY|VICINITY|OUTSIDE|BESIDE|WITHIN|WI|AT|BY)$/;
const VERB = /[BSXMKvPLJre]/;
const ADJECTIVE = /^(?:ESSENTIAL|FREE)$|[A-Z]{3}(?:ED|ING)$/;
/** Forbids, stops, closes, keeps away, binds or denies. */
const HINDERS = /[BSXKMNCQR]/;
/** Drones, everybody, the air, or amateurs. */
const READER = /[DEZh]/;
/** What says where, when or how high, and marks. */
const POSITIONAL = /^[nwkci,:()]*$/;
/** The longest sentence without a verb that is a mere name, in words: `YI PENG`. */
const LONGEST_TITLE = 3;

/** `PLEASE NOTE THAT`: what follows is told. */
const OPENS = /^(?:PLEASE|PSE|NOTE|THAT)$/;
const CALL =
  /(?:^|^FOR (?:\w+ ){1,3}|[,:] ?|\b(?:AND|OR|EMERG|EMERGENCY|INFO|DETAILS|SITE|EVENT) )(?:PLEASE )?(?:POC|CTC|CONTACT|TEL|PHONE|CALL|EMAIL|NOTIFY|REPORT TO|COORD WITH)(?![A-Z])/;
/** Whom to call so that others stop. */
const STOPS_FIRING =
  /^(?:FOR )?EMERG(?:ENCY)? CEASE[- ]?FIR(?:E|ING)(?: REQUESTS?)?(?: (?:OR INFO(?:RMATION)?|CTC|CONTACT|CALL|TEL|VIA|ON))*:? [+\d]/;
/** To be minded, or who answers for what: nothing that limits anybody. */
const LIMITS_NOBODY =
  /\b(?:(?:REMAIN|BE|STAY) (?:ALERT|VIGILANT|AWARE)|EVALUATE|EXPECT|EXPECTED|EXP|RESPONSIBLE FOR|REPORT (?:ANY |FURTHER |ALL )*SIGHTINGS?|(?:PERMISSION|APPROVAL|CLEARANCE) (?:GRANTED|ISSUED)|NO (?:IMPACT|EFFECT|INFLUENCE|HAZARD))\b/;
const ASKS_TO_AVOID =
  /\b(?:REQUESTED|REQ|ADVISED|ADZ|ASKED|RECOMMENDED) (?:NOT )?TO (?:OVERFLY|AVOID|REMAIN|STAY|KEEP)\b|^(?:ALL |VFR )*(?:ACFT|TFC|FLT) AVOID\b/;
/** `MULTIPLE LARGE ACFT WILL`, `THIS ACTIVITY MAY NOT BE`: what those do of whom a warning tells. */
const OWN_FLIGHT = /^[cknuO,]*[Fa][cknuaiwO,]*$/;
/** Nouns for the one who does what a notice tells of. */
const DOER = /^(?:OPERATOR|CREW|TEAM|ORGANI[SZ]ER|OBSERVER)$/;
const WILL_OR_MAY = /^(?:WILL|MAY|MIGHT|CAN)\b/;
const OUT_OF_CONTROLLED =
  /\bCONTROLLED AIRSPACE WILL BE (?:AVOIDED|EXCLUDED)\b|^EXCLUDING CONTROLLED AIRSPACE$|\bWILL (?:NOT ENTER|AVOID|REMAIN OUTSIDE) CONTROLLED AIRSPACE\b/;

function isHead({ letter, word }: Token): boolean {
  return THING.test(letter) || HEADS.has(word);
}

/** Whether a noun of the phrase is a harmless head, not what only says where something is. */
function hasHead(phrase: readonly Token[]): boolean {
  let beside = false;
  for (const token of phrase) {
    if (BESIDE.test(token.word)) beside = true;
    else if (!beside && isHead(token)) return true;
    else if (!/[ckuhnw]/.test(token.letter)) beside = false;
  }
  return false;
}

function lettersOf(tokens: readonly Token[]): string {
  return tokens.map(({ letter }) => letter).join('');
}

/**
 * The class of a word among its neighbours: one with a figure in it is a figure, `LOW FLYING AREA` and `AVOIDANCE AREA` are areas of military low
 * flying, `THE SUSPENDED BRIDGE` and `BEAMS DIRECTED UPWARDS` tell nobody anything.
 */
function letterAmong(tokens: readonly Token[], at: number): string {
  const { letter = '', word = '' } = tokens[at] ?? {};
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (letter === 'u' && /\d/.test(word)) return 'n';
  if ((word === 'FLYING' && before?.word === 'LOW') || word === 'AVOIDANCE') return 'w';
  if (word === 'DIRECTED' && next?.word !== 'TO') return 'k';
  const isOfNoun = before?.letter === 'c' && /[A-Z]{3}ED$/.test(word) && /[wukG]/.test(next?.letter ?? '.');
  return isOfNoun && HINDERS.test(letter) ? 'k' : letter;
}

/** Without brackets that hold names and figures. */
function plain(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let open = -1;
  for (const [at, token] of tokens.entries()) {
    kept.push({ ...token, letter: letterAmong(tokens, at) });
    if (token.letter === '(') open = kept.length - 1;
    if (token.letter !== ')' || open < 0) continue;
    if (/^\([nwkciu,:]*\)$/.test(lettersOf(kept.slice(open)))) kept.length = open;
    open = -1;
  }
  return kept;
}

/** Without names behind prepositions: `WI 2NM OF ST MARY'S`. */
function isPositional(tokens: readonly Token[]): boolean {
  const letters = lettersOf(tokens);
  if (POSITIONAL.test(letters.replace(/i[cnkw]*u{1,3}/g, 'i'))) return true;
  return (
    /^[nwkciu,:]*$/.test(letters) &&
    tokens.filter(({ letter }) => /[uk]/.test(letter)).length <= LONGEST_TITLE
  );
}

function isOfManned(clause: readonly Token[]): boolean {
  const letters = lettersOf(clause);
  return !/[DEZh]/.test(letters) && (letters.includes('O') || hasHead(clause));
}

/** What the sentence begins with, up to its verb; behind THERE IS what there is, behind a cause and a comma what follows. */
function topicOf(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0]?.word ?? '';
  const comma = /^(?:DUE|DUE TO|OWING|IN)$/.test(first) ? tokens.findIndex(({ word }) => word === ',') : -1;
  const isVerb = ({ letter, word }: Token, at: number): boolean => {
    if (!VERB.test(letter) || HEADS.has(word)) return false;
    const next = tokens[at + 1];
    return !(ADJECTIVE.test(word) && next !== undefined && isHead(next));
  };
  const there =
    first === 'THERE'
      ? tokens.findIndex((token) => !/[vMPck]/.test(token.letter) || HEADS.has(token.word))
      : 0;
  const opener = tokens.findIndex(({ word }) => !OPENS.test(word));
  const begin = Math.max(there, comma + 1, tokens[0]?.letter === 'N' ? 1 : 0, opener);
  const verb = tokens.findIndex((token, at) => at > begin && isVerb(token, at));
  return tokens.slice(begin, verb < 0 ? tokens.length : verb);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

function namesHazard(topic: readonly Token[]): boolean {
  if (topic.some(({ letter, word }) => /[aO]/.test(letter) || ACTIVE_THINGS.test(word))) return true;
  return findHazard({ words: wordsOf(topic), placeOf: (from, to) => ({ from, to }) }) !== null;
}

function isHarmlessClause({ subject, predicate, denied }: Clause, notice: NoticeOf): boolean {
  const own = lettersOf(subject);
  const told = lettersOf(predicate);
  if (!denied && !HINDERS.test(told)) return true;
  if (POSITIONAL.test(own) && !denied && /^X[^DEYZFh]*$/.test(told)) return true;
  if ((hasHead(subject) || own.includes('O')) && !READER.test(own) && !own.includes('A')) return true;
  if (isOfManned([...subject, ...predicate]) && !READER.test(own)) return true;
  const isOfActivity = /[Fa]/.test(own) || subject.some(({ word }) => ACTIVE_THINGS.test(word));
  return notice !== null && isOfActivity && !/[AED]/.test(own) && told.startsWith('v');
}

/** `WI 5KM`, `OVER THE TOWN`: away from the aerodrome. */
const ELSEWHERE = /^(?:WI|WITHIN|NEAR|OVER|AROUND|RADIUS|BELOW|BLW|ABOVE|ABV|INSIDE)$/;

/** Whether flights that land or park are spoken of: by what they use there, or at an aerodrome by no place away from it. */
function isOfThoseWhoLand(tokens: readonly Token[], letters: string, onAerodrome: boolean): boolean {
  if (READER.test(letters)) return false;
  if (!letters.includes('F') && !tokens.some(({ word }) => /^(?:AIR)?CREWS?$/.test(word))) return false;
  if (letters.includes('G')) return true;
  return onAerodrome && (letters.includes('O') || !tokens.some(({ word }) => ELSEWHERE.test(word)));
}

const NAMES_AIR = /(?<![A-Z])(?:OVER-?FL(?:Y|IGHT|OWN)|AIRSPACE|SKY(?![A-Z])|SKIES)/;
const MAY_FLY = /\bMAY (?:ENTER|CROSS|TRANSIT|FLY|OPERATE)\b/;
/** `DO NOT HOLD MESSAGING TFC` */
const ORDER_OF_THINGS = /^[vMNKi][^DEFYZhA]*G/;
/** `NOT TO BE MOVED` */
const PASSIVE_ORDER = /^NOT (?:TO )?BE [A-Z]+ED$/;
const NO_RESTRICTION = /^NO (?:\w+ )?(?:RESTRICTIONS?|LIMITATIONS?)\b/;

/** Read by the rules for drones, the air, demands, documents, lifted bans, heights and calls, or a request that is read elsewhere. */
function isReadOtherwise(sentence: Sentence, { notice, onAerodrome }: HeadsOf): boolean {
  const { shape, words } = sentence;
  if (sentence.namesDrones || isToOthersAlone(sentence) || ORDER_OF_THINGS.test(shape)) return true;
  if (NAMES_AIR.test(words) && !/[Eh]/.test(shape) && !tellsOfTheAir(sentence, onAerodrome)) return true;
  if (isPermitted(sentence) || (MAY_FLY.test(words) && !HINDERS.test(shape))) return true;
  if (notice !== null && (OWN_LIMIT.test(words) || isAccessOnFoot(sentence))) return true;
  if (NO_RESTRICTION.test(words) && !/[BSXKC]/.test(shape)) return true;
  if (PASSIVE_ORDER.test(words) && !/[BYZ]/.test(shape)) return true;
  if (shape.includes('e') && !/[BSXKMC]/.test(shape)) return true;
  if (isHighAbove(sentence) || liftsBan(sentence) || isAboutDocuments(sentence) || isViaRoute(sentence))
    return true;
  if (sparesReader(sentence, notice) || speaksOfThings(sentence) || isAboutThings(sentence)) return true;
  if (
    (shape.includes('H') || LIMITS_NOBODY.test(words)) &&
    !/[BSXN]/.test(shape) &&
    !(shape.includes('K') && /[DEYZh]/.test(shape))
  )
    return true;
  if (STOPS_FIRING.test(words)) return true;
  return ASKS_TO_AVOID.test(words) || (CALL.test(words) && !/[DEYZB]/.test(shape));
}

/** Said of those of whom a warning tells: what they will do, or what is left where that is taken out of the sentence. */
function isOfOwnFlights(tokens: readonly Token[], topic: readonly Token[], letters: string): boolean {
  // `ACCESS TO CONTROLLED AIRSPACE SUBJ ATC CLR`
  if (!HINDERS.test(letters) && tokens.some(({ word }) => word === '/') && !/[AED]/.test(letters))
    return true;
  const doer = topic.at(-1)?.word ?? '';
  if (topic.length <= 2 && DOER.test(doer) && !/[BSXKC]/.test(letters)) return true;
  return OWN_FLIGHT.test(lettersOf(topic)) && WILL_OR_MAY.test(tokens[topic.length]?.word ?? '');
}

/**
 * Whether what a sentence speaks of is known to be harmless to those who fly drones: the ground of an aerodrome, a facility, a service, an obstacle, a
 * procedure, a document, what manned aircraft alone do, contacts, positions, hours; beside a rating of `caution` a hazard too. What
 * it then forbids or demands has to be of such a thing as well.
 */
export function showsHarmlessHead(sentence: Sentence, about: HeadsOf): boolean {
  const { notice, onAerodrome, mayEndanger } = about;
  const raw = plain(sentence.tokens);
  const isPlain = !HINDERS.test(sentence.shape) && !READER.test(sentence.shape);
  if (isPositional(raw) || (isPlain && hasHead(topicOf(raw)))) return true;
  if (isReadOtherwise(sentence, about)) return true;
  const tokens = plain(tokensWithoutConduct(sentence, notice !== null));
  const letters = lettersOf(tokens);
  if (isPositional(tokens) || isOfThoseWhoLand(tokens, letters, onAerodrome)) return true;
  // `MARKED WITH CONES`: goes on with what the sentence before spoke of.
  if (letters.startsWith('v') && !HINDERS.test(letters) && !/[DEFYZh]/.test(letters)) return true;
  const topic = topicOf(tokens);
  if (notice !== null && (isOfOwnFlights(tokens, topic, letters) || OUT_OF_CONTROLLED.test(sentence.words)))
    return true;
  const isOfOthers = /^[ckhnwuFi]*O/.test(lettersOf(topic)) && !/[ADEZh]/.test(lettersOf(topic));
  if (!hasHead(topic) && !isOfOthers && !(mayEndanger && namesHazard(topic))) return false;
  return readClauses({ ...sentence, tokens, shape: letters }).every((each) => isHarmlessClause(each, notice));
}
