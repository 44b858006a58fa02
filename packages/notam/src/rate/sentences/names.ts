import { isByDrones, isFiniteOrDone } from './announcing-verbs.ts';
import type { Token } from './tokens.ts';

/** So many unknown words a name may have. */
const LONGEST_NAME = 4;
/** The same behind BY. */
const LONGEST_COMPANY = 6;
/** The same where no verb has come yet, so that one of them may be it: at the end of the sentence, right behind a preposition. */
const LONGEST_LAST = 2;
/** The same before a word for what kind of place it is. */
const LONGEST_OF_PLACE = 3;
/** So many words of a sentence in another language may be unknown anywhere. */
const MOST_SPARE_ELSEWHERE = 1;

const LEADS_TO_NAME = /[iZ]/;
const GOES_ON_WITH_NAME = /[cwkf]/;
const COORDINATE = /\d{4}/;

const PLACE_FOLLOWS =
  /^(?:AREAS?|LOCATIONS?|ROUTES?|POSITIONS?|PSN|PLACES?|SITES?|SECTORS?|ZONES?|COORD[A-Z]*|FLW|FOLLOWS|LIMITS|AT|IN|OVER)$/;

/** An unknown word that may say what happens to somebody. */
const LIKE_A_PARTICIPLE = /^[A-Z]{3,}(?:ED|IBLE|ABLE)$/;
const LIKE_A_DENIAL = /^(?:UN(?!I|DER)|NON|DIS(?![TCP]))[A-Z]{6,}$|N'T$|^[A-Z]{4,}LESS$/;

/** `OBSERVED BY`, `MARATHON FOLLOWED BY DRONES`: not said of the drones. */
function isDoneBySomebody(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === 'BY' && !tokens.slice(0, at).some(({ letter }) => letter === 'D');
}

/** An unknown word, or the first of two, right before what is done, behind no verb: `GLACIER MAPPING`. */
function isBeforeActivity(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (tokens[first - 1]?.letter === 'u') first -= 1;
  const before = tokens[first - 1];
  if (before !== undefined && (before.letter === 'v' || isPluralOfDrones(before))) return false;
  let next = at;
  while (next - first < 2 && tokens[next]?.letter === 'u') next += 1;
  if (COMPANY.test(tokens[next]?.word ?? '')) next += 1;
  const { letter = '.', word = '' } = tokens[next] ?? {};
  return /[aD]/.test(letter) && !MADE_ACTIVE.test(word);
}

/** What is made active need not be a flight: `UAS GEOFENCE ACTIVATED`. */
const MADE_ACTIVE = /^ACT(?:IVE|IVATED|IVATION)?$/;

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && /[A-Z]{3}S$/.test(token.word) && token.word !== '<DRONE>';
}

/** `FLOODED AREAS`: a participle in front of a place is an adjective. */
function isAdjective(tokens: readonly Token[], at: number): boolean {
  return /[ic]/.test(tokens[at - 1]?.letter ?? '') && /[waG]/.test(tokens[at + 1]?.letter ?? '.');
}

/** `..., DAVOS` at the end of what a notice tells. */
function isPlaceAtEnd({ before, length, after }: Run): boolean {
  return before?.word === ',' && after === undefined && length <= LONGEST_LAST;
}

/** `RIVER DEE`: kinds of places that stand in front of their names. */
const BEFORE_NAMES = /^(?:RIVER|LAKE|PORT|CAPE|ISLAND|CITY|TOWN|VILLAGE|FJORD|VALLEY|MOUNTAIN)$/;

/** `120 COMPETITORS` */
function isCounted({ before, length, after }: Run, token: Token): boolean {
  return (
    before?.letter === 'n' && length === 1 && isPlural(token) && (after === undefined || after.word === ',')
  );
}

/** `CINEMA CREW` */
const COMPANY = /^(?:CREW|TEAM|CLUB|COMPANY|BRIGADE|SERVICE)$/;

/** `DRONES ENDANGER ...`: what follows is said of them. */
function isPluralOfDrones(token: Token): boolean {
  return token.letter === 'D' && isPlural(token);
}

interface Run {
  readonly before: Token | undefined;
  readonly length: number;
  readonly after: Token | undefined;
}

/** The unknown words in a row around the one `at`. */
function runAround(tokens: readonly Token[], at: number): Run {
  let from = at;
  while (tokens[from - 1]?.letter === 'u') from -= 1;
  let to = at;
  while (tokens[to]?.letter === 'u') to += 1;
  return { before: tokens[from - 1], length: to - from, after: tokens[to] };
}

function isCoordinate(token: Token | undefined): boolean {
  return token?.letter === 'n' && COORDINATE.test(token.word);
}

