import { areVerbsRecognised } from './announcing-verbs.ts';
import { withoutAdjuncts } from './clauses.ts';
import type { Sentence } from './read-sentences.ts';
import type { Token } from './tokens.ts';

/** The use of the air over a place. */
const OVERFLIGHT =
  /^(?:OVER-?FL(?:Y|IGHT|IGHTS|YING|OWN)|OVF|OVFL|OVERFLY(?:GN|VN|G)ING|UE?BERFL(?:UG|UEGE|IEGEN)|SURVOLS?|SOBREVUELOS?|SOBREVOLAR|SOBREVOOS?|SOBREVOAR|SORVOL[IO]|SORVOLARE)$/;
const MARK = /[,:()]/;
const AIR = /^(?:AIRSPACES?|SKY|SKIES)$/;
/** What belongs to the air and is none of it: papers, fees, services, users, lanterns. */
const OF_AIR =
  /^(?:PERMITS?|PERMISSIONS?|CLEARANCES?|CHARGES?|FEES?|APPLICATIONS?|REQUESTS?|CLASS|CLASSIFICATION|STRUCTURE|MANAGEMENT|USERS?|SECURITY|LANTERNS?|RESERVATIONS?|RADAR|SERVICES?|SER|CROSSING|DIVERS?|DIVING|CHANGES?|INFO|INFORMATION)$/;

/** Where the air, or flying over something, is named at `at`: how many tokens name it. */
function namesAir(
  tokens: readonly Token[],
  at: number,
): { readonly length: number; readonly used: boolean } | null {
  const { word = '', letter = '' } = tokens[at] ?? {};
  const next = tokens[at + 1];
  // What passes through a zone flies over no place.
  if (OVERFLIGHT.test(word)) return next?.word === 'THROUGH' ? null : { length: 1, used: true };
  if (
    /^(?:FLYING|FLIGHTS?|FLTS?|AIRCRAFT|ACFT|PASSAGE|PASSING)$/.test(word) &&
    /^OVER$/.test(next?.word ?? '')
  )
    return /^(?:AIRCRAFT|ACFT)$/.test(word) ? null : { length: 1, used: true };
  if (/^OVER$/.test(word) && /^(?:FLYING|FLIGHTS?|FLTS?|FLOWN)$/.test(next?.word ?? ''))
    return { length: 2, used: true };
  if (AIR.test(word)) return { length: 1, used: false };
  // `THE AIR OVER THE ARENA`, but not `THE AIR FORCE`.
  if (word !== 'AIR' || letter !== 'k') return null;
  const isBare = next === undefined || /[ivMNXBSKP,]/.test(next.letter);
  return isBare ? { length: 1, used: false } : null;
}

/** Says something of what stands before it; a participle does, whatever else it may be. */
const SAYS = /[vMNXBSKPpRxuYLJCQqT]/;
function says({ letter, word }: Token): boolean {
  return SAYS.test(letter) || /[A-Z]{3}ED$/.test(word);
}

/** Stands before the noun that it belongs to. */
const BEFORE_NOUN = /[ckwhuAnO]/;

/** `THE SKY ABOVE BAGHDAD, GROUND UPWARDS, IS SHUT`: between two commas stands no verb. */
function endOfClause(tokens: readonly Token[], at: number): number {
  const mark = tokens.findIndex(({ letter }, index) => index > at && MARK.test(letter));
  if (tokens[mark]?.letter !== ',') return mark;
  const next = tokens.findIndex(({ letter }, index) => index > mark && MARK.test(letter));
  const goesOn = tokens[next]?.letter === ',' && /[vMNBSX]/.test(tokens[next + 1]?.letter ?? '.');
  return goesOn && !tokens.slice(mark, next).some(says)
    ? tokens.findIndex(({ letter }, index) => index > next && MARK.test(letter))
    : mark;
}

const SUBORDINATE = /^(?:TIL|TILL|UNTIL|WHILE|WHILST|WHEN|WHENEVER|AFTER|BEFORE|ONCE|SINCE|IF)$/;

