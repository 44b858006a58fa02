import type { Span } from '@klarnotam/aviation';
import { report, type Findings } from '../findings.ts';
import { findPartNumber } from '../find/part-number.ts';

/** A word, or a name in parentheses, which is no indicator even where it has four letters: `ENGM (OSLO GARDERMOEN)`. */
const LOCATION = /\([^()]{0,60}\)|[A-Z0-9]+/g;

/** Item A: one or more location indicators (ICAO Doc 7910), the part number of a long NOTAM aside. */
export function readLocations(text: string, span: Span, findings: Findings): string[] {
  const part = span.to - span.from > 12 ? findPartNumber(text, span.from, span.to) : null;
  const locations: string[] = [];
  const end = part?.from ?? span.to;
  for (const { index, 0: word } of text.slice(span.from, end).matchAll(LOCATION)) {
    const from = span.from + index;
    if (/^[A-Z]{4}$|^[A-Z][A-Z0-9]{3}$/.test(word)) locations.push(word);
    else report(findings, 'locations', 'unknownLocation', { from, to: from + word.length });
  }
  if (locations.length > 0) findings.spans.locations = { from: span.from, to: end };
  else if (end <= span.from) report(findings, 'locations', 'missingLocation', span);
  return locations;
}
