import { isCapital, type Span } from '@klarnotam/aviation';

/** Item letters in the order of a NOTAM (ICAO Annex 15, Appendix 6). */
export const ITEM_LETTERS = 'QABCDEFG';

/** `Q)` to `G)` somewhere in a text. Whether it really opens an item is decided by what stands around it. */
export interface ItemMarker {
  /** Index in {@link ITEM_LETTERS}. */
  readonly rank: number;
  /** Offset of the letter. */
  readonly at: number;
  /** A letter stands right before it, as in `EGLLB)` of a text that lost its line ends. */
  readonly glued: boolean;
}

export const Q = 0;
export const A = 1;
export const B = 2;
export const C = 3;
export const D = 4;
export const E = 5;
export const F = 6;
export const G = 7;

/** `A. LPPC  B. 2608141000`: letters with a point or colon, in a text whose items have no parentheses. */
const POINTED = /(?<![A-Z0-9.])([QA-G])[.:](?=\s)/g;
const POINTED_OPENING = /(?<![A-Z0-9.])A[.:]\s{1,3}[A-Z]{4}(?![A-Z])[^\r\n]{0,40}\s{1,9}B[.:]\s{1,3}\d{10}/;

function findPointedMarkers(text: string): ItemMarker[] {
  if (!POINTED_OPENING.test(text)) return [];
  return Array.from(text.matchAll(POINTED), ({ index, 1: letter = '' }) => ({
    rank: ITEM_LETTERS.indexOf(letter),
    at: index,
    glued: false,
  }));
}

/** Every item marker of upper-case `text`, in order. */
export function findItemMarkers(text: string): ItemMarker[] {
  const markers = findParenthesisedMarkers(text);
  return markers.some(({ rank }) => rank === A || rank === B)
    ? markers
    : [...markers, ...findPointedMarkers(text)].sort((a, b) => a.at - b.at);
}

function findParenthesisedMarkers(text: string): ItemMarker[] {
  const markers: ItemMarker[] = [];
  for (let paren = text.indexOf(')'); paren >= 0; paren = text.indexOf(')', paren + 1)) {
    const code = text.charCodeAt(paren - 1);
    const rank = code === 81 ? Q : code >= 65 && code <= 71 ? code - 64 : -1;
    if (rank < 0) continue;
    markers.push({ rank, at: paren - 1, glued: isCapital(text.charCodeAt(paren - 2)) });
  }
  return markers;
}

/** Where the content behind a marker begins. */
export function contentOf(marker: ItemMarker): number {
  return marker.at + 2;
}

/** The letter, with its mark and the blanks behind it, of the item whose content begins at `from`. */
export function letterBefore(text: string, from: number): Span {
  let at = from;
  while (at > 0 && text.charCodeAt(at - 1) <= 32) at--;
  return { from: Math.max(0, at - 2), to: from };
}
