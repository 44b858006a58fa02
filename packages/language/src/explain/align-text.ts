import type { Span } from '@klarnotam/aviation';

/** A line stands within so many characters behind the one before it, but where a part of the telegram or an escape is between. */
const NEAR = 500;
/** So often a line is looked for farther away: each time in all that is left of the telegram. */
const FAR_SEARCHES = 20;

/**
 * Maps spans of the decoded text of item E back to the telegram. The two differ where html escapes were undone, line
 * ends were changed or parts were joined: line by line then, and inside a changed line to the whole of it.
 */
export function alignText(text: string, source: string, span: Span | null): (span: Span) => Span {
  const from = span?.from ?? 0;
  const to = span?.to ?? source.length;
  if (source.slice(from, to) === text) {
    return (inner) => ({ from: from + inner.from, to: from + inner.to });
  }
  const find = lineFinder(source);
  const lines: { at: number; length: number; source: number; sourceEnd: number }[] = [];
  let at = 0;
  let pointer = from;
  for (const line of text.split('\n')) {
    const found = line === '' ? -1 : find(line, pointer);
    if (found !== -1 && found + line.length <= to) {
      lines.push({ at, length: line.length, source: found, sourceEnd: found + line.length });
      pointer = found + line.length;
    } else {
      const end = source.indexOf('\n', pointer + 1);
      const sourceEnd = Math.min(end === -1 ? to : end, to);
      lines.push({ at, length: line.length, source: pointer, sourceEnd: Math.max(pointer, sourceEnd) });
      if (line !== '') pointer = Math.max(pointer, sourceEnd);
    }
    at += line.length + 1;
  }
  const point = (offset: number, end: boolean): number => {
    const line = lastUpTo(lines, offset);
    if (line === undefined) return from;
    if (line.sourceEnd - line.source === line.length)
      return line.source + Math.min(offset - line.at, line.length);
    return end ? line.sourceEnd : line.source;
  };
  return (inner) => ({
    from: point(inner.from, false),
    to: Math.max(point(inner.to, true), point(inner.from, false)),
  });
}

/** Where a line stands in `source` from a place on; -1: nowhere that was looked at. */
function lineFinder(source: string): (line: string, from: number) => number {
  let farSearches = FAR_SEARCHES;
  return (line, from) => {
    const near = source.slice(from, from + NEAR + line.length).indexOf(line);
    if (near !== -1) return from + near;
    farSearches -= 1;
    return farSearches < 0 ? -1 : source.indexOf(line, from);
  };
}

/** The last of `lines`, which are in order, that begins at `offset` or before it. */
function lastUpTo<T extends { readonly at: number }>(lines: readonly T[], offset: number): T | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return lines[low - 1];
}
