import { useMemo } from 'react';
import { isTimeZone, readersTimeZone } from '../../shared/text/format-instant.ts';

export interface ZoneOfPlace {
  /** IANA name. */
  readonly timeZone: string;
  /** The place is not known, so that the reader's own zone stands in. */
  readonly isOfReader: boolean;
}

/** The local time to show: that of the place where it is known, else the reader's. */
export function useTimeZone(ofPlace: string | null): ZoneOfPlace {
  return useMemo(
    () =>
      ofPlace !== null && isTimeZone(ofPlace)
        ? { timeZone: ofPlace, isOfReader: false }
        : { timeZone: readersTimeZone(), isOfReader: true },
    [ofPlace],
  );
}
