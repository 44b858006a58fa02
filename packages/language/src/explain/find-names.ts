/** Tokens `from` up to, not including, `to`: words that no glossary knows, with what stands between them. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Units, places and aids that are told apart by a name before them: `HUMBERSIDE RADAR`, `HO CHI MINH FIR`. */
const NAMED_KINDS = new Set(
  'AD AP APT ARPT AIRPORT AIRFIELD AERODROME INTL INTERNATIONAL MUNI RADAR TWR TOWER APP RADIO CONTROL CTL DIRECTOR DELIVERY ATC ATCC ACC ATS ATSU FIR UIR FIR/UIR CTA/FIR FIC CTA CTR TMA TMA/CTR CTR/TMA CTA/CTR ATZ MATZ OCEANIC VOR VOR/DME DVOR DVOR/DME NDB TACAN VORTAC ILS ATIS VOLMET BOROUGH STREET POLICE CITY AIRSPACE AVOIDANCE ARP'.split(
    ' ',
  ),
);
/** Words between a name and what it tells apart: `MARHAM LOWER AIRSPACE`, `LEEMING PRIMARY RADAR`. */
const OF_KIND = new Set('LOWER CONTROLLED PRIMARY SECONDARY AREA SINGLE FLYING ADVISORY'.split(' '));
const SECOND_KINDS = new Set('AIRSPACE RADAR CONTROL FREQ CLUB RADIO'.split(' '));
/** Units that have a name where their frequency stands behind them. */
const CALLED = new Set(['INFO', 'INFORMATION', 'RADIO', 'DIRECTOR', 'APPROACH', 'GROUND']);
const FREQUENCY = /^\(?[1-3]\d{2}\.\d{1,3}(?:MHZ)?[),.;]*$/;
/** Behind these stands a name. */
const NAMING = new Set(['RAF', 'RNAS', 'HMS', 'HMNB', 'MCAS', 'CALLSIGN', 'OVHD', 'OVERHEAD']);
/** Of these, a name is told: `SW OF HARBY`. */
const TOLD_OF = new Set(
  'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW NORTH SOUTH EAST WEST VCY VICINITY ISLE COUNTY CITY PORT BOROUGH'.split(
    ' ',
  ),
);
/** Names begin with these. */
const BEGINNINGS = new Set('ISLE COUNTY CAPE LAKE MOUNT PORT SAINT ST FORT'.split(' '));
const BOUND = new Set(['INBOUND', 'OUTBOUND', 'INBD', 'OUTBD', 'OUBD']);
/** Before and behind the points of a route. */
const BEFORE_POINT = new Set('VIA DCT POINT POINTS FIX WPT WAYPOINT SID STAR ABM ABEAM'.split(' '));
const BEHIND_POINT = new Set('DCT FIX WPT WAYPOINT SID STAR TRANSITION TRANSITIONS'.split(' '));
/** Behind these, letters are categories of aircraft: `CATS A/B`. */
const CATEGORIES = new Set(['CAT', 'CATS', 'CATEGORY', 'CATEGORIES']);
const ROUTE = /^\(?[A-Z]{1,2}\d{1,3}[),.:;]*$/;
const ROUTING = new Set('RTE RTES ROUTE ROUTES AWY AWYS AIRWAY AIRWAYS DCT VIA SIDS STARS'.split(' '));
const POSITION = /\d{2}(?:\.\d{1,4})?[NSEW][)\],.:;]*$|^\(?[NS]\d{4,6}[EW]\d{5,7}[),.:;]*$/;
/**
 * First letters of ICAO location indicators (Doc 7910) with which no common English word of four letters begins; four
 * more letters make it an address of the fixed network.
 */
const INDICATOR =
  /^(?:B[GIK]|C[FWYZ]|D[BFGNTX]|E[BDEFGHIKPTV]|F[BCDGHJKMNPQSTVWXYZ]|G[BCFGMQV]|H[BCDHKLRST]|K[BCDFGHJLMPRSTVWZ]|L[BCDFGHJKMPQRSTWXYZ]|M[BDGHKMNPRSTWZ]|N[CFGLSTVWZ]|P[GHJKMPTW]|R[CJKP]|T[BDFGJKLNQVX]|U[ABCDEGHIKLMOTWZ]|V[BCDGHLMQRTVY]|W[BMPS]|Y[BMPS]|Z[BGHJLPSUWY])[A-Z]{2}(?:[YZ][A-Z]{2}[X-Z])?$/;
