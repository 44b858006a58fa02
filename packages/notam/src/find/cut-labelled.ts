import type { Span } from '@klarnotam/aviation';
import { Claims, trimmedText } from './claims.ts';
import { trimSpan, type ItemSpans } from './cut-items.ts';
import { limitPairAt, limitPairBefore, type LimitPair } from './find-limit-pair.ts';
import { findLoneMoment, findPeriod, type PrintedPeriod } from './find-period.ts';
import { numberFrom, type NotamHeader } from './find-headers.ts';
import { letterBefore } from './item-marker.ts';
import { findPlace, placeBehindHead, type Block } from './find-place.ts';
import { isScheduleLine } from './schedule-line.ts';
import { segmentsOf } from './segments.ts';
import { namesFlying, restrictsFlying } from './speaks-of-flying.ts';

/** What a layout with words or columns in place of the item letters says. */
export interface LabelledItems extends ItemSpans {
  /** In place of the items B and C. */
  readonly period?: PrintedPeriod;
  /** The line of the place, of which item A is the location indicator. */
  readonly placeLine?: Span;
  /** `CODE: QRTCA`, where there is no item Q. */
  readonly code?: Span;
  /** In place of item E: all that belongs to nothing else. Null: item E stands alone. */
  readonly texts: readonly Span[] | null;
  /** Labels and the marks between items. */
  readonly marks: readonly Span[];
}

const HOURS_LABEL = /^(?:\d{1,2}[.)]\s{1,3})?(?:SCHEDULE|HOURS|TIMES OF ACTIVITY|D\))\s{0,2}:?\s{1,3}/;
const CODE = /(?:(?<![A-Z])(?:Q-?)?CODE\s{0,2}:\s{0,3}|\()(Q[A-Z]{4})(?![A-Z])/;
/** What a data base says of the notice itself. */
const REMARK =
  /^(?:ISSUED?(?: DATE)?|CREATED|SOURCE|CLASS|STATUS|TRAFFIC|PURPOSE|SCOPE|LOCATION|FIR|(?:Q-?)?CODE|PRINTED)(?: UTC)?\s{0,2}(?::|$)/;
const REMARK_ALONE = /^(?:ISSUED?(?: DATE)?|CREATED|CLASS)(?: UTC)?\s{0,2}:?$/;
const TEXT_LABEL =
  /^(?:\d{1,2}[.)]\s{1,3})?(?:TEXT|CONDITION|DESCRIPTION|SUBJECT|(?:NOTAM |FULL )?(?:TEXT|MESSAGE)|ITEM E)\s{0,2}(?::\s{0,3}|$)/;
const LETTER = /^[A-H]\)/;
const LIST_NUMBER = /^\d{1,2}[.)](?=\s)/;

/** The limits: the pair that a label names, or else the last that stands alone, or else the one that ends the text. */
function findLimits(
  text: string,
  segments: readonly Span[],
  claims: Claims,
  isHeaded: boolean,
): LimitPair | null {
  let best = null as LimitPair | null;
  for (const { from } of segments) {
    const pair = claims.covers(from) ? null : limitPairAt(text, from);
    if (pair !== null && (best === null || !best.labelled || pair.labelled)) best = pair;
  }
  const last = segments.at(-1);
  if (best !== null || last === undefined || !isHeaded || claims.covers(last.to - 1)) return best;
  return limitPairBefore(text, last.from, last.to);
}

const LONGEST_PART = 200;

/** `…. GND - 900FT AMSL, 24-26 0800-1300, ` in front of a period behind the text. */
function partsBeforePeriod(
  text: string,
  from: number,
  periodFrom: number,
): { pair: LimitPair | null; hours: Span | null } {
  let end = trimmedText(text, { from, to: periodFrom })?.to ?? from;
  let hours = null as Span | null;
  for (;;) {
    const windowFrom = Math.max(from, end - LONGEST_PART);
    const window = text.slice(windowFrom, end - 1);
    const last = [', ', '. ', ',\n', '.\n'].reduce(
      (most, mark) => Math.max(most, window.lastIndexOf(mark)),
      -1,
    );
    if (last < 0) return { pair: null, hours };
    const cut = windowFrom + last;
    const chunk = trimSpan(text, cut + 1, end);
    if (isScheduleLine(text.slice(chunk.from, chunk.to))) {
      hours = { from: chunk.from, to: hours?.to ?? chunk.to };
      end = cut;
      continue;
    }
    const pair = limitPairBefore(text, cut + 1, chunk.to);
    return { pair: pair?.from === chunk.from ? pair : null, hours };
  }
}

