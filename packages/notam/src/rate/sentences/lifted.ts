import { restsInPart } from '../deactivation.ts';
import { withoutAdjuncts } from './clauses.ts';
import { isAboutDocuments } from './documents.ts';
import type { Sentence } from './read-sentences.ts';
import { mayStillBind } from './still-binds.ts';
import type { Token } from './tokens.ts';

/** What binds a lifting to something, lifts what let drones in, or says that the ban lasts. */
const NOT_LIFTED = /[CpT]|N.?L|LN|l[^,]*R[^,]*L/;

/** A lifting by the classes of its words: R a restriction, B and S what forbids or stops, J no longer, D drones, Z airspace. */
const LIFTED = [
  /R.*[LJ]|[BwZ].*J/, // BAN ... LIFTED, PROHIBITION NO LONGER IN FORCE
  /(?:ND|B)w[^,]*[LJ]/, // NO-DRONE ZONE TERMINATED
  /[lL].{0,6}R/, // LIFTING OF THE BAN
  /J.{0,3}[BSRMXp]/, // NO LONGER PROHIBITED
  /[BSX].{0,4}J/,
  /(?:^|[,:v])N(?:ck?|[aklqx]{0,3})R[avqk]{0,3}$/, // NO RESTRICTIONS APPLY
  /(?:^|[,:v])N(?:ck?|[aklqx]{0,3})R.{0,5}D(?!.*[BSMQ])/, // NO RESTRICTIONS FOR UAS
  /^N[kD]{1,3}R[avqk]{0,3}$/, // NO DRONE RESTRICTIONS DUE TO THE EVENT
  /J[iv]?q/, // NO LONGER EFFECTIVE
  /[DFZYa].{0,4}r/, // FLIGHTS RESUMED, AIRSPACE REOPENED
  /D[avkFY]{0,4}v?P[^NBS]{0,4}g/, // UAS PERMITTED AGAIN
  /^[^NBSXMCQ]*P[^NBSXMCQ]*g/, // PERMITIDOS LOS VUELOS SIN RESTRICCIONES
  /D[^NBSXMCQ]{0,6}g.{0,2}P/, // DRONES DE NOUVEAU AUTORISES
  /D[avkYF]{0,4}g[^BSXNMKR]*$/, // UAS OPERATIONS AS USUAL
];

/** Drones are left free of what is said: `UAS NOT AFFECTED`, `DOES NOT APPLY TO UAS`, `NO CLEARANCE NEEDED FOR UAS`. */
const EXEMPTS = [
  /D[avkYFicD]{0,7}e/,
  /e[ic]{0,2}A?[kF]?D[aFvY]{0,2}$/,
  /Nk?p[vk]{0,2}M.{0,3}D/,
  /D[avkYFi]{0,4}(?:Mk?Nk?p|Nk?p[vk]{0,2}M)/,
  /pv{0,2}e.{0,2}D/,
  /(?:^|[:,])N[^BSPYZFDNC]{1,5}M[^BSPYNC]{0,6}D/, // NO NOTIFICATION REQUIRED FROM UAS
];

/** `CAN TAKE PLACE WITHOUT SPECIAL PERMIT` */
const WITHOUT_PERMIT =
  /\b(?:CAN|MAY|PERMITTED|ALLOWED|FREE|FREELY|POSSIBLE|TAKE PLACE|FLOWN|FLY|OPERATE)\b(?: \S+){0,6} WITHOUT (?:(?:ANY|A|AN|SPECIAL|PRIOR|FURTHER|ATC|FLIGHT|WRITTEN) ){0,3}(?:PERMIT|PERMISSION|APPROVAL|CLEARANCE|AUTHORI[SZ]ATION|COORDINATION|NOTIFICATION|RESTRICTIONS?|LIMITATIONS?|FORMALIT(?:Y|IES))\b/;

/** `THE PERMISSION FOR DRONES DOES NOT APPLY`, by the classes of its words: what let them in is none. */
const PERMISSION_ENDS = /[pP][^,DM]*D[^,]*e|[pP][^,NBR]*e[^,]*D/;
/** `DRONES RECEIVE NO PERMISSION` */
const PERMISSION_REFUSED =
  /\b(?:RECEIVE|RECEIVES|GET|GETS|GIVEN|GRANTED|ISSUED|OBTAIN) NO\b|\bNO (?:\S+ ){0,2}(?:PERMITS?|PERMISSIONS?|APPROVALS?|CLEARANCES?|AUTHORI[SZ]ATIONS?)\b.*\b(?:ISSUED|GIVEN|GRANTED|AVAILABLE|AVBL)\b/;