/** An aid by its letters and its name: `BZN/BRIZE`. */
const LETTERS_AND_NAME = /^[A-Z]{2,3}\/[A-Z]{4,}$/;
/** Ends of English words that are hardly those of names. */
const PLAIN_END = /(?:[^A]ING|ED|TIONS?|SIONS?|MENTS?|ABLE|IBLE|ANCE|ENCE|[^C]ITY|ITIES|OUS|IVE|FUL|[^E]LY)$/;
/** Ends of British place names. */
const PLACE_END = /^[A-Z]{3,15}(?:SHIRE|CHESTER|MOUTH|HAMPTON|BURGH|BOROUGH|THORPE)$/;
/** Tokens within brackets that may name a place; longer ones say something. */
const LONGEST_BRACKETS = 16;
/** What is said of a list, or joins its members. */
const BEHIND_LIST = new Set(['AND', 'OR', 'ARE', 'IS', 'WILL', 'MAY', 'SHOULD', 'SHALL']);
/** Words of grammar that no entry explains, yet name nothing. */
const GRAMMAR = new Set(
  'ANOTHER EITHER NEITHER WHICH WHO WHOSE WHAT THEIR ITS HIS OUR YOUR THEY THEM THESE THOSE THIS THAT SUCH SAME EACH EVERY SOME BUT THAN THEN THERE WHERE WHILE WHILST UNLESS WERE WAS BEEN BEING HAD CAN CANNOT COULD WOULD MIGHT DOES DO DID SO NOR PER VERY MORE MOST LESS FEW MANY UP OUT OFF AWAY BACK ONTO UPON HERE SINCE ABOUT IT YOU WE HE ME MY EL LA LE LES DE DES DU POR EN AL DEL ON NIL NO NOT NON FULL SUITABLE APPROPRIATE RELEVANT WHOLE ENTIRE NATIONAL PUBLIC PRIVATE FOREIGN INFORM NOTIFY ASK TUNE CORRECT QUADRANT JUST FAX JAN FEB MAR MARCH APR JUN JUL AUG SEP OCT NOV DEC'.split(
    ' ',
  ),
);

/**
 * Which of `tokens` name a place, unit, aerodrome or point of a route, by the words around them alone. `isKnown` says
 * whether the glossary explains a token: what it explains is no name, and what nothing tells to be a name is none.
 */
export function findNames(
  tokens: readonly string[],
  isKnown: (index: number) => boolean,
): ReadonlySet<number> {
  const runs = runsOf(tokens, isKnown);
  if (runs.length === 0) return new Set();
  const routing = tokens.some((token) => ROUTING.has(token)) && tokens.some((token) => ROUTE.test(token));
  const named = runs.map((run) => isNamed(run, tokens, routing));
  spreadOverLists(runs, named, tokens);
  return new Set(runs.flatMap(({ from, to }, index) => (named[index] === true ? indexesOf(from, to) : [])));
}

