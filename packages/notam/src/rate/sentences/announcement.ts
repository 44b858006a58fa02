import { withoutOwnConduct } from './own-conduct.ts';
import type { Sentence } from './read-sentences.ts';
import { toTokens, type Token } from './tokens.ts';

/** So many unknown words may stand in a name. */
const LONGEST_NAME = 7;
/** So many words of a notice that its code says to warn of drones may be unknown anywhere: types, makers, names. */
const MOST_SPARE = 5;

/** The same in any other notice. */
const MOST_SPARE_ELSEWHERE = 2;
/** The same in English. */
const MOST_SPARE_ENGLISH = 12;

/** What stands in announcements of flights, in any language: those who fly, what they do, when, where and how high. */
const ANNOUNCES = /[DaYvwincHkFOZGgqTfoht,:()]/;
/** What in brackets would be more than a name. */
const IN_BRACKETS = /[BSNXPpCQM]/;
const LEADS_TO_NAME = /[iZ]/;
const GOES_ON_WITH_NAME = /[cwkf]/;
/** Of all flights an announcement may speak: `ALL FLIGHTS BELOW 120M`; not of those of others. */
const ANY = new Set(['ALL', 'ANY', 'EVERY', 'EACH', 'TODOS', 'TODAS', 'ALLE']);

/** An unknown word that may say what happens to somebody. */
const LIKE_A_PARTICIPLE = /^[A-Z]{3,}(?:ED|IBLE|ABLE)$/;
const LIKE_A_DENIAL = /^(?:UN(?!I|DER)|NON|DIS(?![TCP]))[A-Z]{6,}$|N'T$|^[A-Z]{4,}LESS$/;

function isUnsafe({ word, letter }: Token): boolean {
  if (letter === 'A') return !ANY.has(word);
  if (letter === 'u') return LIKE_A_DENIAL.test(word);
  return !ANNOUNCES.test(letter);
}

/** An unknown word, or the first of some, right before what is done: `GLACIER MAPPING`. */
function isBeforeActivity(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (next - at < 3 && tokens[next]?.letter === 'u') next += 1;
  return /[aD]/.test(tokens[next]?.letter ?? '') && next < tokens.length;
}

/** `RWY CLSD MEANWHILE`, `AD CLSD`: what is closed is on the ground. */
function closesGround(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(Math.max(0, at - 4), at);
  return tokens[at]?.letter === 'X' && lead.some(({ letter, word }) => letter === 'G' || word === 'AD');
}

/** Unknown words are few, and none of them is right behind the drones. */
function isMostlyKnown(tokens: readonly Token[]): boolean {
  const unknown = tokens.filter(({ letter }) => letter === 'u').length;
  const isSaid = tokens.some((token, at) => token.letter === 'u' && isUnsafeBehindDrones(tokens, at));
  return isEnglish(tokens) && 2 * unknown <= tokens.length && !isSaid;
}

function isUnsafeBehindDrones(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (LIKE_A_DENIAL.test(word)) return true;
  if (LIKE_A_PARTICIPLE.test(word)) return tokens[at + 1]?.word !== 'BY';
  return isSaidOfDrones(tokens, at, true);
}

/** `MARATHON FOLLOWED BY DRONES`: not said of the drones. */
function isDoneBySomebody(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === 'BY' && !tokens.slice(0, at).some(({ letter }) => letter === 'D');
}

/** `UAS PILOTS BOOK A SLOT`: the reader is spoken to. */
const SPEAKS_TO_READER =
  /^(?:ALL |ANY |THE )?<DRONE> (?:PILOTS|OPERATORS|OWNERS|USERS|FLYERS|ENTHUSIASTS)(?! (?:ARE )?(?:TRAINING|PRACTI|COMPET|TEST))/;

/** What somebody does or makes; a word of any other form right behind the drones may say what becomes of them. */
const NOUN_OF_DOING = /(?:ING|INGS|TION|TIONS|SION|MENT|MENTS|GRAPHY|ERS|ISTS|SHOW|SHOWS)$/;