/** `TILL TOWER IS RETRACTED AIRSPACE SHALL REMAIN EMPTY`: the sentence begins behind the clause that depends on it. */
function withoutSubordinate(lead: readonly Token[]): readonly Token[] {
  return SUBORDINATE.test(lead[0]?.word ?? '') && lead.slice(1).some(says) ? [] : lead;
}

const CAUSE = /^(?:DUE TO|DUE|OWING|BECAUSE|DURING|FOR)$/;

/** `IN ADDITION THE ENTIRE SKY`: what stands before the noun that is spoken of. */
function withoutAdverbial(lead: readonly Token[]): readonly Token[] {
  const article = lead.findLastIndex(({ word }) => /^(?:THE|ALL|THIS)$/.test(word));
  const isAdverbial = /^ic?[kuwan]+$/.test(lettersOf(lead.slice(0, Math.max(0, article))));
  return (isAdverbial ? lead.slice(article) : lead).filter(({ word }) => !/^(?:ENTIRE|WHOLE)$/.test(word));
}

/** `DUE TO VIP VISIT SKY RESERVED`: behind the noun of a cause the clause begins. */
function withoutCause(lead: readonly Token[]): readonly Token[] {
  if (!CAUSE.test(lead[0]?.word ?? '')) return lead;
  const isCause = lead.slice(1).some(({ letter }) => /[kuOa]/.test(letter));
  return isCause && !/[iv]/.test(lettersOf(lead.slice(1)).replace(/^i/, '')) ? [] : lead;
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

function lettersOf(tokens: readonly Token[]): string {
  return tokens.map(({ letter }) => letter).join('');
}

/** `OVERFLIGHT BY HELICOPTERS`, `HEL TO AVOID OVERFLYING`: those who do it are others by name. */
function areOthers(lead: readonly Token[], behind: readonly Token[]): boolean {
  if ([...lead, ...behind].some(({ letter }) => /[DAE]/.test(letter))) return false;
  const isParty = ({ letter }: Token, at: number): boolean =>
    letter === 'O' && lead[at + 1]?.letter !== 'u' && !/i[ckhuwn]*$/.test(lettersOf(lead.slice(0, at)));
  if (lead.some(isParty)) return true;
  const by = behind.findIndex(({ word }) => /^(?:BY|FOR)$/.test(word));
  return by >= 0 && behind.slice(by + 1).find(({ letter }) => !/[chk]/.test(letter))?.letter === 'O';
}

/** What flights over a place do is announced: `OVERFLIGHT OF FOUR ACFT WILL TAKE PLACE`. */
function isAnnounced(told: readonly Token[]): boolean {
  return (
    told.some(({ letter }) => letter === 'v') &&
    told.every(({ letter }) => /[vckhnwaF]/.test(letter)) &&
    areVerbsRecognised(told)
  );
}

/** Permitted, and bound to nothing. */
const IS_PERMITTED = /^[^NBSXKCQM]*P[^NBSXKCQM]*$/;
/** Whether the sentence permits something and binds it to nothing. */
export function isPermitted({ shape }: Sentence): boolean {
  return IS_PERMITTED.test(shape);
}

/** `AIRSPACE REVERTS TO CLASS G`, `AIRSPACE DELEGATED TO LONDON`: which rules and which unit it has. */
const HAS_A_CLASS = /\bCLASS [A-G]\b|\bDELEGATED TO\b/;
/** What services are given there. */
const IS_SERVED = /\b(?:RADAR|SSR|SERVICES?|SER|ATS|ATC|FREQ)\b/;
const FORBIDS = /[NBSXKM]/;

/** `OVERFLIGHT OF HOUSES BY JETS`: who flies over is others alone. */
export function isFlownOverByOthers({ tokens, shape }: Sentence): boolean {
  const at = tokens.findIndex(({ word }) => OVERFLIGHT.test(word));
  return at >= 0 && !shape.includes('F') && areOthers(tokens.slice(0, at), tokens.slice(at + 1));
}

/** `AIRSPACE PJE WI AN AREA DEFINED AS`: a keyword, and what is announced there (FAA Order 7930.2). */
function isKeyword(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'AIRSPACE') return false;
  const within = tokens.findIndex(({ word }, index) => index > at && /^(?:WI|WITHIN)$/.test(word));
  const area = tokens.slice(within + 1, within + 5).map(({ word }) => word);
  if (within < 0 || !area.join(' ').endsWith('AREA DEFINED AS')) return false;
  return /^[DakuOFnwh]+$/.test(lettersOf(tokens.slice(at + 1, within)));
}

