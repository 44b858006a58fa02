/** What a slot stands for. A model is told the kind and never the text. */
export const SLOT_KINDS = [
  /** A whole adverbial of a clause, its preposition included: `FM 3 JUL TO 5 JUL`, `BLW 500FT AGL`, `WI 2NM RADIUS OF 5404N 00330W`. */
  'when',
  'howHigh',
  'where',
  /** What a sentence of ours says beside, its brackets or commas included. */
  'aside',
  /** Dates, clock times and days together, without a preposition: `3-5 JUL 0800-1600`. */
  'period',
  /** A height, a flight level or a band of them: `SFC-FL095`. */
  'height',
  /** A length, a distance or a depth: `150M`. */
  'distance',
  /** A position, a list of them, a bearing or a radius with its centre. */
  'position',
  /** A unit with its phone, mail or frequency, or those alone. */
  'contact',
  'frequency',
  /** What a taxiway, a runway, a stand, an area or a route is called; a list of them is one: `A, B AND C`. */
  'designator',
  /** A place as we say it, a noun phrase: `Flyplassen Bergen (ENBR)`. */
  'place',
  /** Letters that no list has: a place, a company, a unit, a point of the air. */
  'name',
  /** Another notice, a section of a document, a chart. */
  'reference',
  /** A figure that counts: `5`, `TWO`. */
  'count',
  /** A figure with a unit that is none of the above, a share, a category. */
  'figure',
  /** Words as they were printed, which nobody translates. */
  'quote',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A figure, time, place or name that a model never sees. */
export interface Slot {
  /** From 1, in the order of the text. */
  readonly number: number;
  readonly kind: SlotKind;
  /** As printed, or as we say it. */
  readonly text: string;
  /** The plural category that a count chooses in the language of the sentence (`few`); absent where nothing hangs on it. */
  readonly plural?: string;
}

/** `TWY ⟦1⟧ CLOSED BTN ⟦2⟧ AND ⟦3⟧`: words of a closed list and numbered slots alone. */
export interface Template {
  readonly text: string;
  readonly slots: readonly Slot[];
}

/** The brackets of a slot's number; a text that holds one of its own is not sent. */
export const SLOT_OPEN = '⟦';
export const SLOT_CLOSE = '⟧';

/** `⟦1⟧` */
export function slotMarker(number: number): string {
  return `${SLOT_OPEN}${number}${SLOT_CLOSE}`;
}