const NOT_EXEMPT = /\b(?:NO|NOT|NEITHER)(?: \S+){0,2} (?:EXEMPT(?:ED|IONS?)?|WAIVERS?|DISPENSATIONS?)\b/;

/** Whether the sentence says that what is set up does not touch drones, and binds that to nothing. */
export function exemptsDrones({ words, shape, tokens, namesDrones }: Sentence): boolean {
  if (!namesDrones) return false;
  const letters = bare(tokens);
  if (PERMISSION_REFUSED.test(words) || PERMISSION_ENDS.test(letters)) return false;
  if (WITHOUT_PERMIT.test(words)) return !/[NBSK]/.test(letters) && !/\b(?:MUST|SHALL)\b/.test(words);
  if (!/[eN]/.test(shape)) return false;
  return !/[BSCX]|T/.test(letters) && !NOT_EXEMPT.test(words) && EXEMPTS.some((each) => each.test(letters));
}

/** An activity of somebody that can be called off; flights and operations may mean those of the reader. */
const OWN_ACTIVITY = new Set(
  `SHOW SHOWS DISPLAY SWARM SURVEY EXERCISE EXERCISES INSPECTION INSPECTIONS FILMING SHOOT RACE COMPETITION CONTEST EVENT FESTIVAL FIREWORKS DEMO DEMONSTRATION TRIAL TRIALS TEST TESTS
  TRAINING PERFORMANCE REHEARSAL MISSION AIRSHOW CALIBRATION PATROL MAPPING DELIVERY JUMPING PARACHUTING FIRING BLASTING LAUNCH SHOOTING`.split(
    /\s+/,
  ),
);
const CALLED_OFF = new Set(
  'CANCELLED CANCELED CNL CNLD POSTPONED DISCONTINUED ABANDONED SUSPENDED WITHDRAWN TERMINATED'.split(' '),
);
const OFF =
  /\b(?:CALLED OFF|WILL NOT TAKE PLACE|NOT TAKING PLACE|DOES NOT TAKE PLACE|WILL NOT BE (?:HELD|CONDUCTED|PERFORMED)|NO LONGER TAKES? PLACE|HAS ENDED|IS OVER)\b/;
const COMPLETED = /\bCOMPLETED\b/;
/** What a new notice announces as to take place needs more than one word to be called off. */
const CALLED_OFF_IN_WORDS =
  /\b(?:IS|ARE|WAS|WERE|BEEN|BE) (?:\S+ )?(?:CANCELLED|CANCELED|CNL|CNLD|POSTPONED|DISCONTINUED|ABANDONED|SUSPENDED|WITHDRAWN|TERMINATED|COMPLETED)\b|^(?:CANCELLED|CANCELED|CNL|CNLD|POSTPONED|ABANDONED|WITHDRAWN) ?:/;

/** A beam is terminated where it meets a building or a hill: it shines. */
const BEAMS = /\b(?:LASERS?|BEAMS?|SEARCH ?LIGHTS?)\b/;
const ENDS_ON_SURFACE = /\bTERMINATED (?:AT|ON|ONTO|AGAINST|BY|IN|INTO|WI|WITHIN)(?: \S+)? (?!\d)[A-Z]/;
/** `PLANNED RPAS FLIGHTS WILL NOT TAKE PLACE`: those that a notice told of. */
const ANNOUNCED_OFF =
  /^(?:THE )?(?:PLANNED|ANNOUNCED|SCHEDULED) .*\b(?:WILL NOT TAKE PLACE|DO(?:ES)? NOT TAKE PLACE|(?:IS|ARE|HAVE BEEN|HAS BEEN) (?:CANCELLED|CANCELED|CALLED OFF))(?: (?:TODAY|TOMORROW|DUE (?:TO )?\S+))?$/;
const NO_ACTIVITY = /^(?:NO|NIL) (?:ACTIVIT(?:Y|IES)|EXERCISE|FIRING|JUMPING|PARACHUTING|FIREWORKS)$/;

