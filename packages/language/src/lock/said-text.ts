/** A text that somebody wrote about a NOTAM. */
export interface SaidText {
  readonly translation: string;
  readonly explanation: string;
}
