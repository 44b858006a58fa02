import type { Position } from '@klarnotam/aviation';

/** Which civil time a place keeps. */
export interface TimeZones {
  /** The IANA name of the zone at a position, `Europe/Oslo`. */
  zoneAt(position: Position): string;
}
