import type { Span } from '@klarnotam/aviation';
import { cutItems } from './cut-items.ts';
import { cutLabelled, type LabelledItems } from './cut-labelled.ts';
import { findEnd, isOnlyTrailers, leftOver } from './find-end.ts';
import { findLoneText, startOfText } from './find-lone-text.ts';
import { isBan } from './speaks-of-flying.ts';
import { findReports } from './find-reports.ts';
import { findStarts, type NotamStart } from './find-starts.ts';
import { contentOf, findItemMarkers, G, type ItemMarker } from './item-marker.ts';
import { findPartNumber, type PartNumber } from './part-number.ts';
import { openingParenthesis, telegramLimit } from './telegram-limit.ts';

/** One telegram: a whole NOTAM, or a part of a long one. */
export interface Telegram extends Span {
  readonly start: NotamStart;
  readonly items: LabelledItems;
  readonly part: PartNumber | null;
}

/** The telegrams of one NOTAM, in order of their part numbers. */
export interface FoundNotam extends Span {
  readonly telegrams: readonly [Telegram, ...Telegram[]];
}

const NO_ITEMS: LabelledItems = { texts: null, marks: [] };

/** What item B begins with, whatever follows. */
const BEGIN = /^\s{0,4}(?:\d|WIE|WEF|IMM)|^\s{0,12}$/;

const PARAGRAPH = /\n[^\S\n]*\n\s*/;

/** Where the paragraph begins that bans flying behind item G, which holds a height and nothing else; `to` when none does. */
function banBehindLimits(text: string, markers: readonly ItemMarker[], to: number): number {
  const last = markers.findLast(({ at }) => at < to);
  if (last?.rank !== G) return to;
  const blank = PARAGRAPH.exec(text.slice(contentOf(last), to));
  if (blank === null) return to;
  const from = contentOf(last) + blank.index;
  return isBan(text.slice(from, to)) ? from : to;
}

/** Those that no word ends with: `(QRTCA)` is no item A where the line ends were kept. */
function ownMarkers(markers: readonly ItemMarker[]): ItemMarker[] {
  return markers.filter(({ glued }) => !glued);
}

function telegramAt(text: string, start: NotamStart, to: number, markers: readonly ItemMarker[]): Telegram {
  const opening = openingParenthesis(text, start.from);
  const from = opening ?? start.from;
  const end = findEnd(text, start.from, banBehindLimits(text, markers, to), opening !== null);
  if (start.domestic) return { from, to: end, start, items: NO_ITEMS, part: null };
  const itemsFrom = start.header?.to ?? start.from;
  const lettered = start.isRequest ? {} : cutItems(text, markers, itemsFrom, end);
  const isLabelled =
    lettered.B === undefined || !BEGIN.test(text.slice(lettered.B.from, lettered.B.from + 12));
  const block = { from: start.from, to: end, header: start.header, place: start.labelled?.place ?? null };
  const items = isLabelled
    ? cutLabelled(text, start.isRequest ? {} : cutItems(text, ownMarkers(markers), itemsFrom, end), block)
    : { ...NO_ITEMS, ...lettered };
  const inA = items.A ? findPartNumber(text, items.A.from, items.A.to) : null;
  const behind = inA === null ? findPartNumber(text, end, Math.min(to, end + 40)) : null;
  return { from, to: behind?.to ?? end, start, items, part: inA ?? behind };
}

function identifierOf(text: string, telegram: Telegram): string | null {
  const id = telegram.start.header?.id;
  return id ? text.slice(id.from, id.to) : null;
}

