import type { Span } from '@klarnotam/aviation';

/** What briefing systems and telegraph lines append: `CREATED: …`, `SOURCE: …`, `NNNN`, `END PART 1 OF 2`, rules. */
const TRAILER =
  /(?:^|\s)(?:CREATED:\s{0,4}\d{1,2}\s[^\n]{0,80}|SOURCE:\s{0,4}[A-Z]{8}\b[^\n]{0,20}|NNNN|(?:END\s{1,3})?PART\s{0,3}\d{1,2}\s{1,3}OF\s{1,3}\d{1,2}|[-=_*+~#]{5,}|"{1,3}|END OF (?:NOTAM|BRIEFING|BULLETIN)[^\n]{0,60})[\s.]*$/;

const WINDOW = 240;

/**
 * The end of the telegram that covers `from` to `to`: before the trailers behind it and the parenthesis that closes
 * it. What lies behind is left over.
 */
export function findEnd(text: string, from: number, to: number, opened: boolean): number {
  const service = text.indexOf('\nCN', from);
  const isService = service >= 0 && service < to && SERVICE_MESSAGE.test(text.slice(service, service + 8));
  let end = trimEnd(text, from, isService ? service : to);
  for (let found = true; found && end > from;) {
    const windowFrom = Math.max(from, end - WINDOW);
    const last = text.charCodeAt(end - 1);
    found = false;
    // Most telegrams end in plain text: only look for a trailer when its words are there.
    const window = text.slice(windowFrom, end);
    if (MAY_TRAIL.test(window)) {
      const match = TRAILER.exec(window);
      if (match !== null && windowFrom + match.index > from) {
        end = trimEnd(text, from, windowFrom + match.index);
        found = true;
        continue;
      }
    }
    if (last === 41 && opened) return trimEnd(text, from, end - 1);
  }
  return end;
}

/** Messages of the NOTAM system itself that stand behind some telegrams. */
const SERVICE_MESSAGE = /^\nCN[A-Z]\d{3}[A-Z]/;
const MAY_TRAIL = /CREATED:|SOURCE:|NNNN|PART|[-=_*+~#]{5}|"|END OF/;

/** Whether nothing but trailers stands in `text`. */
export function isOnlyTrailers(text: string): boolean {
  let rest = `\n${text}`;
  if (SERVICE_MESSAGE.test(rest)) return true;
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
  const service = text.indexOf('\nCN', from);
  const isService = service >= 0 && service < to && SERVICE_MESSAGE.test(text.slice(service, service + 8));
  let end = trimEnd(text, from, isService ? service : to);
  while (start < end && (text.charCodeAt(start) <= 32 || text.charAt(start) === ')')) start++;
  while (end > start && (text.charCodeAt(end - 1) <= 32 || text.charAt(end - 1) === '(')) end--;
  return end > start ? { from: start, to: end } : null;
}