/** Claims the remarks of a data base, unless they restrict flying, and gives the labels of the text. */
function claimRemarks(text: string, segments: readonly Span[], claims: Claims): Span[] {
  const labels: Span[] = [];
  for (const [index, { from, to }] of segments.entries()) {
    const segment = text.slice(from, to);
    const label = TEXT_LABEL.exec(segment) ?? LETTER.exec(segment);
    if (label !== null) labels.push({ from, to: from + label[0].length });
    if (!REMARK.test(segment) || restrictsFlying(segment)) continue;
    claims.add({ from, to });
    const next = segments[index + 1];
    if (
      REMARK_ALONE.test(segment) &&
      next &&
      /^[\d/: -]{1,20}(?:UTC|Z)?$/.test(text.slice(next.from, next.to))
    )
      claims.add(next);
  }
  return labels;
}

/** `MESSAGE:`, `LOWER LIMIT:` at the beginning of a line. */
const LABEL = /^[A-Z][A-Z /]{2,18}:/;

/** The items that letters mark, which end where a part begins that words mark; items Q and A hold no line with a label. */
function lettered(
  { Q, A, D, E, F, G }: ItemSpans,
  starts: readonly number[],
  labels: readonly number[],
): ItemSpans {
  const clip = (span: Span, all: readonly number[] = starts): Span => ({
    from: span.from,
    to: all.reduce((end, start) => (start >= span.from ? Math.min(end, start) : end), span.to),
  });
  const inLine = [...starts, ...labels];
  return {
    ...(Q && { Q: clip(Q, inLine) }),
    ...(A && { A: clip(A, inLine) }),
    ...(D && { D: clip(D) }),
    ...(E && { E }),
    ...(F && { F }),
    ...(G && { G }),
  };
}

/**
 * Cuts a notice whose layout has words, lines or columns in place of item letters. Whatever is neither number, place, period,
 * hours, limits nor a remark of the data base is its text, so that nothing of it can be lost.
 */
export function cutLabelled(text: string, items: ItemSpans, block: Block): LabelledItems {
  const { header, from, to } = block;
  const claims = new Claims();
  const marks: Span[] = [];
  const mark = (span: Span): void => {
    claims.add(span);
    marks.push(span);
  };
  const headTo = (header?.to ?? from) - from;
  const slice = text.slice(from, to);
  const printed = findPeriod(slice, headTo) ?? (header?.kind === 'cancel' ? findLoneMoment(slice) : null);
  const period = printed && shiftPeriod(printed, from);
  if (header) {
    const number = numberFrom(header);
    claims.add({ from: number, to: header.to });
    const label = /(?:NOTAM|TFR)(?: NO| NR| NUMBER| ID)?\.?[^\S\r\n]{0,2}:?[^\S\r\n]{0,3}$/.exec(
      text.slice(Math.max(from, number - 20), number),
    );
    if (label) mark({ from: number - label[0].length, to: number });
  }
  if (period) {
    claims.add(period);
    for (const word of between(period, [period.start, period.end ?? period.permanent])) marks.push(word);
  }
  const segments = segmentsOf(text, from, to);
  const labels = segments.filter((each) => LABEL.test(text.slice(each.from, each.from + 20)));
  const cut = lettered(
    items,
    period ? [period.from] : [],
    labels.map((each) => each.from),
  );
  for (const item of [cut.Q, cut.A, cut.D, cut.F, cut.G]) {
    if (!item) continue;
    claims.add(item);
    mark(letterBefore(text, item.from));
  }
  if (cut.E) mark(letterBefore(text, cut.E.from));
  const place = cut.A
    ? null
    : (findPlace(text, block, segments, claims) ?? placeBehindHead(text, header, period));
  if (place) claims.add(place.line);
  const code = CODE.exec(slice);
  if (code?.[1] !== undefined && !cut.Q)
    mark({ from: from + code.index, to: from + code.index + code[0].length });
  const behind =
    period && period.start.from > (header?.to ?? to)
      ? partsBeforePeriod(text, header?.to ?? from, period.from)
      : null;
  const limits =
    cut.F || cut.G ? null : (behind?.pair ?? findLimits(text, segments, claims, header !== null));
  if (limits) {
    claims.add(limits);
    for (const word of between(limits, [limits.lower, limits.upper])) marks.push(word);
  }
  const hours = cut.D ?? behind?.hours ?? findHours(text, segments, claims, period);
  if (hours) {
    claims.add(hours);
    mark({ from: labelStart(text, hours), to: hours.from });
  }
  for (const label of claimRemarks(text, segments, claims)) mark(label);
  const numbered = segments.filter((segment) => LIST_NUMBER.test(text.slice(segment.from, segment.from + 4)));
  if (header !== null && (numbered[0] === segments[0] || numbered.length >= 3))
    for (const segment of numbered) {
      const number = LIST_NUMBER.exec(text.slice(segment.from, segment.from + 4));
      if (number) mark({ from: segment.from, to: segment.from + number[0].length });
    }
  const body = cut.E ?? { from, to };
  const closed = cut.E ? to : closedAt(text, period, limits, header, to);
  const texts = claims.rest(body.from, body.to).flatMap((span) => {
    const piece = trimmedText(text, span);
    if (piece === null) return [];
    const words = text.slice(piece.from, piece.to);
    // Headings above the number, what a page prints below its notices, and remarks of the data base are no text of the notice.
    const isAround =
      (header !== null && piece.to <= numberFrom(header)) || piece.from >= closed || REMARK.test(words);
    return isAround && !namesFlying(words) ? [] : [piece];
  });
  return {
    ...cut,
    ...(period && { period }),
    ...(place && { A: place.indicator, placeLine: place.line }),
    ...(limits && { F: limits.lower, G: limits.upper }),
    ...(hours && { D: hours }),
    ...(code?.[1] !== undefined &&
      !cut.Q && {
        code: { from: from + code.index + code[0].length - 5, to: from + code.index + code[0].length },
      }),
    texts,
    marks,
  };
}