/** Puts the parts of one NOTAM together; a part that comes twice is a NOTAM pasted twice. */
function joinParts(text: string, telegrams: readonly Telegram[]): FoundNotam[] {
  const [only] = telegrams;
  if (only !== undefined && telegrams.length === 1)
    return [{ from: only.from, to: only.to, telegrams: [only] }];
  const notams: Telegram[][] = [];
  const byName = new Map<string, Telegram[]>();
  for (const telegram of telegrams) {
    const id = identifierOf(text, telegram);
    const { part } = telegram;
    const key = part && id ? `${id} of ${part.of}` : null;
    const known = key === null ? undefined : byName.get(key);
    if (known && part && !known.some((other) => other.part?.part === part.part)) {
      known.push(telegram);
      continue;
    }
    const group = [telegram];
    notams.push(group);
    if (key !== null) byName.set(key, group);
  }
  return notams.map((group) => {
    const [first, ...others] = group.sort((a, b) => (a.part?.part ?? 0) - (b.part?.part ?? 0));
    if (first === undefined) throw new RangeError('A NOTAM has at least one telegram.');
    const from = group.reduce((least, telegram) => Math.min(least, telegram.from), first.from);
    const to = group.reduce((most, telegram) => Math.max(most, telegram.to), first.to);
    return { from, to, telegrams: [first, ...others] };
  });
}

/** Gives of `items`, which stand in order, those in one stretch after the other; all stretches together cost one pass. */
function eachStretch<T>(
  items: readonly T[],
  placeOf: (item: T) => number,
): (from: number, to: number) => readonly T[] {
  let next = 0;
  const passTo = (limit: number): number => {
    for (let item = items[next]; item !== undefined && placeOf(item) < limit; item = items[next]) next++;
    return next;
  };
  return (from, to) => items.slice(passTo(from), passTo(to));
}

/** Finds the NOTAMs of upper-case `text`, and the stretches of it that belong to none. */
export function findNotams(text: string): { notams: FoundNotam[]; leftOver: Span[] } {
  const markers = findItemMarkers(text);
  const reports = findReports(text);
  const found = findStarts(text, markers);
  const lone = found.length === 0 && reports.length === 0 ? findLoneText(text, markers) : null;
  const starts = lone === null ? found : [lone];
  const markersBetween = eachStretch(markers, ({ at }) => at);
  const reportsBetween = eachStretch(reports, (at) => at);
  const telegrams: Telegram[] = [];
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i];
    if (start === undefined) continue;
    const next = starts[i + 1];
    const to = next?.from ?? text.length;
    const own = markersBetween(start.from, to);
    const limit = telegramLimit(text, start.from, next, own, reportsBetween(start.from, to));
    telegrams.push(telegramAt(text, start, limit, own));
  }
  if (lone === null) for (const ban of bansBetween(text, telegrams)) telegrams.push(ban);
  telegrams.sort((a, b) => a.from - b.from);
  return { notams: joinParts(text, telegrams), leftOver: restOf(text, telegrams) };
}

/** Paragraphs that belong to no NOTAM and yet restrict flying: a ban may not be lost for its layout. */
function bansBetween(text: string, telegrams: readonly Telegram[]): Telegram[] {
  return restOf(text, telegrams).flatMap(({ from, to }) =>
    paragraphsOf(text, from, to)
      .filter((paragraph) => isBan(text.slice(paragraph.from, paragraph.to)))
      .map((paragraph) => telegramAt(text, startOfText(paragraph.from), paragraph.to, [])),
  );
}

function paragraphsOf(text: string, from: number, to: number): Span[] {
  const paragraphs: Span[] = [];
  let at = from;
  for (const { index, 0: blank } of text.slice(from, to).matchAll(/\n[^\S\n]*\n\s*/g)) {
    paragraphs.push({ from: at, to: from + index });
    at = from + index + blank.length;
  }
  return [...paragraphs, { from: at, to }];
}

/** The stretches that belong to no telegram, apart from trailers. */
function restOf(text: string, telegrams: readonly Telegram[]): Span[] {
  const rest: Span[] = [];
  let at = 0;
  for (const telegram of telegrams) {
    const between = leftOver(text, at, telegram.from);
    if (between && !isTrailer(text, between)) rest.push(between);
    at = telegram.to;
  }
  const last = leftOver(text, at, text.length);
  if (last && !isTrailer(text, last)) rest.push(last);
  return rest;
}

/** Trailers and the marks of a list are known and say nothing: they are not left over. */
function isTrailer(text: string, span: Span): boolean {
  if (span.to - span.from >= 400) return false;
  const printed = text.slice(span.from, span.to);
  return isOnlyTrailers(printed) || /^(?:\d{1,3}[.)]|[-*•–])$/.test(printed);
}