/** Whether the sentence says that an activity which a warning told of does not take place. */
export function cancelsActivity(sentence: Sentence, isAnnounced: boolean): boolean {
  const { words, shape, tokens, namesDrones } = sentence;
  if (NO_ACTIVITY.test(words) || (ANNOUNCED_OFF.test(words) && !/[AE]/.test(shape))) return true;
  const calledOff = tokens.some((token, at) => CALLED_OFF.has(token.word) && !standsBeforeNoun(tokens, at));
  const completed = COMPLETED.test(words) && tokens.some(isCompleted);
  const off = OFF.test(words) || (isAnnounced ? CALLED_OFF_IN_WORDS.test(words) : calledOff || completed);
  if (
    !off ||
    (BEAMS.test(words) && ENDS_ON_SURFACE.test(words)) ||
    /[FZEXpCQ]|N.?L|N.?S/.test(shape.replace(/N(?=v+$)/, ''))
  )
    return false;
  const own = tokens.some(({ word }) => OWN_ACTIVITY.has(word));
  return namesDrones
    ? own && !tokens.some(({ word }) => word === 'SUSPENDED')
    : own || !/[ABDMNK]/.test(shape.replace(/Nv/, ''));
}

/** What may stand behind a participle that says something of what is in front of it; a noun does not. */
const AFTER_PREDICATE =
  /^(?:[^A-Z].*|A|ALL|AN|AND|ANY|AS|AT|BECAUSE|BEFORE|BTN|BY|DAILY|DUE|DURING|EARLY|EFFECTIVE|FM|FOR|FROM|IMMEDIATELY|IN|ON|OR|OWING|REF|SINCE|TEMPORARILY|THE|THESE|THIS|TIL|TILL|TO|TODAY|TOMORROW|TONIGHT|UFN|UNTIL|WEF|WITH|WITHOUT)$/;
const COPULA = /^(?:IS|ARE|WAS|WERE|BEEN|BE|NOW|GETS|HEREBY)$/;

/** `TERMINATED LASER DISPLAY`, `THE CANCELLED SHOW`: a participle that tells what kind of thing there is, and takes nothing back. */
export function standsBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word;
  if (next === undefined || AFTER_PREDICATE.test(next)) return false;
  return !COPULA.test(tokens[at - 1]?.word ?? '');
}

const BEFORE_NOUN = /^(?:THE|A|AN|OF|OVER|NEAR|AT|BY|FOR|WITH|TO|FROM|FM|DURING|UNDER|ABOVE|BELOW|AROUND)$/;

function qualifiesNoun({ letter, word }: Token, at: number, tokens: readonly Token[]): boolean {
  if (letter !== 'L' && !WITHDRAWS.has(word)) return false;
  if (!/(?:ED|WITHDRAWN)$/.test(word) || !standsBeforeNoun(tokens, at)) return false;
  return at === 0 || BEFORE_NOUN.test(tokens[at - 1]?.word ?? '');
}

/** `BAN OVER THE SUSPENDED BRIDGE`: the bridge is suspended, not the ban, so the word counts as one that says nothing. */
function withoutQualifying(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    qualifiesNoun(token, at, tokens) ? { word: '', letter: 'x', english: true } : token,
  );
}

function isCompleted({ word }: Token, at: number, tokens: readonly Token[]): boolean {
  return word === 'COMPLETED' && !standsBeforeNoun(tokens, at);
}

/** `UAS RESTRICTED`: said of those who fly, nothing that could be lifted. */
const BINDS_SOMEBODY = /^(?:RESTRICT|LIMIT|CONFIN)(?:ED|S)?$/;
/** Said of a ban it frees, said of a permission it stops. */
const WITHDRAWS: ReadonlySet<string> = new Set(
  'RELEASED DROPPED WAIVED REVOKED VOID INVALID SUSPENDED STOPPED STOPS CEASES CEASED HALTED'.split(' '),
);

/** `FORMER CONDITIONS CEASED`: as good as a restriction where it is withdrawn. */
const CONDITION_NOUN = /^(?:CONDITIONS?|OBLIGATIONS?|REQUIREMENTS?)$/;

