import type { UtcInstant } from '@klarnotam/aviation';

/** What decoding needs to know that no NOTAM says. */
export interface DecodeContext {
  /** The moment from which permanent NOTAMs are laid out. */
  readonly now: UtcInstant;
  /** Height of the ground at the NOTAM's place in feet above mean sea level, where it is known. */
  readonly groundHeightFtAmsl?: number;
}
