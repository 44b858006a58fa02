import type { Span } from '@klarnotam/aviation';
import { report, type Findings } from '../findings.ts';
import { everyMatch } from '../find/every-match.ts';

/** `PART 2 OF 3`, which stands in item A or at the end of each part. */
export interface PartNumber extends Span {
  readonly part: number;
  readonly of: number;
}

const PART = /(?:END\s{1,3})?PART\s{0,3}(\d{1,2})\s{1,3}OF\s{1,3}(\d{1,2})(?!\d)/;
const SHORTEST_PART = 'PART1 OF 2'.length;
/** A word, or a name in parentheses, which is no indicator even where it has four letters: `ENGM (OSLO GARDERMOEN)`. */
const LOCATION = /\([^()]{0,60}\)|[A-Z0-9]+/g;

/** Four letters and nothing else: one location indicator. */
function isOneLocation(text: string, { from, to }: Span): boolean {
  if (to - from !== 4) return false;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code < 65 || code > 90) return false;
  }
  return true;
}

export function findPartNumber(text: string, from: number, to: number): PartNumber | null {
  if (to - from < SHORTEST_PART) return null;
  const match = PART.exec(text.slice(from, to));
  if (match === null) return null;
  const at = from + match.index;
  return { part: Number(match[1]), of: Number(match[2]), from: at, to: at + match[0].length };
}

/** Item A: one or more location indicators (ICAO Doc 7910), the part number of a long NOTAM aside. */
export function readLocations(text: string, span: Span, findings: Findings): string[] {
  if (isOneLocation(text, span)) {
    findings.spans.locations = span;
    return [text.slice(span.from, span.to)];
  }
  const part = span.to - span.from > 12 ? findPartNumber(text, span.from, span.to) : null;
  const locations: string[] = [];
  const end = part?.from ?? span.to;
  for (const { index, 0: word } of everyMatch(text.slice(span.from, end), LOCATION)) {
    const from = span.from + index;
    if (/^[A-Z]{4}$|^[A-Z][A-Z0-9]{3}$/.test(word)) locations.push(word);
    else report(findings, 'locations', 'unknownLocation', { from, to: from + word.length });
  }
  if (locations.length > 0) findings.spans.locations = { from: span.from, to: end };
  else if (end <= span.from) report(findings, 'locations', 'missingLocation', span);
  return locations;
}