function indexesOf(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function runsOf(tokens: readonly string[], isKnown: (index: number) => boolean): readonly Run[] {
  const runs: Run[] = [];
  const isCandidate = (index: number): boolean => {
    const word = tokens[index] ?? '';
    return /^[A-Z][A-Z/]+$/.test(word) && !isKnown(index) && !GRAMMAR.has(word);
  };
  for (let from = 0; from < tokens.length; from++) {
    if (!isCandidate(from)) continue;
    let to = from + 1;
    while (/^[ '-]$/.test(tokens[to] ?? '') && isCandidate(to + 1)) to += 2;
    runs.push({ from, to });
    from = to;
  }
  return runs;
}

function isNamed(run: Run, tokens: readonly string[], routing: boolean): boolean {
  const { from, to } = run;
  const words = tokens.slice(from, to).filter((token) => /[A-Z]/.test(token));
  const [before] = wordsBefore(from, tokens);
  if (CATEGORIES.has(before) && words.every((word) => /^[A-E/]{1,9}$/.test(word))) return true;
  if (words.every((word) => PLACE_END.test(word) || INDICATOR.test(word) || LETTERS_AND_NAME.test(word)))
    return true;
  if (words.some((word) => PLAIN_END.test(word))) return isInPlaceBrackets(run, tokens);
  return (
    (words.length > 1 && BEGINNINGS.has(words[0] ?? '')) ||
    (words.length === 1 && TOLD_OF.has(words[0] ?? '') && tokens[to + 1] === 'OF') ||
    isOfKind(to, tokens) ||
    isAfterNaming(from, tokens) ||
    isInPlaceBrackets(run, tokens) ||
    isInitials(run, tokens) ||
    (words.every((word) => isPoint(word)) && isOnRoute(run, words, tokens, routing))
  );
}

function isOfKind(to: number, tokens: readonly string[]): boolean {
  if (tokens[to] !== ' ') return false;
  const [next, second] = [tokens[to + 1] ?? '', tokens[to + 3] ?? ''];
  if (NAMED_KINDS.has(next) || FREQUENCY.test(next)) return true;
  if (OF_KIND.has(next)) return SECOND_KINDS.has(second);
  return CALLED.has(next) && (/^(?:ON|FREQ|CH|CHANNEL|TEL)$/.test(second) || FREQUENCY.test(second));
}

function isAfterNaming(from: number, tokens: readonly string[]): boolean {
  const [first, second] = wordsBefore(from, tokens);
  if (NAMING.has(first) || POSITION.test(first)) return true;
  if (first === 'OF') return TOLD_OF.has(second);
  return (first === 'TO' || first === 'FM' || first === 'FROM') && BOUND.has(second);
}

/** The two tokens before `at` that are no blanks. */
function wordsBefore(at: number, tokens: readonly string[]): readonly [string, string] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < 2; index--) {
    const token = (tokens[index] ?? '').trim();
    if (token !== '') found.push(token);
  }
  return [found[0] ?? '', found[1] ?? ''];
}

/** Whether it begins brackets behind a position or an aerodrome: `0004833W (BULLRING, MINLEY WOOD)`. */
function isInPlaceBrackets({ from, to }: Run, tokens: readonly string[]): boolean {
  let open = from - 1;
  while (open > from - LONGEST_BRACKETS && /^[A-Z ,.'/-]+$/.test(tokens[open] ?? '')) open--;
  if (!(tokens[open] ?? '').endsWith('(')) return false;
  const [before] = wordsBefore(open, tokens);
  if (!POSITION.test(before) && !NAMED_KINDS.has(before)) return false;
  if (open === from - 1 && /^[,)]/.test(tokens[to] ?? '')) return true;
  let close = to;
  while (close < to + LONGEST_BRACKETS && /^[A-Z ,.'/-]+$/.test(tokens[close] ?? '')) close++;
  return (tokens[close] ?? '').startsWith(')');
}

/** `AIRFIELD LIGHT MONITORING SYSTEM (ALMS)`: what the text itself abbreviates. */
function isInitials({ from, to }: Run, tokens: readonly string[]): boolean {
  if (to !== from + 1 || !(tokens[from - 1] ?? '').endsWith('(') || !(tokens[to] ?? '').startsWith(')')) {
    return false;
  }
  const initials = tokens
    .slice(Math.max(0, from - LONGEST_BRACKETS), from - 1)
    .filter((token) => /^[A-Z]/.test(token))
    .map((token) => token.charAt(0))
    .join('');
  return initials.endsWith(tokens[from] ?? ' ');
}

/** Route points have five letters, the aids among them two or three (ICAO Annex 11, appendices 1 and 2). */
function isPoint(word: string): boolean {
  return /^(?:[A-Z]{5}|[A-Z]{2,3})$/.test(word);
}

function isOnRoute(
  { from, to }: Run,
  words: readonly string[],
  tokens: readonly string[],
  routing: boolean,
): boolean {
  const [before, beyond] = wordsBefore(from, tokens);
  if (BEFORE_POINT.has(before) || (tokens[to] === ' ' && BEHIND_POINT.has(tokens[to + 1] ?? ''))) return true;
  if (before === '-' && (isPoint(beyond) || ROUTE.test(beyond) || POSITION.test(beyond))) return true;
  if (words.some((word) => word.length !== 5)) return words.length > 1 && routing && tokens[from + 1] === '-';
  return routing || (words.length > 1 && before.endsWith('('));
}

/** `MANCHESTER, LIVERPOOL, HAWARDEN`: what stands in a list with a name is one. */
function spreadOverLists(runs: readonly Run[], named: boolean[], tokens: readonly string[]): void {
  for (let index = 1; index < runs.length; index++) spread(index - 1, index);
  for (let index = runs.length - 1; index > 0; index--) spread(index, index - 1);

  function spread(from: number, to: number): void {
    const [first, second] = [runs[Math.min(from, to)], runs[Math.max(from, to)]];
    const run = runs[to];
    if (named[from] !== true || named[to] === true || !first || !second || !run) return;
    const between = tokens.slice(first.to, second.from).join('').trim();
    if (!/^(?:,|,? ?AND|\/|\(|,? ?OR|- ?)$/.test(between)) return;
    if (tokens.slice(run.from, run.to).some((token) => PLAIN_END.test(token))) return;
    named[to] = endsListMember(run.to, tokens);
  }
}

/** Whether nothing but the next member or the end of a list follows. */
function endsListMember(to: number, tokens: readonly string[]): boolean {
  const next = (tokens[to] ?? '').trim() === '' ? (tokens[to + 1] ?? '') : (tokens[to] ?? '');
  return next === '' || /^[\d,.;:()/-]/.test(next) || BEHIND_LIST.has(next) || NAMED_KINDS.has(next);
}