/** `DRONE CALIBRATES THE PAPI`, `WILL ESCORT A SHIP`: an unknown verb by which the drones do something to something known. */
function isDoneByDrones(tokens: readonly Token[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const before = tokens[at - 1];
  if (!(before?.letter === 'D' && word.endsWith('S')) && before?.word !== 'WILL') return false;
  let next = at + 1;
  while (/[ckhn]/.test(tokens[next]?.letter ?? '.')) next += 1;
  return /[Gwaot]/.test(tokens[next]?.letter ?? '.');
}

/** `AIR DEFENCE WILL ENGAGE ANY DRONE`: an unknown verb, and the drones are what it is done to. */
function isDoneToDrones(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:WILL|MAY|CAN|MIGHT)$/.test(tokens[at - 1]?.word ?? '')) return false;
  return tokens.slice(at + 1).find(({ letter }) => !/[cAkh]/.test(letter))?.letter === 'D';
}

/** Whether an unknown word may say what happens to the drones: right behind them, or behind a verb that stands behind them. */
function isSaidOfDrones(tokens: readonly Token[], at: number, ofNotice: boolean): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.letter ?? '';
  if (NOUN_OF_DOING.test(word) || (ofNotice && word.endsWith('S')) || isDoneByDrones(tokens, at))
    return false;
  // `LOTY BEZZALOGOWE STRAZY`: whose flights they are.
  if (before === 'D') return !/[Fa]/.test(tokens[at - 2]?.letter ?? '');
  return /[vk:]/.test(before) && tokens.slice(0, at).some(({ letter }) => letter === 'D');
}

/** Whether most words that the lexicon knows are English: there every word that could demand something is known. */
function isEnglish(tokens: readonly Token[]): boolean {
  return tokens.filter(({ english }) => !english).length <= 1;
}

/** `OPERATOR WILL MAINTAIN RADIO CONTACT`: what those of whom the notice tells will do. */
const OWN_PLAN =
  /^(?:\S+ ){0,5}(?:OPERATORS?|CREWS?|(?:REMOTE )?PILOTS?|<DRONE>|TEAM|OBSERVERS?|OPS|OPERATIONS?|FLIGHTS?)(?: \S+){0,3} WILL /;
/** `THE UAV CARRIES A GREEN STROBE`: said of drones that were told of before. */
const ASKS_NOTHING = /^[^BSXKMNCQpPRLlJx]*$/;
/** `REMOTE PILOT MAINTAINS CONTACT`: what one who flies does. */
const OWN_HABIT =
  /^(?:THE )?(?:<DRONE>(?: PILOT| OPERATOR| CREW)?|OPERATOR|CREW|TEAM) (?:MAINTAINS?|KEEPS|MONITORS?|LISTENS?|HOLDS?|CARRIES|WEARS?|HAS|IS IN|(?:STAYS|REMAINS) (?:WI|WITHIN|INSIDE|BELOW|UNDER))\b/;

/** Says something to others than those of whom a notice tells: a ban, a denial, to keep away, a duty, or anything to all or other flyers. */
const SAID_TO_OTHERS = /[BSNEKXMRJL]|A[kcO]{0,2}[DF]|C[kca]{0,3}D|O[^,]*D|[CQ].*[pP]|[pP].*[CQ]/;
/** `OTHER TFC EXERCISE CAUTION` */
const ADVICE_TO_OTHERS = /A?F[vic]{0,3}[aYvk]?k?H/g;

const LIMITS_OTHERS = /[BNSXAE]/;

