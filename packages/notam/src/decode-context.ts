import type { Position, UtcInstant } from '@klarnotam/aviation';
import type { NotamFacts } from './facts.ts';

/** What of a NOTAM says where it applies. */
export type NotamPlace = Pick<NotamFacts, 'locations' | 'areas' | 'qualifier'>;

/** What decoding needs to know that no NOTAM says. */
export interface DecodeContext {
  /** The moment from which permanent NOTAMs are laid out. */
  readonly now: UtcInstant;
  /** More NOTAMs than this in one text are counted and not decoded. */
  readonly mostNotams?: number;
  /** Height of the ground at the NOTAM's place in feet above mean sea level, where it is known. */
  readonly groundHeightFtAmsl?: number;
  /**
   * A height that the ground in a NOTAM's area reaches, in feet above mean sea level, while the highest ground there is
   * not known; null when nothing is known. It makes a rating stricter or leaves it as it is.
   */
  readonly groundReachesFtAmsl?: (place: NotamPlace) => number | null;
  /** The time zone of a NOTAM's place as an IANA name; null: not known, then hours in local time stay unread. */
  readonly timeZoneOf?: (place: NotamPlace) => string | null;
  /** The reference point of the aerodrome with an ICAO location indicator; null: not known. Without it no aerodrome is. */
  readonly aerodromeAt?: AerodromeAt;
}

/** The reference point of an aerodrome by its ICAO location indicator; null when it is not known. */
export type AerodromeAt = (icao: string) => Position | null;
