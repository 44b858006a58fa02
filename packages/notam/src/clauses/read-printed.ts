import type { Adjunct, NamedUser } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { isDone, movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';
import { findAll, tableOf } from './phrase-table.ts';
import { isPlacing, readAdjuncts } from './read-adjuncts.ts';
import { takeAuxiliary } from './read-state.ts';
import { STATE_ENTRIES, type StateCode } from './states.ts';
import { TURNING_WORDS } from './turning-words.ts';
import { DRONE } from '../vocabulary.ts';

type State = Extract<Clause, { readonly kind: 'state' }>;

/** States whose words are never a part of what they are said of. */
const SURE: ReadonlySet<StateCode> = new Set<StateCode>([
  'closed',
  'partlyClosed',
  'notAvailable',
  'unserviceable',
  'suspended',
  'withdrawn',
  'unmonitored',
  'unreliable',
  'unusable',
  'notVisible',
  'deactivated',
  'notAuthorised',
  'missing',
  'relocated',
  'completed',
  'cancelled',
  'underConstruction',
  'inMaintenance',
  'notAffected',
]);
const STATES = tableOf(STATE_ENTRIES.filter(({ code }) => SURE.has(code)));
const NO_SUBJECT = new Set([
  ...TURNING_WORDS,
  ...'WILL IS ARE WAS WERE BE BEEN BEING HAS HAVE HAD DO DOES DID NOW ENDS END STOP THIS THESE THAT THOSE IT THEY WHICH DUE BECAUSE DURING DRG AFTER BEFORE FM FROM WEF TILL BTN BTWN BETWEEN REF USE PILOTS NOTAM AVAILABILITY STATUS'.split(
    ' ',
  ),
]);
const LEAD = stickyPhrase(
  '(?:CAUTION|CTN|RMK|USE CAUTION|USE EXTREME CAUTION|NOTE)(?: ?[-:]|(?= ?/)/)|(?:THE|AERODROME)(?= )',
);
/** What is longer is a sentence of its own. */
const LONGEST_SUBJECT = 90;
const LONGEST_BOUND = 120;
const TEMPORARILY = /,? TEMPO(?:RARY|RARILY)?$/;
const TEMPORARY = { type: 'simple', code: 'temporarily' } as const;
const POSITION = /\d{4,6}(?:\.\d+)?[NS]|[NS]\d{4,6}/;
const DRONES = new RegExp(String.raw`\b${DRONE}\b`);
/** A list or a sentence before the subject. */
const PARTED = /[:;]|\. |,(?! ?(?:AND )?[A-Z]{0,2}\d|AND )/;

/** Something that no pattern knows is in a state: `HOT CARGO PAD NORTH ENTRANCE CLSD DUE TO WIP`. Its words name it. */
export function readPrintedSubject(cursor: Cursor): State | null {
  take(cursor, LEAD);
  const from = cursor.at;
  const { text } = cursor;
  for (let at = nextWord(text, from); at !== -1 && at - from <= LONGEST_SUBJECT; at = nextWord(text, at)) {
    const tried = movedTo(cursor, at);
    takeAuxiliary(tried);
    const [found] = findAll(tried, STATES);
    if (found === undefined) continue;
    // What is in the state is the list behind it.
    if (/^ ?:/.test(text.slice(found.at - 1))) return null;
    const printed = text.slice(from, at).replace(/[ ,.:;-]+$/, '');
    const name = printed.replace(TEMPORARILY, '');
    if (!isNounPhrase(name)) return null;
    tried.at = found.at;
    const adjuncts = [...(name === printed ? [] : [TEMPORARY]), ...readAdjuncts(tried)];
    cursor.at = tried.at;
    return {
      kind: 'state',
      facility: 'asPrinted',
      name,
      others: [],
      state: found.code,
      value: null,
      adjuncts,
    };
  }
  return null;
}

function nextWord(text: string, at: number): number {
  const blank = text.indexOf(' ', at);
  return blank === -1 ? -1 : blank + 1;
}

function isNounPhrase(name: string): boolean {
  const words = name.split(/[^\p{L}']+/u).filter((word) => word !== '');
  return (
    words.some((word) => word.length > 2) &&
    words.every((word) => !NO_SUBJECT.has(word)) &&
    !/(?:^|[ ,])(?:AND|OR|THE|A|AN|FOR|OF|WITH|ON|AT|IN|TO|BY|ALL|NEW)$/.test(name) &&
    !/^(?:AND|OR|FLW|FOLLOWING|IN|AT|ON|OF|FOR|TO|BY|WITH|AS|ALSO|THERE|EACH|WHOSE)\b/.test(name) &&
    !PARTED.test(name) &&
    !POSITION.test(name) &&
    !DRONES.test(name)
  );
}

const EXCEPT = stickyPhrase(',? ?(?:EXC(?:EPT(?:ION)?)?|EXCLUDING|OTHER THAN)(?: FOR| TO)?');
const FOR = stickyPhrase('(?:FOR|TO)(?: USE BY)?');
const ONLY = / ONLY$/;
const TRAFFIC =
  /\b(?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLTS?|FLIGHTS?|FLYING|HEL|HELICOPTERS?|HELIS?|OPS|OPERATIONS|OPERATORS|MOVEMENTS?|VEHICLES?|VISITORS|JETS?|GLIDERS?|CAT [A-E]|CODE [A-F])\b/;
const TURNS = new Set(
  TURNING_WORDS.filter(
    (word) => !/^(?:EXCL?|EXCEPT|OTHER|OTHERS|THAN|MORE|LESS|EXCEEDING|EXCEED|NON)$/.test(word),
  ).concat('WILL IS ARE WAS WERE HAS HAVE DO DOES AVBL AVAILABLE OPEN OPN DUE REF REFER'.split(' ')),
);
/** Of these a list of those whom they are for is read; what is said of anything else is for nobody in particular. */
const BOUND_STATES: ReadonlySet<StateCode> = new Set<StateCode>([
  'closed',
  'partlyClosed',
  'notAvailable',
  'available',
  'limited',
  'notAuthorised',
  'suspended',
  'open',
  'active',
]);

/**
 * For whom, or for whom not, a state is, where no pattern reads them: `CLSD TO ACFT WITH UNDERSLUNG JET ENGINES`. An exception takes all of
 * the clause. Null where anything else stands there.
 */
export function readPrintedBound(cursor: Cursor, { state }: State): readonly Adjunct[] | null {
  if (!BOUND_STATES.has(state)) return null;
  const excepted = take(cursor, EXCEPT) !== null;
  if (!excepted && take(cursor, FOR) === null) return null;
  const from = cursor.at;
  const { text } = cursor;
  const ends = excepted ? [text.length] : wordEnds(text, from);
  for (const at of ends) {
    const tried = movedTo(cursor, at);
    const rest = at >= text.length ? [] : readAdjuncts(tried);
    if (at < text.length && !(isDone(tried) && rest.some((each) => isPlacing(each) || each.type === 'cause')))
      continue;
    const printed = text.slice(from, at).replace(/[ ,.:;-]+$/, '');
    const value = printed.replace(ONLY, '');
    const isOnly = state === 'limited' || value !== printed;
    const isBound = value.length <= LONGEST_BOUND && (excepted || TRAFFIC.test(value)) && isPlain(value);
    if (!isBound || (excepted && isOnly)) return null;
    cursor.at = at >= text.length ? text.length : tried.at;
    const users: readonly NamedUser[] = [{ user: 'asPrinted', value }];
    return [{ type: 'users', scope: excepted ? 'except' : isOnly ? 'only' : 'for', users }, ...rest];
  }
  return null;
}

/** The beginnings of the words behind the first, and the end. */
function wordEnds(text: string, from: number): readonly number[] {
  const ends: number[] = [];
  for (let at = nextWord(text, from); at !== -1 && at - from <= LONGEST_BOUND; at = nextWord(text, at))
    ends.push(at);
  return [...ends, text.length];
}

function isPlain(value: string): boolean {
  return (
    value.length > 2 &&
    !/[;:]|\. /.test(value) &&
    !POSITION.test(value) &&
    !DRONES.test(value) &&
    value.split(/[^\p{L}]+/u).every((word) => !TURNS.has(word))
  );
}
