import type { Span } from '@klarnotam/aviation';

/** The places in a text that something was read from already; to ask and to take cost no more than the length of the place. */
export class TakenSpans {
  /** Most texts have no second place: its offsets are not worth noting down before there is one. */
  #first: Span | null = null;
  readonly #offsets = new Set<number>();

  /** Takes the place; false when part of it is taken. */
  take(place: Span): boolean {
    if (this.#first === null) {
      this.#first = place;
      return true;
    }
    if (this.#offsets.size === 0) this.#note(this.#first);
    for (let at = place.from; at < place.to; at++) if (this.#offsets.has(at)) return false;
    this.#note(place);
    return true;
  }

  #note({ from, to }: Span): void {
    for (let at = from; at < to; at++) this.#offsets.add(at);
  }
}
