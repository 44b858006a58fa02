import type { Span } from '@klarnotam/aviation';
import { trimSpan, type ItemSpans } from './cut-items.ts';
import type { NotamHeader } from './find-headers.ts';
import { BRIEFING_TIME } from './briefing-time.ts';

/** The head of a NOTAM in a briefing print, which has words in place of the items B and C. */
export interface BriefingHeader {
  readonly header: NotamHeader;
  /** The place printed in front of the number. */
  readonly place: Span | null;
}

/** A number that begins a line, with the text behind a dash or the period in the next line. */
const IDENTIFIER =
  /(?:^|[\r\n])[ \t+(]{0,6}(?:([A-Z]{4})[ \t]{1,4})?((?:FDC )?(?:[A-Z]{1,2}\d{4}\/\d{2}|\d{1,2}\/\d{3,4}))(?=[ \t]{1,4}[-–][ \t]|[ \t]{0,4}(?:NOTAM[NRC](?![A-Z])[^\r\n]{0,40})?(?:$|[\r\n]|FROM|VALID))/g;
const END = String.raw`(${BRIEFING_TIME}(?:\s{0,2}EST(?![A-Z]))?|PERM(?![A-Z])|UFN(?![A-Z]))`;
/** `FROM: 12 FEB 2023 08:00 TO: 31 MAR 2023 20:00`, in front of the text. */
const LABELLED = new RegExp(
  String.raw`\b(?:VALID )?FROM ?:\s{0,4}(${BRIEFING_TIME})[\s,]{1,9}(?:TO|UNTIL|TILL) ?:\s{0,4}${END}`,
);
/** `12 FEB 08:00 2023 UNTIL 31 MAR 20:00 2023`, behind the text. */
const UNTIL = new RegExp(String.raw`(?<!\d)(${BRIEFING_TIME})\s{1,9}UNTIL ?:?\s{1,9}${END}`, 'g');
const LIMITS = /[\s]LOWER ?:\s{0,4}([^\n:]{1,24}?)[\s,/]{1,9}UPPER ?:\s{0,4}([^\n:]{1,24})/;
const HOURS = /[\r\n][ \t]{0,9}SCHEDULE ?:([^\r\n]{1,200})/;
const LEADING_MARKS = /^[\s)\-–:]{0,9}/;

function spanOf(match: RegExpExecArray, group: number, offset: number, after = 0): Span {
  const printed = match[group] ?? '';
  const from = offset + match.index + match[0].indexOf(printed, after);
  return { from, to: from + printed.length };
}

interface Period extends Span {
  readonly start: Span;
  readonly end: Span;
  /** It stands in front of the text, behind FROM. */
  readonly labelled: boolean;
}

function findPeriod(text: string, offset: number): Period | null {
  let match = LABELLED.exec(text);
  if (match === null) for (const each of text.matchAll(UNTIL)) match = each;
  if (match === null) return null;
  const labelled = /^(?:VALID )?FROM/.test(match[0]);
  const start = spanOf(match, 1, offset);
  const end = spanOf(match, 2, offset, start.to - offset - match.index);
  return { start, end, labelled, from: offset + match.index, to: offset + match.index + match[0].length };
}

/**
 * Puts what the words of a print say into the `items` that were cut by their letters, between `from`, behind the number, and `to`
 * of upper-case `text`.
 */
export function addBriefingItems(
  text: string,
  items: ItemSpans,
  { place }: BriefingHeader,
  from: number,
  to: number,
): ItemSpans {
  const period = findPeriod(text.slice(from, to), from);
  if (period === null) return items;
  const tail = text.slice(period.to, to);
  const limits = LIMITS.exec(tail);
  const hours = HOURS.exec(tail);
  const bodyEnd = Math.min(to, ...[limits, hours].map((match) => period.to + (match?.index ?? tail.length)));
  const read: ItemSpans = { B: period.start, C: period.end };
  if (place !== null) read.A = place;
  if (limits !== null) {
    const upper = limits[0].indexOf('UPPER');
    read.F = spanOf(limits, 1, period.to, limits[0].indexOf(':'));
    read.G = spanOf(limits, 2, period.to, limits[0].indexOf(':', upper));
  }
  if (hours !== null) {
    const span = spanOf(hours, 1, period.to, hours[0].indexOf(':'));
    read.D = trimSpan(text, span.from, span.to);
  }
  if (items.E !== undefined)
    read.E = trimSpan(text, items.E.from, Math.max(items.E.from, Math.min(items.E.to, bodyEnd)));
  else if (period.labelled) read.E = trimSpan(text, period.to, bodyEnd);
  else
    read.E = trimSpan(
      text,
      from + (LEADING_MARKS.exec(text.slice(from, from + 12))?.[0].length ?? 0),
      period.from,
    );
  return { ...items, ...endingBefore(period, items), ...read };
}

/** The items with letters that stand in front of the period end there. */
function endingBefore(period: Period, { Q, A }: ItemSpans): ItemSpans {
  const clip = ({ from, to }: Span): Span => ({
    from,
    to: from < period.from ? Math.min(to, period.from) : to,
  });
  return { ...(Q && { Q: clip(Q) }), ...(A && { A: clip(A) }) };
}

/** The heads of the NOTAMs of a briefing print in upper-case `text`, in order: a number and a period in words. */
export function findBriefingHeaders(text: string): BriefingHeader[] {
  if (!text.includes('UNTIL') && !/FROM ?:/.test(text)) return [];
  const heads = Array.from(text.matchAll(IDENTIFIER), (match): BriefingHeader => {
    const to = match.index + match[0].length;
    const id = { from: to - (match[2]?.length ?? 0), to };
    const place = match[1] === undefined ? null : spanOf(match, 1, 0);
    const from = place?.from ?? id.from;
    return { header: { from, to, id, kind: null, kindSpan: null, refersTo: null }, place };
  });
  return heads.filter(({ header }, index) => {
    const to = heads[index + 1]?.header.from ?? text.length;
    return findPeriod(text.slice(header.to, to), header.to) !== null;
  });
}