/** The classes of the words; a ban that is a noun of another language (`FLUGVERBOT`, `ZAKAZ`) stands as what can be lifted. */
function bare(tokens: readonly Token[]): string {
  let noun = false;
  const endsWithdrawn = tokens.some(({ letter, word }) => letter === 'L' || WITHDRAWS.has(word));
  return tokens
    .map(({ letter, english, word }, at) => {
      if (letter === 'R' && BINDS_SOMEBODY.test(word) && !/[wZ]/.test(tokens[at + 1]?.letter ?? ''))
        return 'x';
      const isOldCondition = CONDITION_NOUN.test(word) && endsWithdrawn;
      const isNoun =
        (letter === 'S' && word === 'STOP' && /[DF]/.test(tokens[at - 1]?.letter ?? '')) ||
        letter === 'R' ||
        (letter === 'B' && (!english || word.endsWith('ING')));
      noun ||= isNoun || isOldCondition;
      if (isOldCondition) return 'R';
      // `NAO HA QUALQUER LIMITACAO`: behind a denial it says no more.
      if (letter === 'A' && IS_ANY.test(word)) return 'k';
      if (noun && WITHDRAWS.has(word)) return 'L';
      return isNoun ? 'R' : letter;
    })
    .join('')
    .replace(/[,:()]/g, ',');
}

const IS_ANY = /^(?:ANY|QUALQUER|CUALQUIER|QUALSIASI|AUCUNE?|NINGUN[AO]?|NENHUMA?|NESSUNA?)$/;

const UNTIL: ReadonlySet<string> = new Set('UNTIL TILL TIL ONCE AFTER HASTA ATE BIS INNTIL'.split(' '));

/** `GROUNDED UNTIL THE MARATHON IS OVER`: the end is still to come. */
function isStillToCome(tokens: readonly Token[]): boolean {
  const until = tokens.findIndex(({ word }) => UNTIL.has(word));
  if (until < 0 || /[nk]/.test(tokens[until + 1]?.letter ?? '')) return false;
  return tokens.findIndex(({ letter }) => letter === 'L') > until;
}

/** `RELEASED FOR ALL USERS` */
const OPEN_TO_ALL =
  /\b(?:RELEASED|OPEN(?:ED)?|FREE|AVAILABLE|AVBL) (?:FOR|TO) (?:ALL|EVERY|(?:GENERAL )?(?:CIVIL|PUBLIC) (?:TFC|TRAFFIC|USE|AVIATION))/;
const OPEN_AGAIN = /\b(?:OPEN|FREE|AVAILABLE|AVBL|ACCESSIBLE|POSSIBLE|LEGAL|LAWFUL)\b/;
/** `ALL ACFT MAY CROSS WITHOUT CLEARANCE` */
const ALL_FLYERS = /E|A[kc]{0,2}F/;
const NOBODY = /\b(?:NOBODY|NO ONE|NO PERSON|NO PILOT|NO AIRMAN|NOTHING|NONE)\b/;
/** `DOES NOT EXIST ANY MORE` */
const NOT_ANY_MORE = /\bNOT (?:\S+ ){1,3}ANY ?(?:MORE|LONGER)\b/;
/** `FLYING, WHICH WAS FORBIDDEN DURING THE FESTIVAL, IS ALLOWED AGAIN` */
const WHAT_WAS = /^[^,]*, (?:WHICH|THAT) (?:WAS|WERE|HAD BEEN) [^,]*, /;

/** The words without a relative clause that tells what was before. */
function withoutWhatWas({ words, tokens }: Sentence): readonly Token[] {
  if (!WHAT_WAS.test(words)) return tokens;
  const from = tokens.findIndex(({ word }) => word === ',');
  const to = tokens.findIndex(({ word }, at) => word === ',' && at > from);
  return [...tokens.slice(0, from), ...tokens.slice(to + 1)];
}

/** Whether the sentence says that a ban is lifted, or that drones are free of restrictions, and leaves nothing in force. */
export function liftsBan(sentence: Sentence): boolean {
  return !restsInPart(sentence.words) && speaksOfLifting(sentence) && !leavesSome(sentence);
}

function leavesSome(sentence: Sentence): boolean {
  if (isFreeAtAll(sentence)) return false;
  const tokens = withoutQualifying(withoutWhatWas(sentence));
  return mayStillBind(tokens, lettersOf(sentence, tokens));
}

function lettersOf({ words }: Sentence, tokens: readonly Token[]): string {
  return NOT_ANY_MORE.test(words) ? bare(tokens).replace('N', 'J') : bare(tokens);
}

