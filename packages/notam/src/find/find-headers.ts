import { isDigit, isBlank } from '@klarnotam/aviation';
import type { NotamKind } from '../facts.ts';
import type { Span } from '@klarnotam/aviation';

/** `A1234/26 NOTAMR A1200/26`. */
export interface NotamHeader extends Span {
  /** Null: a request, whose number the office will give: `NOTAMR A1200/26` in front of its first item. */
  readonly id: Span | null;
  /** Null: the number stands there without saying NOTAMN, NOTAMR or NOTAMC. */
  readonly kind: NotamKind | null;
  readonly kindSpan: Span | null;
  readonly refersTo: Span | null;
}

const REFERENCE = /\s{1,20}(?:FDC |[A-Z] (?=\d{4}\/))?[A-Z]{0,2}\d{1,5}\/\d{2,4}(?![0-9/])/y;
const FIRST_ITEM = /[\s()]{0,20}[QABE]\)/y;

function isIdentifierPart(code: number): boolean {
  return (code >= 47 && code <= 57) || (code >= 65 && code <= 90);
}

/** Where the digits that begin at `from` end. */
function digitsEnd(text: string, from: number): number {
  let to = from;
  while (isDigit(text.charCodeAt(to))) to++;
  return to;
}

/** Up to two letters, up to five digits, `/`, two to four digits. */
function isIdentifier(text: string, from: number, to: number): boolean {
  let number = from;
  while (number < from + 2 && text.charCodeAt(number) >= 65) number++;
  const stroke = digitsEnd(text, number);
  if (stroke === number || stroke - number > 5 || text.charCodeAt(stroke) !== 47) return false;
  const year = to - stroke - 1;
  return year >= 2 && year <= 4 && digitsEnd(text, stroke + 1) >= to;
}

/** `A1234/26`, `10/136`, `0010/21`: the identifier that ends at `end`, or null. */
export function identifierBefore(text: string, end: number): Span | null {
  let from = end;
  while (from > 0 && end - from < 14 && isIdentifierPart(text.charCodeAt(from - 1))) from--;
  if (!isIdentifier(text, from, end)) return null;
  if (from >= 4 && text.startsWith('FDC ', from - 4)) return { from: from - 4, to: end };
  return { from, to: end };
}

const GLUED = /[A-Z]{2}(?=[A-Z]\d{4}\/\d{2}$)/;

/** `…1000FT AMSLA0003/26 NOTAMN Q)`: the number behind a telegram that ends without a blank. */
function gluedIdentifier(text: string, end: number): Span | null {
  if (!GLUED.test(text.slice(Math.max(0, end - 10), end))) return null;
  return { from: end - 8, to: end };
}

const SERIES_APART = /(?:^|[\s(])[A-Z] (?=\d{4}\/)/;

/** `A 1234/26` at the start of a line. */
function withSeries(text: string, id: Span): Span {
  if (text.charCodeAt(id.from - 1) !== 32) return id;
  const printed = text.slice(Math.max(0, id.from - 3), id.to);
  return SERIES_APART.test(printed) && startsLine(text, id.from - 2) ? { from: id.from - 2, to: id.to } : id;
}

/** By the letter behind NOTAM. */
function kindOf(letter: number): NotamKind | null {
  if (letter === 78) return 'new';
  if (letter === 82) return 'replace';
  return letter === 67 ? 'cancel' : null;
}

/** Every NOTAM header in upper-case `text`, in order: at the start of a line, or with its first item right behind it. */
export function findHeaders(text: string): NotamHeader[] {
  const headers: NotamHeader[] = [];
  for (let at = text.indexOf('NOTAM'); at >= 0; at = text.indexOf('NOTAM', at + 5)) {
    const kind = kindOf(text.charCodeAt(at + 5));
    if (kind === null) continue;
    const next = text.charCodeAt(at + 6);
    if (next >= 65 && next <= 90 && text.charCodeAt(at + 7) !== 41) continue;
    let idEnd = at;
    while (idEnd > 0 && at - idEnd < 20 && isBlank(text.charCodeAt(idEnd - 1))) idEnd--;
    const joined = identifierBefore(text, idEnd) ?? gluedIdentifier(text, idEnd);
    if (joined === null) {
      const request = requestHeader(text, at, kind);
      if (request !== null) headers.push(request);
      continue;
    }
    const id = withSeries(text, joined);
    let to = at + 6;
    const reference = referenceAt(text, to);
    if (reference !== null) to = reference.to;
    if (!startsLine(text, id.from) && !hasItemNext(text, to)) continue;
    headers.push({
      from: placeBefore(text, id.from, to),
      to,
      id,
      kind,
      kindSpan: { from: at, to: at + 6 },
      refersTo: reference,
    });
  }
  return headers;
}

/** Where the number of a header begins, or the header where it has none. */
export function numberFrom({ id, from }: NotamHeader): number {
  return id?.from ?? from;
}

/** `NOTAMN`, `NOTAMR A1200/26` on a line of its own, with the first item behind it. */
function requestHeader(text: string, at: number, kind: NotamKind): NotamHeader | null {
  if (!startsLine(text, at)) return null;
  const reference = kind === 'new' ? null : referenceAt(text, at + 6);
  if (kind !== 'new' && reference === null) return null;
  const to = reference?.to ?? at + 6;
  if (!hasItemNext(text, to)) return null;
  return { from: at, to, id: null, kind, kindSpan: { from: at, to: at + 6 }, refersTo: reference };
}

/** The NOTAM that is replaced or cancelled, right behind the kind. */
function referenceAt(text: string, at: number): Span | null {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(text);
  const to = REFERENCE.lastIndex;
  // A number with NOTAM behind it is the header of the next one.
  if (
    match === null ||
    text
      .slice(to, to + 20)
      .trimStart()
      .startsWith('NOTAM')
  )
    return null;
  return { from: to - match[0].trimStart().length, to };
}

/**
 * `ENOR A1234/26 NOTAMN`: briefing lists print the place in front. It is one only if item Q or A begins with it; any
 * other word belongs to the text before.
 */
function placeBefore(text: string, from: number, to: number): number {
  const before = text.charCodeAt(from - 1);
  if (before !== 32 && before !== 45) return from;
  const place = /(?:^|\s)([A-Z]{4})[ -]$/.exec(text.slice(Math.max(0, from - 6), from))?.[1];
  if (place === undefined) return from;
  const items = text.slice(to, to + 120);
  return new RegExp(`[QA]\\)\\s{0,3}${place}\\b`).test(items) ? from - 5 : from;
}

function startsLine(text: string, from: number): boolean {
  let i = from;
  while (i > 0) {
    const code = text.charCodeAt(i - 1);
    if (code === 10 || code === 13) return true;
    if (code !== 32 && code !== 40 && code !== 9) return false;
    i--;
  }
  return true;
}

function hasItemNext(text: string, to: number): boolean {
  FIRST_ITEM.lastIndex = to;
  return FIRST_ITEM.test(text);
}
