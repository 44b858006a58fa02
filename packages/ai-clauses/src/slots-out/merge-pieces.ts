import type { SlotKind } from '../slot.ts';
import { countWordsOfName, isNamePart } from './name-parts.ts';
import { isSlot, type Piece } from './piece.ts';

/** Between the items of a list of designators. */
const IN_LIST = /^(?: ?[,/&] ?| AND |, ?AND | - )$/;
/** Between the parts of a period: `3 JUL TO 5 JUL, 0800-1600`. */
const IN_PERIOD = /^(?:[ ,;/&()+-]| ?(?:AND|TO|TILL|DAILY|DLY|BTN|FM|FROM|EXC) )*$/;
/** Between heights of one thing: `394FT (120M) AGL`. */
const IN_HEIGHTS = /^[ ,/()-]*$/;
const IN_CONTACT = /^[ ,/:;()-]*(?:OR |AND )?$/;
/** Between words of a name; a point stands behind an initial or `ST.` */
const IN_NAME = /^(?: ?[-/] ?| |['’]|\. )$/;
/** So many characters before a list tell whether it is one. */
const LEAD = 24;
/** Where two ends are told, the items are no list. */
const TWO_ENDS = /(?:BTN|BETWEEN|FM|FROM|BTW)(?: \S+)? ?$/;

/** The end of hours whose beginning stands with a date: `13 DEC 1400-1800`. */
const IS_CLOCK = /^(?:[01]\d|2[0-4])[0-5]\d$/;

const PERIODS: readonly SlotKind[] = ['when', 'period'];
const HEIGHTS: readonly SlotKind[] = ['howHigh', 'height'];

/** Whole periods, height bands, contacts, names and lists of designators as one slot each. */
export function mergePieces(pieces: readonly Piece[], upper: string): readonly Piece[] {
  const named = joinNames(markNames(pieces, upper), upper);
  const merged: Piece[] = [];
  for (const piece of named) {
    const before = lastSlot(merged);
    if (before !== null && isSlot(piece)) {
      const first = merged[before];
      const between = upper.slice(first?.to, piece.from);
      const kind =
        first === undefined || !isSlot(first)
          ? null
          : kindOfBoth(
              first,
              piece,
              between,
              upper.slice(Math.max(0, first.from - LEAD), first.from),
              upper.slice(piece.from, piece.to),
            );
      if (first !== undefined && kind !== null) {
        merged.splice(before, merged.length, { from: first.from, to: piece.to, kind });
        continue;
      }
    }
    merged.push(piece);
  }
  return merged;
}

/** The last slot, where only a connecting word and marks stand behind it. */
function lastSlot(pieces: readonly Piece[]): number | null {
  for (let at = pieces.length - 1; at >= Math.max(0, pieces.length - 6); at--) {
    const piece = pieces[at];
    if (piece !== undefined && isSlot(piece)) return at;
  }
  return null;
}

function kindOfBoth(
  first: Piece & { readonly kind: SlotKind },
  next: Piece & { readonly kind: SlotKind },
  between: string,
  before: string,
  text: string,
): SlotKind | null {
  const [one, other] = [first.kind, next.kind];
  if (PERIODS.includes(one) && other === 'count')
    return IS_CLOCK.test(text) && /^ ?[-–/] ?$/.test(between) ? one : null;
  if (PERIODS.includes(one) && PERIODS.includes(other))
    return IN_PERIOD.test(between) && !between.includes('EXC') ? one : null;
  if (HEIGHTS.includes(one) && HEIGHTS.includes(other)) return IN_HEIGHTS.test(between) ? one : null;
  if (one === 'contact' && other === 'contact') return IN_CONTACT.test(between) ? 'contact' : null;
  if (one === 'name' && (other === 'contact' || other === 'frequency'))
    return between.trim() === '' ? 'contact' : null;
  const listed: readonly SlotKind[] = ['designator', 'name', 'count'];
  if (one === 'designator' && listed.includes(other))
    return IN_LIST.test(between) && !TWO_ENDS.test(before) ? 'designator' : null;
  if (one === 'name' && other === 'name')
    return IN_LIST.test(between) && !TWO_ENDS.test(before) ? 'name' : null;
  if (one === 'count' && other === 'count') return /^[,/ -]+$/.test(between) ? 'figure' : null;
  return null;
}

/** Words of the list that are together, or beside another part of one, the name of a place. */
function markNames(pieces: readonly Piece[], upper: string): readonly Piece[] {
  const words = pieces.filter(({ kind }) => kind !== 'mark');
  const texts = words.map(({ from, to }) => upper.slice(from, to));
  const isName = new Set<Piece>();
  for (const [at, word] of words.entries()) {
    const count = countWordsOfName(texts, at);
    for (const each of words.slice(at, at + count)) if (each.kind === 'word') isName.add(each);
    const next = words[at + 1];
    if (next === undefined || !IN_NAME.test(upper.slice(word.to, next.from))) continue;
    const [isPart, isNextPart] = [isNamePart(texts[at] ?? ''), isNamePart(texts[at + 1] ?? '')];
    if (word.kind === 'word' && isPart && (next.kind === 'name' || (next.kind === 'word' && isNextPart)))
      isName.add(word);
    if (next.kind === 'word' && isNextPart && (word.kind === 'name' || isName.has(word))) isName.add(next);
  }
  // A second look, from the end: `NEW RIVER BRIZE`.
  for (let at = words.length - 2; at >= 0; at--) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || next === undefined || word.kind !== 'word') continue;
    const isBeside = IN_NAME.test(upper.slice(word.to, next.from));
    if (isBeside && isNamePart(texts[at] ?? '') && isName.has(next)) isName.add(word);
  }
  return pieces.map((piece) => (isName.has(piece) ? { ...piece, kind: 'name' } : piece));
}

function joinNames(pieces: readonly Piece[], upper: string): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.findLastIndex(({ kind }) => kind !== 'mark');
    const last = joined[before];
    if (piece.kind === 'name' && last?.kind === 'name' && IN_NAME.test(upper.slice(last.to, piece.from))) {
      joined.splice(before, joined.length, { from: last.from, to: piece.to, kind: 'name' });
    } else joined.push(piece);
  }
  return joined;
}
