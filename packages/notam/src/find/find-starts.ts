import { findDomestic, type DomesticHeader } from './find-domestic.ts';
import { findHeaders, identifierBefore, type NotamHeader } from './find-headers.ts';
import { findLabelledHeads, type LabelledHead } from './find-labelled-heads.ts';
import type { Span } from '@klarnotam/aviation';
import { A, B, C, contentOf, E, Q, type ItemMarker } from './item-marker.ts';

/** Where a NOTAM begins, and by what it was recognised. */
export interface NotamStart {
  readonly from: number;
  readonly header: NotamHeader | null;
  readonly domestic: DomesticHeader | null;
  /** Its layout has words, lines or columns in place of the items; the place is the one printed in front of its number. */
  /** It is the request that the page for composing writes, whose letters name other items. */
  readonly isRequest?: boolean;
  readonly labelled?: { readonly place: Span | null };
}

const QUALIFIER_LINE = /\s{0,9}[A-Z]{0,4}[ /]{1,3}(?:Q[A-Z]{4}|[A-Z]{0,9})\/[A-Z ]{0,4}\//y;
const LOCATION = /\s{0,9}[A-Z]{4}(?![A-Z])/y;
const BEGIN = /\s{0,9}(?:\d{10}|\d{6,8}[ T]?\d{4}|WIE|WEF)/y;

function testAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Whether items A and B stand here as they do in a NOTAM, not as a list in somebody's prose. */
function opensWithLocation(text: string, markers: readonly ItemMarker[], index: number): boolean {
  const marker = markers[index];
  const next = markers[index + 1];
  if (marker === undefined || next === undefined) return false;
  if (!testAt(LOCATION, text, contentOf(marker)) || next.at - marker.at > 400) return false;
  return next.rank === B && testAt(BEGIN, text, contentOf(next));
}

function opensWithBegin(text: string, markers: readonly ItemMarker[], index: number): boolean {
  const marker = markers[index];
  if (marker === undefined || !testAt(BEGIN, text, contentOf(marker))) return false;
  for (let i = index + 1; i < markers.length && i < index + 4; i++) {
    if (markers[i]?.rank === E) return true;
  }
  return false;
}

/** A number that stands alone in front of the first item: `A1234/26` without NOTAMN. */
function bareHeader(text: string, at: number): NotamHeader | null {
  let end = at;
  while (end > 0 && at - end < 10 && /[\s(]/.test(text.charAt(end - 1))) end--;
  const id = identifierBefore(text, end);
  if (id === null || !/^[A-Z]/.test(text.slice(id.from, id.to))) return null;
  return { from: id.from, to: id.to, id, kind: null, kindSpan: null, refersTo: null };
}

const LABELLED_LINE =
  /^[^\S\n]*(?:FROM|TO|VALID(?: FROM| TO)?|START|END|FIR|LOCATION|AERODROME|VALIDITY)[^\S\n]{0,3}:/;
const MOST_LABELLED_LINES = 6;
const LONGEST_LABELLED_LINE = 100;

/** Where the lines begin that stand right above the first item and are labelled in words: `FROM: ...`, `TO: ...`. */
function belowLabels(text: string, at: number): number {
  let from = text.lastIndexOf('\n', at - 1) + 1;
  if (text.slice(from, at).trim() !== '') return at;
  let begin = at;
  for (let count = 0; count < MOST_LABELLED_LINES && from > 0; count++) {
    const end = from - 1;
    const lineFrom = text.lastIndexOf('\n', end - 1) + 1;
    if (end - lineFrom > LONGEST_LABELLED_LINE || !LABELLED_LINE.test(text.slice(lineFrom, end))) break;
    begin = from = lineFrom;
  }
  return begin;
}

const REQUESTED_PERIOD = /\s{0,4}20\d{2}-\d{2}-\d{2} \d{4} UTC - /y;

/** Whether `markers` begin with the items of a request as the page for composing writes it: activity, area and period. */
export function isSpecifiedRequest(text: string, [first, second, third]: readonly ItemMarker[]): boolean {
  return (
    first?.rank === A &&
    second?.rank === B &&
    third?.rank === C &&
    testAt(REQUESTED_PERIOD, text, contentOf(third))
  );
}

/** `NOTAMR A1234/26` may stand above a request in the other layout. */
function headed(text: string, header: NotamHeader, behind: readonly ItemMarker[]): NotamStart {
  const start = { from: header.from, header, domestic: null };
  return header.id === null && isSpecifiedRequest(text, behind)
    ? { ...start, labelled: { place: null }, isRequest: true }
    : start;
}

/** Every place in upper-case `text` where a NOTAM begins, in order. */
export function findStarts(text: string, markers: readonly ItemMarker[]): NotamStart[] {
  const headers = findHeaders(text);
  const domestics = findDomestic(text);
  const starts: NotamStart[] = [];
  let nextHeader = 0;
  // How far the items of the NOTAM that is open have come.
  const reached = { rank: 0 };
  const begin = (start: NotamStart): void => {
    starts.push(start);
    reached.rank = 0;
  };
  const beginHeadersBefore = (at: number, next: number): void => {
    for (let header = headers[nextHeader]; header && header.from < at; header = headers[++nextHeader]) {
      begin(headed(text, header, markers.slice(next, next + 3)));
    }
  };
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i];
    if (marker === undefined || marker.rank > B) continue;
    beginHeadersBefore(marker.at, i);
    const isQualifier = marker.rank === Q && testAt(QUALIFIER_LINE, text, contentOf(marker));
    const isOpening =
      isQualifier ||
      (marker.rank === A && opensWithLocation(text, markers, i)) ||
      (marker.rank === B && starts.length === 0 && opensWithBegin(text, markers, i));
    if (!isOpening) continue;
    // What has come so far of the open NOTAM lies below this item: it belongs to it. Otherwise a new one begins.
    if (starts.length === 0 || reached.rank > marker.rank) {
      const header = bareHeader(text, marker.at);
      begin({ from: header?.from ?? belowLabels(text, marker.at), header, domestic: null });
    }
    reached.rank = marker.rank + 1;
  }
  beginHeadersBefore(text.length, markers.length);
  const heads = findLabelledHeads(text);
  if (heads.length > 0) addLabelledHeads(text, starts, heads, markers);
  for (const domestic of domestics) starts.push({ from: domestic.from, header: null, domestic });
  return domestics.length > 0 ? starts.sort((a, b) => a.from - b.from) : starts;
}

const BLANK_LINE = /(?:^|[\r\n][^\S\r\n]{0,9}\r?\n)[\s(]{0,9}$/;

/**
 * A notice of a labelled layout may have NOTAMN behind its number, or no more than the number. Among NOTAMs with items, a number
 * begins another one only behind a blank line: item E may quote one.
 */
function addLabelledHeads(
  text: string,
  starts: NotamStart[],
  heads: readonly LabelledHead[],
  markers: readonly ItemMarker[],
): void {
  const hasItems = markers.some((marker) => marker.rank === B && testAt(BEGIN, text, contentOf(marker)));
  const known = new Map(starts.map((start, index) => [start.header?.id?.from, index]));
  for (const { header: printed, place } of heads) {
    const index = known.get(printed.id?.from);
    const header = index === undefined ? printed : (starts[index]?.header ?? printed);
    const start = { from: Math.min(header.from, printed.from), header, domestic: null, labelled: { place } };
    if (index !== undefined) starts[index] = start;
    else if (!hasItems || BLANK_LINE.test(text.slice(Math.max(0, printed.from - 24), printed.from)))
      starts.push(start);
  }
  starts.sort((a, b) => a.from - b.from);
}
