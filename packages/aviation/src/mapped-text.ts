import type { Span } from './span.ts';

/** A run of text and where it came from. Runs of equal length map offset by offset, others as a whole. */
interface Run {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** A text made out of pieces of a source, which knows for each of its offsets the place in the source. */
export interface MappedText {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** The source itself. */
export function wholeText(text: string): MappedText {
  return { text, runs: [{ at: 0, length: text.length, from: 0, to: text.length }] };
}

/** Builds a {@link MappedText} piece by piece, in order. */
export function joinPieces(
  pieces: readonly { readonly text: string; readonly from: number; readonly to: number }[],
): MappedText {
  const runs: Run[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    runs.push({ at, length: piece.text.length, from: piece.from, to: piece.to });
    at += piece.text.length;
  }
  const only = pieces[0];
  return { text: pieces.length === 1 && only ? only.text : pieces.map((piece) => piece.text).join(''), runs };
}

function runAt(runs: readonly Run[], offset: number): Run | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return runs[low];
}

function place(run: Run, offset: number, end: boolean): number {
  const inRun = Math.min(Math.max(offset - run.at, 0), run.length);
  if (run.to - run.from === run.length) return run.from + inRun;
  if (inRun === 0 && !end) return run.from;
  return inRun === run.length || end ? run.to : run.from;
}

/** The place in the source of `from` to `to` in the mapped text. */
export function toSource(mapped: MappedText, from: number, to: number): Span {
  const first = runAt(mapped.runs, from);
  if (first === undefined) return { from: 0, to: 0 };
  const last = to > from ? (runAt(mapped.runs, to - 1) ?? first) : first;
  const start = place(first, from, false);
  return { from: start, to: Math.max(start, place(last, to, to > from)) };
}
