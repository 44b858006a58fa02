import type { Span } from '@klarnotam/aviation';
import type { NotamKind } from '../facts.ts';
import type { NotamHeader } from './find-headers.ts';
import { findLoneMoment, findPeriod } from './find-period.ts';

/** The number of a NOTAM in a layout that has words in place of the item letters. */
export interface LabelledHead {
  readonly header: NotamHeader;
  /** The place printed in front of the number. */
  readonly place: Span | null;
}

const BLANK = String.raw`[^\S\r\n]`;
/** A number that begins a line, behind the mark of a list, a label or a place. */
const NUMBER = new RegExp(
  String.raw`(?:^|[\r\n])(?:${BLANK}|["+(>*•-]|\d{1,2}[.)]${BLANK}){0,9}` +
    String.raw`(?:(?:NOTAM|TFR)(?: NO| NR| NUMBER| ID)?\.?${BLANK}{0,2}:?${BLANK}{1,3})?` +
    String.raw`(?:(?!(?:WITH|FROM|THIS|ALSO|INTO|NOTE|UPON)\b)([A-Z]{4})(?![A-Z])(?:${BLANK}[^\d\r\n]{0,40}?)?[ \t-]{1,4})?` +
    String.raw`(?<![A-Z0-9/])((?:FDC )?(?:[A-Z]{1,2}\d{4}\/\d{2}|\d{1,2}\/\d{3,4})|[A-Z]{3} \d{1,2}\/\d{3,4})(?![\d/])`,
  'g',
);
/** What may stand behind the number: nothing more, its kind, a dash and the text, the next cell, or the period. */
const GOES_ON = new RegExp(
  String.raw`^(?:${BLANK}{0,6}(?:$|[\r\n\t",;|]|NOTAM[NRC](?![A-Z])|\((?:Q[A-Z]{4}|NEW|REPLACES|CANCELS)\b)|${BLANK}{1,4}[-–]${BLANK}|` +
    String.raw`[\s:,]{1,4}(?:[A-Z]{4}\s{1,4})?(?:(?:VALID|FROM|ACTIVE|EFFECTIVE|WEF)\b|\d{10}|\d{1,2}[\s.-]|20\d\d-))`,
);
/** `NOTAMR W1480/26`, `(REPLACES W1480/26)` behind the number. */
const KIND =
  /^[^\S\r\n]{0,6}\(?(NEW|REPLACES|CANCELS|NOTAM[NRC])(?![A-Z])(?:[^\S\r\n]{1,4}([A-Z]{1,2}\d{4}\/\d{2})(?!\d))?/;
const KINDS: Readonly<Record<string, NotamKind>> = {
  NEW: 'new',
  NOTAMN: 'new',
  REPLACES: 'replace',
  NOTAMR: 'replace',
  CANCELS: 'cancel',
  NOTAMC: 'cancel',
};

function headerAt(text: string, id: Span, from: number): NotamHeader {
  const match = KIND.exec(text.slice(id.to, id.to + 40));
  if (match === null) return { from, to: id.to, id, kind: null, kindSpan: null, refersTo: null };
  const [all, word = '', reference] = match;
  const wordFrom = id.to + all.indexOf(word);
  const to = id.to + all.length;
  return {
    from,
    to,
    id,
    kind: KINDS[word] ?? null,
    kindSpan: { from: wordFrom, to: wordFrom + word.length },
    refersTo: reference === undefined ? null : { from: to - reference.length, to },
  };
}

const HEADING = /^(?:[A-Z]{4}(?![A-Z])[^\d\r\n]{0,40}|[^\d\r\n.:]{1,40})$/;
const PERIOD_LINE = /^(?:VALID(?:ITY)?|FROM|ACTIVE|EFFECTIVE|WEF)\b/;
const MOST_HEADING_LINES = 3;

/** Where the lines above the number begin that belong to it: its place, its period, a heading, with a blank line in front of them. */
function beginAbove(text: string, from: number, floor: number): number {
  let lineFrom = from;
  for (let count = 0; count <= MOST_HEADING_LINES; count++) {
    const end = text.lastIndexOf('\n', lineFrom - 1);
    if (end < floor) return floor === 0 ? lineFrom : from;
    const previous = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(Math.max(previous, floor), end).trim();
    if (line === '') return lineFrom;
    if (count === MOST_HEADING_LINES || !(HEADING.test(line) || PERIOD_LINE.test(line))) return from;
    lineFrom = Math.max(previous, floor);
  }
  return from;
}

/** Whether the stretch behind or above a number holds its period. */
export function hasPeriod(text: string, head: LabelledHead, to: number): boolean {
  const { header } = head;
  const block = text.slice(header.from, to);
  if (findPeriod(block, header.to - header.from) !== null) return true;
  return header.kind === 'cancel' && findLoneMoment(block) !== null;
}

/**
 * The numbers of the NOTAMs in upper-case `text` that words or columns label, in order. A number is one where it begins a line
 * and a period stands in the lines behind it or right above it.
 */
export function findLabelledHeads(text: string): LabelledHead[] {
  const heads: LabelledHead[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const to = match.index + match[0].length;
    const id = { from: to - (match[2]?.length ?? 0), to };
    if (!GOES_ON.test(text.slice(to, to + 60))) continue;
    const word = match[1];
    const placeFrom = word === undefined ? -1 : match.index + match[0].indexOf(word);
    const place = word === undefined ? null : { from: placeFrom, to: placeFrom + word.length };
    const lineFrom = match.index + (/^[\r\n]/.test(match[0]) ? 1 : 0);
    const from = beginAbove(text, lineFrom, heads.at(-1)?.header.to ?? 0);
    const begin = from + (/^[\s"+(>*•-]*/.exec(text.slice(from, from + 12))?.[0].length ?? 0);
    heads.push({ header: headerAt(text, id, begin), place });
  }
  return heads.filter((head, index) => hasPeriod(text, head, heads[index + 1]?.header.from ?? text.length));
}
