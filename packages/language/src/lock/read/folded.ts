/** A text in the one form that is searched, with the place of each of its characters in the text as it was. */
export interface Folded {
  readonly text: string;
  /** One more than the text has characters: the last is the end. */
  readonly offsets: readonly number[];
}