/** `BETUNG AREA` in a list of places, or a name beside a position. */
function isPlaceInList({ before, length, after }: Run): boolean {
  if (before === undefined || length > 3) return false;
  if (isCoordinate(before)) return true;
  return /[n,:(wk]/.test(before.letter) && /[wn]/.test(after?.letter ?? '.');
}

/** So many of the words may be a name: where a mark or a figure ends it, what would be said of it does not follow. */
function longestOf({ before, after }: Run, hasVerb: boolean): number {
  if (hasVerb || (after !== undefined && /[:,(n]/.test(after.letter))) return LONGEST_NAME;
  if (after?.letter === 'w') return LONGEST_OF_PLACE;
  return (after === undefined || after.letter === 'c') && before?.letter !== 'w' ? LONGEST_LAST : 1;
}

/** `PATROL THE BORDER`, `MEASURING EMISSIONS`: the object of what is done. */
function isObject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.letter === 'a' && /^TO |[A-Z]{3}ING$/.test(before.word)) return true;
  return tokens[at - 1]?.letter === 'c' && /[aY]/.test(tokens[at - 2]?.letter ?? '.');
}

/** `DRONE SCANS A ROOF`, `UNMANNED HELICOPTER SUPPLIES THE HUT`: one drone, a verb, and what it does that to. */
function isDoneByDrone(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(Math.max(0, at - 3), at);
  const drone = lead.findLastIndex(({ letter }) => letter === 'D');
  if (drone < 0 || !lead.slice(drone + 1).every(({ letter }) => /[OFak]/.test(letter))) return false;
  if (lead.slice(drone).some(isPlural) || !isPlural(tokens[at])) return false;
  let next = at + 1;
  while (/[ckhn]/.test(tokens[next]?.letter ?? '.')) next += 1;
  return /[Gwaot]/.test(tokens[next]?.letter ?? '.');
}

/** Whether most words that the lexicon knows are English: there every word that could demand something is known. */
export function isEnglish(tokens: readonly Token[]): boolean {
  return tokens.filter(({ english }) => !english).length <= 1;
}

/** `FROM TROMSO TO ALTA` leads to a name, `EXPECTED TO COOPERATE` does not. */
function leadsToName(tokens: readonly Token[], at: number): boolean {
  const { letter = '', word } = tokens[at] ?? {};
  if (!LEADS_TO_NAME.test(letter)) return false;
  return word !== 'TO' || !/[vPMHc]/.test(tokens[at - 1]?.letter ?? '.');
}

/** Whether each unknown word stands where a name may: behind a preposition of place, in brackets, before what is done, in a list of places. */
export function hasOnlyNames(tokens: readonly Token[], ofNotice: boolean): boolean {
  let inName = 0;
  let mayName = false;
  let byWhom = false;
  let hasVerb = false;
  let depth = 0;
  const english = isEnglish(tokens);
  let spare = english ? 0 : MOST_SPARE_ELSEWHERE;
  for (const [at, token] of tokens.entries()) {
    const { letter, word } = token;
    hasVerb ||= isFiniteOrDone(token);
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (letter === 'u') {
      if (LIKE_A_DENIAL.test(word)) return false;
      if (LIKE_A_PARTICIPLE.test(word) && !isDoneBySomebody(tokens, at) && !isAdjective(tokens, at))
        return false;
      const run = runAround(tokens, at);
      const most = byWhom ? LONGEST_COMPANY : longestOf(run, hasVerb || !english);
      inName += 1;
      if (mayName && inName <= most) continue;
      if (isBeforeActivity(tokens, at) || isPlaceInList(run) || isObject(tokens, at)) continue;
      if (isCounted(run, token) || (LIKE_A_PARTICIPLE.test(word) && isByDrones(tokens, at + 1))) continue;
      if (ofNotice && isPlaceAtEnd(run)) continue;
      if (isDoneByDrone(tokens, at)) {
        mayName = true;
        inName = 0;
        continue;
      }
      if (spare === 0 || /[DvF]/.test(tokens[at - 1]?.letter ?? '')) return false;
      spare -= 1;
    } else if (!english && /^[A-Z]$/.test(word)) {
      // One letter is a preposition in Slavic languages, `W`, or an article, `L`.
      mayName = true;
    } else if (leadsToName(tokens, at)) {
      mayName = true;
      byWhom ||= word === 'BY' || word === 'OPERATOR';
      inName = 0;
    } else if (BEFORE_NAMES.test(word)) {
      mayName = true;
      inName = 0;
    } else if (letter === ':') {
      mayName = PLACE_FOLLOWS.test(tokens[at - 1]?.word ?? '');
      inName = 0;
    } else if (/[n,()]/.test(letter)) {
      inName = 0;
    } else if (!GOES_ON_WITH_NAME.test(letter)) {
      mayName = byWhom || (ofNotice && word.endsWith('PLACE'));
      inName = 0;
    }
  }
  return true;
}
