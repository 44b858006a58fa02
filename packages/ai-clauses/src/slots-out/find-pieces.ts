import { readPlacing, type Adjunct } from '@klarnotam/notam';
import type { SlotKind } from '../slot.ts';
import { FIGURE_PATTERNS } from './figure-patterns.ts';
import { isListedWord } from './is-listed-word.ts';
import { CALENDAR_WORDS, CLOCK_WORDS, NUMBER_WORDS, SPELLED_LETTERS, UNIT_WORDS } from './never-words.ts';
import type { Piece } from './piece.ts';

/** What a word may begin behind. */
const STARTS = /[\s,.;:()[\]"“”/!?*=<>|-]/;
/** Signs that stand around words and belong to none. */
const MARK = /[\s,.;:()[\]"“”!?*=<>|'’–_~#&+/-]/;
const LEAD = 24;
const CLOCK = /^(?:[01]\d|2[0-4])[0-5]\d$/;
const WORD = /[^\s,;:()[\]"“”!?*=<>|]+/y;
/** Behind these a letter or a number is what something is called. */
const NAMED_THING =
  /(?:^|[\s(])(?:TWYS?|TAXIWAYS?|TAXILANES?|TLN|RWYS?|RUNWAYS?|APRONS?|APN|RAMPS?|STANDS?|SPOTS?|GATES?|BAYS?|AREAS?|SECTORS?|CLASS|CAT|POINTS?|LINKS?|EXITS?|TERMINALS?|HANGARS?|GROUPS?|PHASE|ROUTES?|PART|CHARTS?)[ -]*$/;

/** A clause cut into slots, words of the list and marks, in order and without a gap. `upper` is the clause in upper case. */
export function findPieces(upper: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < upper.length;) {
    const piece = pieceAt(upper, at);
    pieces.push(piece);
    at = piece.to;
  }
  return pieces;
}

function pieceAt(upper: string, at: number): Piece {
  const before = upper[at - 1];
  if (before === undefined || STARTS.test(before)) {
    const placing = placingAt(upper, at);
    const figure = figureAt(upper, at);
    if (placing !== null && placing.to >= (figure?.to ?? 0)) return placing;
    if (figure !== null) return figure;
  }
  if (MARK.test(upper[at] ?? '')) return { from: at, to: at + 1, kind: 'mark' };
  WORD.lastIndex = at;
  const found = WORD.exec(upper)?.[0] ?? upper.slice(at, at + 1);
  // `8.RWY`: the number of an entry and what it says.
  const word = (/^\d{1,2}(?=\.[A-Z]{2})/.exec(found)?.[0] ?? found).replace(/['’.&/–_~#+-]+$/, '');
  const to = at + Math.max(word.length, 1);
  return { from: at, to, kind: kindOf(word, upper, at, to) };
}

const PLACING_KINDS: Readonly<Partial<Record<Adjunct['type'], SlotKind>>> = {
  radius: 'where',
  positions: 'where',
  bounded: 'where',
  corridor: 'where',
  lowFlyingArea: 'where',
  militaryAreas: 'where',
  bearing: 'where',
  heights: 'howHigh',
  upTo: 'howHigh',
  limit: 'howHigh',
  range: 'howHigh',
  hours: 'when',
  fromDate: 'when',
  untilDate: 'when',
};

function placingAt(upper: string, at: number): Piece | null {
  const read = /[A-Z\d(+]/.test(upper[at] ?? '') ? readPlacing(upper, at) : null;
  const kind = read === null ? undefined : PLACING_KINDS[read.adjunct.type];
  if (read === null || kind === undefined || !isTimeOfDay(read.adjunct)) return null;
  return { from: at, to: read.to, kind };
}

/** `CODES 4531-4537` are no hours. */
function isTimeOfDay(adjunct: Adjunct): boolean {
  return adjunct.type !== 'hours' || [adjunct.from, adjunct.to].every((clock) => CLOCK.test(clock));
}

function figureAt(upper: string, at: number): Piece | null {
  let best: Piece | null = null;
  for (const { kind, expression } of FIGURE_PATTERNS) {
    expression.lastIndex = at;
    const length = expression.exec(upper)?.[0].trimEnd().length ?? 0;
    if (length > 0 && at + length > (best?.to ?? 0)) best = { from: at, to: at + length, kind };
  }
  if (best === null || (best.kind === 'period' && best.to - at <= 4 && NAMED_THING.test(lead(upper, at))))
    return null;
  return best;
}

function kindOf(word: string, upper: string, at: number, to: number): Piece['kind'] {
  if (isArticle(word, upper, at, to)) return 'word';
  if (isListedWord(word)) return 'word';
  if (CALENDAR_WORDS.has(word) || CLOCK_WORDS.has(word)) return 'period';
  if (NUMBER_WORDS.has(word)) return 'count';
  if (UNIT_WORDS.has(word)) return 'figure';
  if (/^\d{1,4}$/.test(word) && !NAMED_THING.test(lead(upper, at))) return 'count';
  if (SPELLED_LETTERS.has(word) || word.length === 1 || /\d/.test(word)) return 'designator';
  return 'name';
}

/** `A CRANE`, never `TWY A` nor `BTN A AND B`. */
function isArticle(word: string, upper: string, at: number, to: number): boolean {
  if (word !== 'A' || NAMED_THING.test(lead(upper, at)) || /(?:AND|BTN|,|\/|&) ?$/.test(lead(upper, at)))
    return false;
  const next = /^ ([A-Z-]{3,})(?![A-Z0-9])/.exec(upper.slice(to, to + 40))?.[1];
  return next !== undefined && next !== 'AND' && isListedWord(next);
}

/** What stands before a word, as far as it tells what the word is. */
function lead(upper: string, at: number): string {
  return upper.slice(Math.max(0, at - LEAD), at);
}