/** Whether every word is known to announcements or part of a name that stands where a name may stand. */
function isCovered(tokens: readonly Token[], ofNotice: boolean): boolean {
  let inName = 0;
  let mayName = false;
  let byWhom = false;
  let depth = 0;
  let spare = 0;
  const mayComeFirst = ofNotice && !tokens.some((each) => /[MpBSXNKC]/.test(each.letter));
  const mostSpare = isEnglish(tokens) ? MOST_SPARE_ENGLISH : ofNotice ? MOST_SPARE : MOST_SPARE_ELSEWHERE;
  const known = tokens.filter(({ letter }) => letter !== 'u').length;
  for (const [at, token] of tokens.entries()) {
    const { letter, word } = token;
    // What has to be had first.
    if (/^SLOTS?$/.test(word) && tokens[at - 1]?.letter === 'D') return false;
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (
      depth > 0
        ? IN_BRACKETS.test(letter)
        : isUnsafe(token) && !closesGround(tokens, at) && !(letter === 'Q' && mayComeFirst)
    )
      return false;
    if (depth > 0) continue;
    if (letter === ':' || letter === '(' || letter === ')') {
      if (letter === ':') mayName = /[wi]/.test(tokens[at - 1]?.letter ?? '');
      inName = 0;
      continue;
    }
    if (letter === ',') {
      inName = 0;
      continue;
    }
    // One letter is a preposition in Slavic languages, `W`, or an article, `L`.
    if (/^[A-Z]$/.test(word)) {
      mayName = true;
      continue;
    }
    if (letter === 'n') {
      inName = 0;
      continue;
    }
    if (LEADS_TO_NAME.test(letter)) {
      mayName = true;
      byWhom ||= word === 'BY' || word === 'OPERATOR';
      inName = 0;
      continue;
    }
    if (letter !== 'u') {
      if (GOES_ON_WITH_NAME.test(letter)) continue;
      mayName = byWhom || (ofNotice && word.endsWith('PLACE'));
      inName = 0;
      continue;
    }
    if (isDoneToDrones(tokens, at)) return false;
    if (!mayName && isBeforeActivity(tokens, at)) continue;
    if ((LIKE_A_PARTICIPLE.test(word) && !isDoneBySomebody(tokens, at)) || inName >= LONGEST_NAME)
      return false;
    if (!mayName) {
      if (isSaidOfDrones(tokens, at, ofNotice) || spare >= mostSpare || known <= spare + 1) return false;
      spare += 1;
    }
    inName += 1;
  }
  return true;
}

const ALL_DRONES = /A.?D/;

/** `LODZ LUBLINEK: ...`, `RABAT - ...`: where it is, in front. */
const PLACE_IN_FRONT = /^(?:[A-Z0-9'’./-]+ ?){1,6}(?::| [-–]) ?(?=\S)/;
const QUOTED = /"[^"]{1,60}"|(?<= )'[^']{1,60}'(?=[ ,.:;)]|$)|“[^”]{1,60}”/g;

/**
 * Whether the sentence announces somebody's drone flights, or speaks of such, and nothing else: every word of it is known to do so. An
 * unknown word outside a name, one that demands something or one that turns the sentence round, and it is none.
 */
export function announcesDrones(sentence: Sentence, ofNotice = false): boolean {
  const named = sentence.tokens.map(({ word, letter }) => (letter === 'D' ? '<DRONE>' : word));
  if (OWN_HABIT.test(named.join(' ')) && !/[BNSXAE]/.test(sentence.shape)) return true;
  if (ofNotice && OWN_PLAN.test(named.join(' ')) && !LIMITS_OTHERS.test(sentence.shape)) return true;
  if (sentence.tokens[0]?.word === 'THE' && /^cD/.test(sentence.shape) && ASKS_NOTHING.test(sentence.shape))
    return true;
  if (
    ofNotice &&
    !SAID_TO_OTHERS.test(sentence.shape.replace(ADVICE_TO_OTHERS, '')) &&
    isMostlyKnown(sentence.tokens)
  )
    return true;
  const isToReader = !ofNotice && SPEAKS_TO_READER.test(named.join(' ')) && !sentence.shape.includes('H');
  if (isToReader) return false;
  if (isCovered(sentence.tokens, ofNotice)) return true;
  const plain = withoutOwnConduct(named.join(' '), ofNotice && !ALL_DRONES.test(sentence.shape)).replace(
    QUOTED,
    ' / ',
  );
  const front = PLACE_IN_FRONT.exec(plain)?.[0] ?? '';
  const isPlace =
    front !== '' && !front.includes('<DRONE>') && !readPlain(front).some((token) => isUnsafe(token));
  return isCovered(readPlain(isPlace ? plain.slice(front.length) : plain), ofNotice);
}

function readPlain(plain: string): readonly Token[] {
  const drones = Array.from(plain.matchAll(/<DRONE>/g), ({ index }) => ({ from: index, to: index + 7 }));
  return toTokens(plain, 0, plain.length, drones);
}
