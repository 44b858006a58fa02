import type { Span } from '@klarnotam/aviation';

/** What briefing systems and telegraph lines append: `CREATED: …`, `SOURCE: …`, `NNNN`, `END PART 1 OF 2`, rules. */
const TRAILER =
  /(?:^|\s)(?:CREATED:\s{0,4}\d{1,2}\s[A-Z]{3,9}\s[\d:\s]{4,20}(?:UTC|Z)?|SOURCE:\s{0,4}[A-Z]{8}\b|NNNN|(?:END\s{1,3})?PART\s{0,3}\d{1,2}\s{1,3}OF\s{1,3}\d{1,2}|[-=_*+~#]{5,}|"{1,3}|`{3}|END OF (?:NOTAM|BRIEFING|BULLETIN|REPORT)(?:[\s:]{1,3}(?:\d[\dA-Z:\/]{0,9}|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|UTC|Z)){0,5})[\s.]*$/;

const WINDOW = 240;

/**
 * The end of the telegram that covers `from` to `to`: before the trailers behind it and the parenthesis that closes
 * it. What lies behind is left over.
 */
export function findEnd(text: string, from: number, to: number, opened: boolean): number {
  let end = trimEnd(text, from, to);
  for (let cut = trailerStart(text, from, end); cut !== null; cut = trailerStart(text, from, end)) {
    end = trimEnd(text, from, cut);
  }
  return opened && end > from && text.charCodeAt(end - 1) === 41 ? trimEnd(text, from, end - 1) : end;
}

/** Where the last trailer in front of `end` begins. */
function trailerStart(text: string, from: number, end: number): number | null {
  const windowFrom = Math.max(from, end - WINDOW);
  const window = text.slice(windowFrom, end);
  const service = SERVICE_MESSAGE.exec(window);
  if (service !== null) return windowFrom + service.index;
  const match = TRAILER.exec(window);
  return match !== null && windowFrom + match.index > from ? windowFrom + match.index : null;
}

/** Messages of the NOTAM system itself that stand behind some telegrams. */
const SERVICE_MESSAGE = /\nCN[A-Z]\d{3}[A-Z] /;

/** Whether nothing but trailers stands in `text`. */
export function isOnlyTrailers(text: string): boolean {
  let rest = `\n${text}`;
  if (rest.search(SERVICE_MESSAGE) === 0) return true;
  for (let match = TRAILER.exec(rest); match !== null; match = TRAILER.exec(rest))
    rest = rest.slice(0, match.index);
  return rest.trim() === '';
}

function trimEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text.charCodeAt(end - 1) <= 32) end--;
  return end;
}

/** The part of `from` to `to` that holds anything but blanks and closing marks, or null. */
export function leftOver(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = trimEnd(text, from, to);
  while (start < end && (text.charCodeAt(start) <= 32 || text.charAt(start) === ')')) start++;
  while (end > start && (text.charCodeAt(end - 1) <= 32 || text.charAt(end - 1) === '(')) end--;
  return end > start ? { from: start, to: end } : null;
}
