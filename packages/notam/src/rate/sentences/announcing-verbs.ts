import type { Token } from './tokens.ts';

const AUXILIARY: ReadonlySet<string> = new Set('WILL MAY MIGHT CAN COULD WOULD'.split(' '));
const COPULA: ReadonlySet<string> = new Set('BE BEING BEEN IS ARE WAS WERE'.split(' '));
const HAVING: ReadonlySet<string> = new Set(['HAS', 'HAVE']);

/** Verbs that somebody is addressed by: what he is told to do is none of an announcement. */
const ADDRESSES: ReadonlySet<string> = new Set(
  'ADVISED NOTIFIED NOTED INTENDED EXPECTED EXPECT REPORTED CALLED DESIGNATED'.split(' '),
);
const TAKING = /^(?:TAKE|TAKES|TAKING|TOOK)$/;

/** What may be said of drones or of flights without a verb of its own: `ARE TETHERED`. */
const STATES: ReadonlySet<string> = new Set(
  'TETHERED LIT ILLUMINATED VISIBLE AUTONOMOUS DAILY CONTINUOUS INTERMITTENT ELECTRIC UNLIT WHITE YELLOW ORANGE'.split(
    ' ',
  ),
);

/** Prepositions that only places stand behind; behind others a word may say how things are: `ON HOLD`, `IN ABEYANCE`. */
const OF_PLACE: ReadonlySet<string> = new Set(
  'OVER NEAR ABOVE ABV AROUND WI WITHIN INSIDE ALONG BTN BETWEEN ACROSS BELOW BLW UP_TO'.split(' '),
);
const NOT_OF_PLACE = /^(?:ON|UNDER|OUT|OFF|BEYOND|AGAINST|AS)$/;

/** What may stand between a verb and what it governs. */
const ADVERB = /[ckhn]/;

function nextAt(tokens: readonly Token[], from: number, skipped: RegExp): number {
  let at = from;
  while (skipped.test(tokens[at]?.letter ?? '.')) at += 1;
  return at;
}

/** Of `12 MAY` the month. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'MAY' && tokens[at - 1]?.letter === 'n';
}

/** Behind IS or ARE: what is done, where it is, or one of few states; any other word may say that it has come to an end. */
function isComplement(tokens: readonly Token[], from: number): boolean {
  const at = nextAt(tokens, from, ADVERB);
  const next = tokens[at];
  // `IS DIVERTED AROUND`
  if (tokens.slice(from, at).some(({ word }) => /[A-Z]{3}ED$/.test(word) && !STATES.has(word))) return false;
  if (next === undefined || next.letter === ',') {
    return tokens.slice(from, at).some(({ word, letter }) => letter === 'n' || STATES.has(word));
  }
  if (next.letter !== 'i') return /[vYaFDw(]/.test(next.letter);
  return OF_PLACE.has(next.word) || /[wnaGv]/.test(tokens[nextAt(tokens, at + 1, /[ch]/)]?.letter ?? '.');
}

/** Behind WILL or MAY: a verb that is known. */
function isGoverned(tokens: readonly Token[], from: number): boolean {
  const next = tokens[nextAt(tokens, from, ADVERB)];
  return next === undefined || /[vYaF,]/.test(next.letter);
}

function isRecognisedVerb(tokens: readonly Token[], at: number): boolean {
  const { word = '', english = false } = tokens[at] ?? {};
  if (!english || isMonth(tokens, at)) return true;
  // `REMOTE PILOTS MAY LAUNCH 0700-0930`: a permission.
  if (/^(?:MAY|CAN)$/.test(word) && /^(?:LAUNCH|TAKE OFF|START)$/.test(tokens[at + 1]?.word ?? ''))
    return false;
  if (AUXILIARY.has(word)) return isGoverned(tokens, at + 1);
  if (COPULA.has(word)) return isComplement(tokens, at + 1);
  if (TAKING.test(word)) return /[vacknw]/.test(tokens[at + 1]?.letter ?? '.');
  if (HAVING.has(word)) return /[vkanwD]/.test(tokens[at + 1]?.letter ?? '.');
  if (tokens[at + 1]?.word !== 'TO' || tokens[at + 1]?.letter !== 'i') return true;
  if (!ADDRESSES.has(word)) return true;
  return /[vYa]/.test(tokens[nextAt(tokens, at + 2, /[ck]/)]?.letter ?? '.');
}

const PERSONS = /(?:PILOTS|OPERATORS|CREWS|OWNERS|USERS|FLYERS|FLIERS|ENTHUSIASTS|HOBBYISTS)$/;

/** `UAS OPERATORS PHONE THE TOWER`: behind those who fly a word of no verb class may be what they are told. */
function isToldToPersons(tokens: readonly Token[], at: number): boolean {
  if (!PERSONS.test(tokens[at - 1]?.word ?? '') || !/[DFO]/.test(tokens[at - 1]?.letter ?? '')) return false;
  return tokens[at]?.word !== '/' && !/[vYain,:()HF]/.test(tokens[at]?.letter ?? '');
}

/** Whether each verb of the sentence is one by which flights are announced, with a complement that is known. */
export function areVerbsRecognised(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ letter, word }, at) =>
      !isToldToPersons(tokens, at) &&
      !(word === 'END' && /[DFa]/.test(tokens[at - 1]?.letter ?? '')) &&
      // `DRONES HELD` are kept back, a show is held.
      !(word === 'HELD' && tokens[at - 1]?.letter === 'D') &&
      (letter !== 'v' || isRecognisedVerb(tokens, at)),
  );
}

/** A verb that is more than an auxiliary. */
export function isFiniteOrDone({ letter, word }: Token): boolean {
  if (letter === 'Y') return true;
  return letter === 'v' && !AUXILIARY.has(word) && !COPULA.has(word) && !HAVING.has(word);
}

/** So many unknown words may stand where nothing says what is done: `UAV MAX 25KG, OSLO`. */
const MOST_WITHOUT_VERB = 1;

/** `LIGHTS CHECKED BY DRONE` */
export function isByDrones(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'BY' && tokens[nextAt(tokens, at + 1, /[ckn]/)]?.letter === 'D';
}

/**
 * Whether a verb, or a noun of what is done, announces something. Without a verb the sentence must not begin like an order: `GROUND ALL
 * DRONES`, `PAUSE DRONE FLIGHTS`. In a notice of drone flights a place or a height is enough.
 */
export function announcesSomething(tokens: readonly Token[], ofNotice: boolean): boolean {
  if (tokens.some(isFiniteOrDone) || tokens.some((_, at) => isByDrones(tokens, at))) return true;
  const first = nextAt(tokens, 0, /[n,:()c]/);
  const { letter = '', word = '' } = tokens[first] ?? {};
  const isOrder =
    (letter === 'u' || word === 'GROUND') && tokens[nextAt(tokens, first + 1, /[cAk]/)]?.letter === 'D';
  if (isOrder) return false;
  const behind = nextAt(tokens, first, /[DaFckh]/);
  if (NOT_OF_PLACE.test(tokens[behind]?.word ?? '') && tokens[behind + 1]?.letter === 'u') return false;
  if (tokens.some((each) => /[aF]/.test(each.letter))) return true;
  if (!tokens.some((each) => /[wni]/.test(each.letter) || each.word === '/'))
    return tokens.every((each) => /[D()n,]/.test(each.letter));
  return ofNotice && tokens.filter((each) => each.letter === 'u').length <= MOST_WITHOUT_VERB;
}
