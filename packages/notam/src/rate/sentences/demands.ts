import { readClauses, type Clause } from './clauses.ts';
import { pointsBack } from './points-back.ts';
import type { Sentence } from './read-sentences.ts';
import type { Token } from './tokens.ts';

/**
 * Of whom or of what a noun phrase speaks, by its head: those who fly, drones, everybody or the air itself (`reader`); others by name, or
 * aircraft of a kind that no drone is (`others`); the aircraft of an activity (`taking part`); what is on the ground, aboard or on paper
 * (`thing`).
 */
type Party = 'reader' | 'others' | 'taking part' | 'thing' | 'unknown';

const THING = /[Gto]/;
const NOUN = /[DFaYZEAOGtowukRpSKH]/;

/** `ACFT OF CODE D`, `FLIGHTS REGISTERED IN UTOPIA`, `ACFT NOT RVSM APPROVED`: of a kind that no drone is. */
const OF_SOME_KIND =
  /^(?:(?:THAT|WHICH|NOT|NON|ARE|IS|OF|WITH|WITHOUT|HAVING|A|AN|REQUIRING|EQUIPPED) )*(?:CODE|WINGSPAN|WING SPAN|REGISTERED|OWNED|LANDING|LDG|DEPARTING|DEP|ARRIVING|ARR|INBOUND|INBD|OUTBOUND|OUTBD|TAXIING|TAXI|PARKED|RVSM|RNAV|RNP|PBN|TCAS|CPDLC|8\.33|TURBOJET|JET|WAKE|PASSENGERS|PAX)(?![A-Z])/;

function lettersOf(tokens: readonly Token[]): string {
  return tokens.map(({ letter }) => letter).join('');
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

const JOINS_NOUNS = /^(?:AND|OR|NOR|,|\/|&)$/;

/** The noun phrases that a longer one joins: `SMOKING AND USE OF PHONES`. */
function partsOf(phrase: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of phrase) {
    if (JOINS_NOUNS.test(token.word)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some(({ letter }) => NOUN.test(letter)));
}

/** Says no more than the noun that it belongs to: `USE OF PHONES`. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'USE',
  'USING',
  'OPERATION',
  'TAKING',
  'CARRIAGE',
  'PRESENCE',
]);

/** `DISPLAY ACFT`, `DROP ACFT`: the aircraft of an activity. */
const OF_ACTIVITY = /a(?<!ACT)F$/;

const TAKES_PART = /^(?:COMPETITORS|PARTICIPANTS|CONTESTANTS|ENTRANTS)$/;
/** Said of drones these are what one needs to fly. */
const PART_OF_FLYING =
  /^(?:SLOTS?|FPL|PROC|PROCEDURES?|RADIO|FREQ|FREQUENC(?:Y|IES)|APPROACH|APCH|ROUTES?|RTES?)$/;
const RELATIVE = /^(?:WHO|WHICH|THAT|WHOSE)$/;

/** `DRONE PILOT EXAMS`, but not `REMOTE PILOTS STAND BY`: in a compound what comes before the head is no plural. */
function isCompound(head: readonly Token[]): boolean {
  return head.every(
    ({ word, letter }, at) => at === head.length - 1 || !/[DF]/.test(letter) || !/[A-Z]{3}S$/.test(word),
  );
}

function partyOf(part: readonly Token[]): Party {
  const prep = part.findIndex(({ letter, word }) => /[iC]/.test(letter) || RELATIVE.test(word));
  const run = prep < 0 ? part : part.slice(0, prep);
  const behind = prep < 0 ? [] : part.slice(prep + 1);
  const head = run.filter(({ letter }) => NOUN.test(letter));
  const letters = lettersOf(head);
  const last = head.at(-1);
  if (last === undefined) return 'unknown';
  const isOf = part[prep]?.word === 'OF';
  if (isOf && TRANSPARENT.has(last.word)) return partyOf(behind);
  if (/[EZ]/.test(letters) || part[0]?.letter === 'N') return 'reader';
  if (TAKES_PART.test(last.word)) return 'taking part';
  if (THING.test(last.letter))
    return letters.includes('D') && (PART_OF_FLYING.test(last.word) || !isCompound(head))
      ? 'unknown'
      : 'thing';
  if (letters.includes('D')) return /[DFaY]/.test(last.letter) ? 'reader' : 'unknown';
  if (letters.includes('O')) return /A[kc]?F/.test(letters) ? 'reader' : 'others';
  if (!/[FA]/.test(letters)) return 'unknown';
  if (OF_ACTIVITY.test(letters)) return 'taking part';
  const flyer = part.findIndex(({ letter }) => letter === 'F');
  if (flyer >= 0 && OF_SOME_KIND.test(wordsOf(part.slice(flyer + 1)))) return 'others';
  const ofOthers = isOf && lettersOf(behind).includes('O') && !/[DEA]/.test(lettersOf(behind));
  return ofOthers ? 'others' : 'reader';
}

/** Whether all the nouns are of one of these parties. */
function isOnly(phrase: readonly Token[], ...parties: readonly Party[]): boolean {
  const parts = partsOf(phrase);
  return parts.length > 0 && parts.every((part) => parties.includes(partyOf(part)));
}

/** Whose activity a notice warns of, so that it may say what binds those alone who take part. */
export type NoticeOf = 'drones' | 'activity' | null;

/** Tells somebody something: a clause without such a word asks nothing. */
const TELLS = /[BSXMKNCQpxR]/;

function tellingClauses(sentence: Sentence): readonly Clause[] {
  return readClauses(sentence).filter(({ denied, predicate }) => denied || TELLS.test(lettersOf(predicate)));
}

/** Whom to call is no thing on the ground. */
const CALLS = /\b(?:CONTACT|CTC|CALL|REPORT|INFORM|NOTIFY|COORDINATE|LIAISE|REQUEST|ASK)\b/;

/** `ENTER THE RWY`: into no airspace. */
function isEntryToThing(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:ENTER|ENTERING|CROSS|CROSSING)$/.test(tokens[at]?.word ?? '')) return false;
  return THING.test(tokens.slice(at + 1).find(({ letter }) => !/[ck]/.test(letter))?.letter ?? '.');
}