/** Whether drones are left free by words that need no ban before them. */
function isFreeAtAll(sentence: Sentence): boolean {
  const { words, shape } = sentence;
  if (exemptsDrones(sentence)) return true;
  if (WITHOUT_PERMIT.test(words) && ALL_FLYERS.test(shape) && !/[NBSXKMQ]/.test(shape) && !NOBODY.test(words))
    return true;
  if (!/[LJrgelNS]/.test(shape)) return false;
  const letters = lettersOf(sentence, withoutQualifying(withoutWhatWas(sentence)));
  if (/D[avkYF]{0,4}g/.test(letters) && !/[BSXNMKRp]/.test(letters)) return true;
  if (OPEN_TO_ALL.test(words)) return !/[NBSXMCQ]/.test(letters);
  return OPEN_AGAIN.test(words) && /g.*D|D.*g/.test(letters) && !/[NBSXMCQK]/.test(letters);
}

/** `UAS ZONE WITHDRAWN`; a corridor for them would be what they may use. */
const ZONE_LIFTED = /Dk?w.{0,6}L/;

/** Whether the sentence says so, whatever else it says. */
export function speaksOfLifting(sentence: Sentence): boolean {
  if (isFreeAtAll(sentence)) return true;
  if (!/[LJrgelNS]/.test(sentence.shape) || OPEN_TO_ALL.test(sentence.words)) return false;
  const tokens = withoutQualifying(withoutWhatWas(sentence));
  const letters = lettersOf(sentence, tokens);
  if (OPEN_AGAIN.test(sentence.words) && /g.*D|D.*g/.test(letters)) return false;
  if (NOT_LIFTED.test(letters) || isStillToCome(tokens)) return false;
  if (ZONE_LIFTED.test(letters) && /\bZONES?\b/.test(sentence.words)) return true;
  const core = bare(withoutAdjuncts(tokens));
  return LIFTED.some((each) => each.test(letters) || each.test(core));
}

/** `THE BAN STANDS IN SECTOR SOUTH`, `OVER THE CASTLE THEY REMAIN IN FORCE` */
const GOES_ON = /\b(?:REMAINS?|STANDS?|CONTINUES?|PERSISTS?|IN FORCE|STILL|APPL(?:Y|IES)|VALID|EFFECTIVE)\b/;

/** Where drones are freed of what is set up for others, that goes on too. */
function goesOn({ shape, words }: Sentence, isLifted: boolean): boolean {
  const binds = /[BR]/.test(shape);
  return isLifted ? binds || GOES_ON.test(words) : binds && GOES_ON.test(words) && !/[eO]/.test(shape);
}

/** A sentence beside one that frees drones that may bind them all the same: a ban or a restriction in it, or something that goes on. */
export function findStillBinding(
  sentences: readonly Sentence[],
  lifted: readonly Sentence[],
): Sentence | null {
  return (
    sentences.find(
      (sentence) =>
        !lifted.includes(sentence) &&
        !liftsBan(sentence) &&
        !isAboutDocuments(sentence) &&
        goesOn(
          sentence,
          lifted.some(({ shape }) => /[BRD]/.test(shape)),
        ),
    ) ?? null
  );
}

/** `THE FOLLOWING MEASURES ARE WITHDRAWN: A) ...` */
const LIFTS_LIST = /\b(?:FOLLOWING|FLW)\b[^:]*:/;
const LIST_ENTRY = /^(?:[A-Z]|\d{1,2})[.)]|^-/;

/** The sentences that lift a ban, with the entries of a list that such a sentence begins, and those that call off the activity of a warning. */
export function findLifted(
  sentences: readonly Sentence[],
  warning: 'none' | 'announced' | 'other',
): Sentence[] {
  let inList = false;
  return sentences.filter((sentence) => {
    const lifts = liftsBan(sentence);
    const { words, shape } = sentence;
    // An entry that says something itself (`2. UAS PROHIBITED`) is none of what was withdrawn.
    const isEntry = inList && LIST_ENTRY.test(words) && !/[BSK]/.test(shape);
    inList = isEntry || (lifts && LIFTS_LIST.test(words) && !LIST_ENTRY.test(words));
    return lifts || inList || (warning !== 'none' && cancelsActivity(sentence, warning === 'announced'));
  });
}
