import type { Span } from '@klarnotam/aviation';

/** Collects what of a stretch belongs to something, and gives the rest. */
export class Claims {
  private readonly taken: Span[] = [];

  add(span: Span): void {
    if (span.to > span.from) this.taken.push(span);
  }

  covers(at: number): boolean {
    return this.taken.some(({ from, to }) => from <= at && at < to);
  }

  /** The stretches between `from` and `to` that nothing claims. */
  rest(from: number, to: number): Span[] {
    const rest: Span[] = [];
    let at = from;
    for (const span of this.taken.toSorted((a, b) => a.from - b.from)) {
      if (span.from >= to) break;
      if (span.from > at) rest.push({ from: at, to: span.from });
      at = Math.max(at, span.to);
    }
    if (at < to) rest.push({ from: at, to });
    return rest;
  }
}

/** The stretch without the blanks and marks of punctuation around it; null when it holds neither letter nor digit. */
export function trimmedText(text: string, { from, to }: Span): Span | null {
  let start = from;
  let end = to;
  while (start < end && /[\s"',;|)\-–—:.]/.test(text.charAt(start))) start++;
  while (end > start && /[\s"',;|(]/.test(text.charAt(end - 1))) end--;
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { from: start, to: end } : null;
}