/** The last word of the verb that demands or forbids, what is to be done if that is not known, and the thing. */
const DONE_TO_THING = /^[vcNMPB](?:i(?=[ux]))?[uxk]{0,2}(?:(?<=[uxvk])i)?[chkAn]{0,3}[GtoO](?!i?F)/;

/** Whether what is demanded or forbidden is done to a thing on the ground, aboard or on paper: `SHALL CARRY PASSPORTS`. */
function isDoneToThing({ subject, predicate }: Clause): boolean {
  const letters = predicate.map((token, at) => (isEntryToThing(predicate, at) ? 'x' : token.letter)).join('');
  if (CALLS.test(wordsOf(predicate)) || /[DZYKE]/.test(letters)) return false;
  // Of drones alone what is no part of flying: `SHALL NOT BE CARRIED IN HAND LUGGAGE`, but not `SHALL FILE FPL`.
  if (subject.some(({ letter }) => letter === 'D')) return /^[vcNMPB]+i?[ck]*t/.test(letters);
  const verb = /^[vcNMPB]*/.exec(letters)?.[0] ?? '';
  return /[MB]/.test(verb) && DONE_TO_THING.test(letters.slice(verb.length - 1));
}

/** Done to the subject by somebody else: `HELICOPTERS MUST BE AVOIDED`, `MUST NOT BE APPROACHED BY DRONES`. */
const IS_DONE_TO = /M[cN]*v[^BSi]|M[cN]*v$|Nv/;

/** `ARE REMINDED THAT DRONES ARE PROHIBITED`, `MUST NOT BRING OR FLY DRONES`: those others are drone pilots. */
function isOfTheirDrones(letters: string): boolean {
  const drone = letters.indexOf('D');
  if (drone < 0) return false;
  const lead = letters.slice(0, drone);
  if (/[BSXMKN]/.test(letters.slice(drone))) return true;
  return /[NBS]/.test(lead) && /[YuFa]i?[ckA]{0,3}$/.test(lead);
}

/** What is said to others asks nothing of the reader; unless it is the reader who has to act, or is acted upon. */
function isToOthers({ predicate }: Clause): boolean {
  const letters = lettersOf(predicate);
  const by = predicate.findIndex(({ word, letter }) => word === 'BY' && letter === 'i');
  if (by >= 0 && letters.includes('D', by)) return false;
  const stop = letters.search(/[SB]/);
  if (/E|A[kc]?F/.test(letters) || (stop >= 0 && letters.includes('D', stop)) || isOfTheirDrones(letters))
    return false;
  return !IS_DONE_TO.test(letters) || letters.includes('B');
}

/**
 * A thing that is closed, forbidden or has to be seen to; by whom does not matter, unless it is the reader by name. An office that refuses
 * flights, or a website that says not to fly, is none.
 */
function isOfThing({ predicate }: Clause): boolean {
  return !/[DZE]|^[khn]*(?:[SB][Akh]*[FY]|Ni?Y)/.test(lettersOf(predicate));
}

/** Nouns for the one who does what a notice tells of. */
const DOER = /^(?:OPERATOR|CREW|TEAM|PILOT|ORGANI[SZ]ER|OBSERVER)$/;

/** `SHALL RETURN TO BASE IF LINK IS LOST`: what is laid down for the flights of the notice. */
const IN_SOME_CASE = /\b(?:IF|WHEN|WHENEVER|IN CASE)\b/;

