import type { Span } from '@klarnotam/aviation';
import { trimmedText, type Claims } from './claims.ts';
import { trimSpan } from './cut-items.ts';
import { numberFrom, type NotamHeader } from './find-headers.ts';
import type { PrintedPeriod } from './find-period.ts';
import { restrictsFlying } from './speaks-of-flying.ts';

const PLACE_LABEL =
  /(?<![A-Z])(?:PLACE|LOCATION|LOCATIONS|FIR|AERODROME|AIRPORT|AD|AREA CODE)(?: \(ICAO\))?\s{0,2}:\s{0,3}/;
const INDICATOR = /(?<![A-Z])([A-Z]{4})(?![A-Z])/;
const PLACE_LINE = /^([A-Z]{4})(?![A-Z])([^\d\r\n.:;]{0,44})$/;

/** The stretch of a notice whose layout has labels. */
export interface Block extends Span {
  /** Null: the notice has no number. */
  readonly header: NotamHeader | null;
  /** The place printed in front of the number. */
  readonly place: Span | null;
}

/** A location indicator, and the line that gives it. */
export interface Place {
  readonly indicator: Span;
  readonly line: Span;
}

/** The location indicator that a label names, or that begins a line which holds no more than a place. */
export function findPlace(
  text: string,
  block: Block,
  segments: readonly Span[],
  claims: Claims,
): Place | null {
  for (const { from, to } of segments) {
    const segment = text.slice(from, to);
    const label = PLACE_LABEL.exec(segment);
    const at = label === null ? 0 : label.index + label[0].length;
    const named = label === null ? null : INDICATOR.exec(segment.slice(at, at + 60));
    if (label !== null && named !== null) {
      const indicator = { from: from + at + named.index, to: from + at + named.index + 4 };
      const isAll =
        /^\d{0,2}[.)]?\s{0,3}$/.test(segment.slice(0, label.index)) && !segment.slice(at).includes(':');
      return { indicator, line: isAll ? { from, to } : { from: from + label.index, to: indicator.to } };
    }
  }
  if (block.place !== null) {
    const line = { from: block.place.from, to: block.header?.id?.from ?? block.place.to };
    const isLine = line.to > line.from && PLACE_LINE.test(text.slice(line.from, line.to).trim());
    return { indicator: block.place, line: isLine ? trimSpan(text, line.from, line.to) : block.place };
  }
  const head = block.header;
  for (const { from, to } of segments.slice(0, 6)) {
    const line =
      head !== null && head.from >= from && numberFrom(head) < to
        ? { from, to: numberFrom(head) }
        : { from, to };
    const printed = trimmedText(text, line);
    if (printed === null || claims.covers(printed.from)) continue;
    const match = PLACE_LINE.exec(text.slice(printed.from, printed.to));
    const words = match?.[2]?.trim().split(/\s+/).length ?? 0;
    if (match === null || words > 5 || restrictsFlying(match[0])) continue;
    if (head === null && !/\b(?:FIR|UIR|FIR\/UIR)\b/.test(match[0])) continue;
    return { indicator: { from: printed.from, to: printed.from + 4 }, line: printed };
  }
  return null;
}

/** `A4488/26 EHAM 2611230500-…`: the indicator between number and period. */
export function placeBehindHead(
  text: string,
  header: NotamHeader | null,
  period: PrintedPeriod | null,
): Place | null {
  if (header === null || period === null || period.from < header.to) return null;
  const between = text.slice(header.to, Math.min(period.from, header.to + 12));
  const match = /^[\s"',;|]{1,6}([A-Z]{4})[\s"',;|]{1,6}$/.exec(between);
  if (match?.[1] === undefined) return null;
  const from = header.to + between.indexOf(match[1]);
  return { indicator: { from, to: from + 4 }, line: { from, to: from + 4 } };
}
