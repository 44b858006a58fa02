import { readHeight, type Span } from '@klarnotam/aviation';
import { A, B, C, contentOf, D, E, F, G, Q, type ItemMarker } from './item-marker.ts';

/** The contents of the items of one telegram, blanks around them cut off. Absent items are undefined. */
export interface ItemSpans {
  Q?: Span;
  A?: Span;
  B?: Span;
  C?: Span;
  D?: Span;
  E?: Span;
  F?: Span;
  G?: Span;
}

const MAX_LIMIT_LENGTH = 24;

/** `from` to `to` without blanks at either end. */
export function trimSpan(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  return { from: start, to: end };
}

/** A marker glued to a letter opens an item only right behind the one before it, with the content the item has. */
function isCredible(text: string, marker: ItemMarker): boolean {
  if (!marker.glued) return true;
  const content = text.slice(contentOf(marker), contentOf(marker) + 12).trimStart();
  switch (marker.rank) {
    case 0:
      return content.includes('/');
    case 1:
      return /^[A-Z]{4}/.test(content);
    case 2:
    case 3:
      return /^(?:\d{10}|PERM|WIE)/.test(content);
    case D:
    case E:
      return /(?:EST|PERM)$/.test(text.slice(marker.at - 4, marker.at));
    default:
      return false;
  }
}

/**
 * Cuts the telegram that covers `from` to `to` of upper-case `text` into its items. `markers` are those inside it.
 * Items come in order, each once; whatever looks like a marker inside item E is part of E.
 */
export function cutItems(text: string, markers: readonly ItemMarker[], from: number, to: number): ItemSpans {
  const items: ItemSpans = {};
  const opened: ItemMarker[] = [];
  let rank = Q - 1;
  let index = 0;
  for (; index < markers.length && rank < E; index++) {
    const marker = markers[index];
    if (marker === undefined || marker.rank <= rank || marker.rank > E || !isCredible(text, marker)) continue;
    opened.push(marker);
    rank = marker.rank;
  }
  const bodyFrom = opened.at(-1);
  const [lower, upper] = findLimits(
    text,
    rank === E ? markers.slice(index) : markers,
    bodyFrom?.at ?? from,
    to,
  );
  if (lower) opened.push(lower);
  if (upper) opened.push(upper);
  for (let i = 0; i < opened.length; i++) {
    const marker = opened[i];
    if (marker === undefined) continue;
    const end = opened[i + 1]?.at ?? to;
    setItem(items, marker.rank, trimSpan(text, contentOf(marker), end));
  }
  return items;
}

function setItem(items: ItemSpans, rank: number, span: Span): void {
  switch (rank) {
    case Q:
      items.Q = span;
      break;
    case A:
      items.A = span;
      break;
    case B:
      items.B = span;
      break;
    case C:
      items.C = span;
      break;
    case D:
      items.D = span;
      break;
    case E:
      items.E = span;
      break;
    case F:
      items.F = span;
      break;
    default:
      items.G = span;
  }
}

function looksLikeLimit(text: string, from: number, to: number): boolean {
  const span = trimSpan(text, from, to);
  if (readHeight(text, span.from) !== null) return true;
  return span.to - span.from <= MAX_LIMIT_LENGTH && !text.slice(span.from, span.to).includes('\n');
}

/** `0104508EF) GND G) UNL`: what stands between the markers is a height and nothing else. */
function isHeight(text: string, from: number, to: number): boolean {
  const span = trimSpan(text, from, to);
  const found = readHeight(text, span.from);
  return found?.height != null && found.to >= span.to;
}

/** A height stands first between `from` and `to`. */
function beginsHeight(text: string, from: number, to: number): boolean {
  return readHeight(text, trimSpan(text, from, to).from) !== null;
}

function startsLine(text: string, at: number): boolean {
  let i = at;
  while (i > 0 && (text.charCodeAt(i - 1) === 32 || text.charCodeAt(i - 1) === 9)) i--;
  return i === 0 || text.charCodeAt(i - 1) === 10 || text.charCodeAt(i - 1) === 13;
}

/** `(AREA F)`: the letter stands inside a parenthesis that was opened on the same line. */
function isParenthesised(text: string, at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i < 200; i--) {
    const code = text.charCodeAt(i);
    if (code === 40) return true;
    if (code === 41 || code === 10 || code === 13) return false;
  }
  return false;
}

/** The markers of the items F and G at the end of the telegram. */
function findLimits(
  text: string,
  markers: readonly ItemMarker[],
  from: number,
  to: number,
): [ItemMarker | null, ItemMarker | null] {
  let upper: ItemMarker | null = null;
  for (let i = markers.length - 1; i >= 0; i--) {
    const marker = markers[i];
    if (marker === undefined || marker.at < from) break;
    if (marker.rank < F) continue;
    const content = contentOf(marker);
    if (marker.glued && (marker.rank === G || upper === null || !isHeight(text, content, upper.at))) continue;
    if (marker.rank === G) {
      if (upper !== null) continue;
      if (
        beginsHeight(text, content, to) ||
        (startsLine(text, marker.at) && !isParenthesised(text, marker.at))
      )
        upper = marker;
    } else if (upper === null) {
      if (beginsHeight(text, content, to) && !isParenthesised(text, marker.at)) return [marker, null];
    } else if (looksLikeLimit(text, content, upper.at) && !isParenthesised(text, marker.at)) {
      return [marker, upper];
    }
  }
  return [null, upper !== null && beginsHeight(text, contentOf(upper), to) ? upper : null];
}