/** The labels and marks of `whole` in front of and between its `parts`. */
function between(whole: Span, parts: readonly (Span | null)[]): Span[] {
  let at = whole.from;
  return parts.flatMap((part) => {
    if (part === null) return [];
    const mark = { from: at, to: part.from };
    at = part.to;
    return mark.to > mark.from ? [mark] : [];
  });
}

function shiftPeriod(period: PrintedPeriod, by: number): PrintedPeriod {
  const shift = <T extends Span>(span: T): T => ({ ...span, from: span.from + by, to: span.to + by });
  return {
    ...shift(period),
    start: shift(period.start),
    end: period.end && shift(period.end),
    permanent: period.permanent && shift(period.permanent),
  };
}

/** Behind the limits, or a period that ends the notice, a blank line closes it. */
function closedAt(
  text: string,
  period: PrintedPeriod | null,
  limits: LimitPair | null,
  header: NotamHeader | null,
  to: number,
): number {
  const isBehind = period !== null && header !== null && /[A-Z]/.test(text.slice(header.to, period.from));
  const end = Math.max(limits?.to ?? 0, isBehind ? period.to : 0);
  if (end === 0 || header === null) return to;
  const blank = /\n[^\S\r\n]{0,9}\r?\n/.exec(text.slice(end, to));
  return blank === null ? to : end + blank.index;
}

/** Where the label in front of hours begins. */
function labelStart(text: string, hours: Span): number {
  const lineFrom = text.lastIndexOf('\n', hours.from) + 1;
  const before = text.slice(Math.max(lineFrom, hours.from - 40), hours.from);
  const label = /(?:SCHEDULE|HOURS|TIMES OF ACTIVITY|D\))\s{0,2}:?\s{0,3}$/.exec(before);
  return hours.from - (label?.[0].length ?? 0);
}

/** The hours that a label names, or that are all of the line behind the period. */
function findHours(
  text: string,
  segments: readonly Span[],
  claims: Claims,
  period: PrintedPeriod | null,
): Span | null {
  for (const { from, to } of segments) {
    const label = HOURS_LABEL.exec(text.slice(from, to));
    if (label !== null && !claims.covers(from)) return trimSpan(text, from + label[0].length, to);
  }
  if (period === null) return null;
  const next = segments.find(({ from }) => from >= period.to);
  return next && isScheduleLine(text.slice(next.from, next.to)) ? next : null;
}
