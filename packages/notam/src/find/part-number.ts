import type { Span } from '@klarnotam/aviation';

/** `PART 2 OF 3`, which stands in item A or at the end of each part. */
export interface PartNumber extends Span {
  readonly part: number;
  readonly of: number;
}

const PART = /(?:END\s{1,3})?PART\s{0,3}(\d{1,2})\s{1,3}OF\s{1,3}(\d{1,2})(?!\d)/;
const SHORTEST_PART = 'PART1 OF 2'.length;

/** The part number between `from` and `to` of upper-case `text`, with its place; null when there is none. */
export function findPartNumber(text: string, from: number, to: number): PartNumber | null {
  if (to - from < SHORTEST_PART) return null;
  const match = PART.exec(text.slice(from, to));
  if (match === null) return null;
  const at = from + match.index;
  return { part: Number(match[1]), of: Number(match[2]), from: at, to: at + match[0].length };
}
