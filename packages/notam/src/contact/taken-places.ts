import type { Span } from '@klarnotam/aviation';

/** The places in a text that something was read from already; to ask and to take cost no more than the length of the place. */
export class TakenPlaces {
  readonly #offsets = new Set<number>();

  /** Takes the place; false when part of it is taken. */
  take({ from, to }: Span): boolean {
    for (let at = from; at < to; at++) if (this.#offsets.has(at)) return false;
    for (let at = from; at < to; at++) this.#offsets.add(at);
    return true;
  }
}