/** Whether the notice tells of those of whom the clause speaks: `THE OPERATOR SHALL`, `NO DRONE OF THE DISPLAY WILL`. */
function isOfOwn({ subject, predicate, denied }: Clause, notice: NoticeOf): boolean {
  const letters = lettersOf(subject);
  if (/[AEO]/.test(letters)) return false;
  const drone = letters.indexOf('D');
  if (drone >= 0 && notice !== 'drones') return false;
  const behind = subject.slice(drone + 1);
  if (drone >= 0 && behind[0]?.word === 'OF' && /^i[ck]*a/.test(lettersOf(behind))) return true;
  if (/^cD$/.test(letters))
    return !denied && /^M[^NBSK]*$/.test(lettersOf(predicate)) && IN_SOME_CASE.test(wordsOf(predicate));
  return /^cD?[kiF]$/.test(letters) && DOER.test(subject.at(-1)?.word ?? '');
}

/** `ARE NOT AFFECTED`, `NEED NO PERMISSION`. */
const ASKS_NOTHING = /^[vck]*e|^[vck]*MN[ck]*p/;

function isOfNobodyHere(clause: Clause, notice: NoticeOf): boolean {
  const { subject, predicate } = clause;
  if (ASKS_NOTHING.test(lettersOf(predicate))) return true;
  if (isOnly(subject, 'thing')) return isOfThing(clause);
  if (isOnly(subject, 'others', 'thing')) return isToOthers(clause);
  // What somebody will do is no demand: `JUMP ACFT WILL CALL`.
  if (predicate[0]?.word === 'WILL' && isOnly(subject, 'taking part') && !/A/.test(lettersOf(subject)))
    return true;
  if (notice !== null && isOfOwn(clause, notice)) return true;
  if (notice !== null && isOnly(subject, 'others', 'thing', 'taking part'))
    return !/[BX]/.test(lettersOf(predicate)) && isToOthers(clause);
  return isDoneToThing(clause);
}

const BINDS = /^(?:BUT|UNLESS|ONLY|UNTIL|TILL|EXCEPT|PROVIDED(?: THAT)?|AS LONG AS|ON CONDITION)$/;

/** `DRONES MAY FLY NEARBY BUT ...`, `PERMITTED UNTIL ...`: what is permitted is bound to something. */
export function bindsPermission({ tokens }: Sentence): boolean {
  const drone = tokens.findIndex(({ letter }) => letter === 'D');
  const permitted = tokens.findIndex(({ letter }, at) => letter === 'P' && at > drone);
  return drone >= 0 && permitted >= 0 && tokens.some(({ word }, at) => at > permitted && BINDS.test(word));
}

/**
 * Whether nothing that the sentence demands or forbids is asked of those who fly drones: it is said to others, is about things on the
 * ground or, in a `notice` of somebody's activity, binds those who take part. Every clause that tells something has
 * to be recognised as such.
 */
export function sparesReader(sentence: Sentence, notice: NoticeOf): boolean {
  if (bindsPermission(sentence)) return false;
  const telling = tellingClauses(sentence);
  return (
    telling.length > 0 &&
    telling.every(
      (clause) =>
        isOfNobodyHere(clause, notice) &&
        !(sentence.namesDrones && (pointsBackToDrones(clause) || exemptsOthers(clause))),
    )
  );
}

/** `DOES NOT APPLY TO MANNED ACFT, UAS ONLY` */
function exemptsOthers({ predicate }: Clause): boolean {
  return /e[^D]*O/.test(lettersOf(predicate));
}

/** `WHEN A HELICOPTER IS HEARD THEY HAVE TO COME DOWN`: in a sentence that names drones they may be meant. */
function pointsBackToDrones({ subject, predicate }: Clause): boolean {
  return pointsBack([...subject, ...predicate]);
}

/** Whether all that the sentence demands or forbids is about things on the ground, aboard or on paper. */
export function isAboutThings(sentence: Sentence): boolean {
  const telling = tellingClauses(sentence);
  return (
    telling.length > 0 &&
    telling.every((clause) => (isOnly(clause.subject, 'thing') && isOfThing(clause)) || isDoneToThing(clause))
  );
}

/** Whether the sentence speaks of things alone, whatever becomes of them: `DRONE PILOT EXAMS CANCELLED`. */
export function speaksOfThings(sentence: Sentence): boolean {
  const clauses = readClauses(sentence);
  return (
    clauses.length > 0 && clauses.every((clause) => isOnly(clause.subject, 'thing') && isOfThing(clause))
  );
}

/** `RWY CLSD. CROSSING PROHIBITED`: what may not be crossed or entered is what the sentence before spoke of. */
export function goesOnWithThing({ words, shape }: Sentence, before: Sentence | undefined): boolean {
  if (before === undefined || !/\b(?:CROSSING|ENTRY|ENTERING)\b/.test(words)) return false;
  return !/[wiDE]/.test(shape) && speaksOfThings(before);
}
