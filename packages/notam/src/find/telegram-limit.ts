import type { NotamStart } from './find-starts.ts';
import { E, type ItemMarker } from './item-marker.ts';

/** `2. `, `- `: the mark of the next NOTAM in a list. */
const LIST_MARK = /(?:^|[\r\n])[ \t]{0,9}((?:\d{1,3}[.)]|[-*•–])[ \t]{0,9})$/;
/** `ENOR NORWAY FIR` between blank lines: a heading of a briefing. */
const HEADING = /\n[ \t]{0,9}\r?\n[ \t]{0,9}(([A-Z]{4})(?![A-Z])[^\r\n]{0,60}\s{0,9})$/;
const LONGEST_HEADING = 100;

/** `(` in front of the header at `from`, blanks between them allowed; null when there is none. */
export function openingParenthesis(text: string, from: number): number | null {
  let i = from - 1;
  while (i >= 0 && from - i < 6 && text.charCodeAt(i) <= 32) i--;
  return text.charCodeAt(i) === 40 ? i : null;
}

/** Where the `next` NOTAM begins with all that stands in front of it: a parenthesis, the mark of a list, a heading of its place. */
function beginOf(text: string, from: number, next: NotamStart): number {
  let to = openingParenthesis(text, next.from) ?? next.from;
  to -= LIST_MARK.exec(text.slice(Math.max(from, to - 16), to))?.[1]?.length ?? 0;
  const heading = HEADING.exec(text.slice(Math.max(from, to - LONGEST_HEADING), to));
  const [, line, place] = heading ?? [];
  if (line === undefined || place === undefined) return to;
  const isItsPlace = new RegExp(String.raw`[QA]\)\s{0,3}${place}(?![A-Z])`).test(text.slice(to, to + 200));
  return isItsPlace ? to - line.length : to;
}

/**
 * Where what can belong to the telegram that begins at `from` ends in upper-case `text`: where the `next` NOTAM begins, or at the
 * first of the weather `reports` behind its last item. `markers` and `reports` are those in front of `next`.
 */
export function telegramLimit(
  text: string,
  from: number,
  next: NotamStart | undefined,
  markers: readonly ItemMarker[],
  reports: readonly number[],
): number {
  const to = next === undefined ? text.length : beginOf(text, from, next);
  const lastItem = markers.findLast(({ rank }) => rank >= E)?.at ?? from;
  return reports.find((report) => report > lastItem && report < to) ?? to;
}