function tellsAt(tokens: readonly Token[], at: number): boolean {
  const air = namesAir(tokens, at);
  if (air === null || isKeyword(tokens, at)) return false;
  const from = tokens.slice(0, at).findLastIndex(({ letter }) => MARK.test(letter)) + 1;
  const end = endOfClause(tokens, at);
  const lead = withoutAdverbial(withoutCause(withoutSubordinate(tokens.slice(from, at))));
  const behind = tokens.slice(at + air.length, end < 0 ? tokens.length : end);
  if (OF_AIR.test(behind[0]?.word ?? '') || (air.used && areOthers(lead, behind))) return false;
  const told = withoutAdjuncts(behind);
  if ((air.used && isAnnounced(told)) || behind.some(({ letter }) => letter === 'H')) return false;
  const isFirst = from === 0 && lead.every(({ letter }) => /[cA]/.test(letter));
  if (isFirst || told.some(says)) return lead.every(({ letter }) => BEFORE_NOUN.test(letter)) || air.used;
  // `WISHES NO OVERFLIGHTS`, `PLEASE SPARE THE VILLAGE FROM OVERFLIGHT`
  if (air.used) return lead.some(({ letter }) => /[NBSM]/.test(letter));
  // `NO MOVEMENT IN THE AIR`
  if (/^N[akF]ic?$/.test(lettersOf(lead)) && !IS_SERVED.test(wordsOf(tokens))) return true;
  // `OWNS THE AIRSPACE`
  const before = lead.findLast(({ letter }) => !/[chkA]/.test(letter));
  return (
    /[uxSBX]/.test(before?.letter ?? '') &&
    /^(?:THE|OUR|THIS|ALL|ENTIRE|WHOLE)$/.test(lead.at(-1)?.word ?? '')
  );
}

/** `WHATEVER FLIES COMES DOWN`, `ANYTHING THAT IS IN THE AIR` */
const ALL_THAT_FLIES =
  /\b(?:ANYTHING|EVERYTHING|WHATEVER|WHOEVER|ANYONE|EVERYONE|ALL) (?:(?:THAT|WHO|WHICH|IS|ARE|ELSE) ){0,2}(?:FLIES|FLY|AIRBORNE|ALOFT|IN THE AIR|UP THERE|WITH (?:WINGS|ROTORS))\b/;

const DIRECTION = /^(?:[NSEW]|[NS][EW]|(?:NORTH|SOUTH)-?(?:EAST|WEST)?|EAST|WEST)(?:ERN)?$/;

/** A runway only tells where: `NO OVERFLIGHT SOUTH OF RWY 05/23`. */
function speaksOfGround(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ letter }, at) =>
      letter === 'G' && !(tokens[at - 1]?.word === 'OF' && DIRECTION.test(tokens[at - 2]?.word ?? '')),
  );
}

/**
 * Whether something is said of the air itself, or of flying over a place, that is not known to be mild: whoever flies is told, by whatever verb.
 * `THE SKY IS OURS`, `CONCERT: OVERFLIGHT NOT WANTED`. With `onGround` a sentence that names runways, stands or services speaks of those.
 */
export function tellsOfTheAir({ words, shape, tokens }: Sentence, onGround: boolean): boolean {
  if (ALL_THAT_FLIES.test(words)) return !/[GPreHO]/.test(shape);
  if (IS_PERMITTED.test(shape) || /[re]/.test(shape)) return false;
  if (onGround && (speaksOfGround(tokens) || IS_SERVED.test(words))) return false;
  if (HAS_A_CLASS.test(words) && !FORBIDS.test(shape)) return false;
  return tokens.some((_, at) => tellsAt(tokens, at));
}
