import type { Span } from '@klarnotam/aviation';

/** The spans of a text that something was read from already. Taking one costs no more than its length. */
export class TakenSpans {
  readonly #offsets = new Set<number>();

  /** Takes the span; false when part of it is taken. */
  take({ from, to }: Span): boolean {
    for (let at = from; at < to; at++) if (this.#offsets.has(at)) return false;
    for (let at = from; at < to; at++) this.#offsets.add(at);
    return true;
  }
}
