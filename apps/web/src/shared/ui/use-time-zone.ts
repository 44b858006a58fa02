import { useMemo } from 'react';
import { isTimeZone, readersTimeZone } from '../text/format-instant.ts';
import type { Messages } from '../text/use-text.ts';

export interface ZoneOfPlace {
  /** IANA name. */
  readonly timeZone: string;
  /** The place is not known, so that the reader's own zone stands in. */
  readonly isOfReader: boolean;
}

/** The local time to show: that of the place where it is known, else the reader's. */
export function useTimeZone(ofPlace: string | null): ZoneOfPlace {
  return useMemo(() => zoneOfPlace(ofPlace), [ofPlace]);
}

/** {@link useTimeZone} for one of many places. */
export function zoneOfPlace(ofPlace: string | null): ZoneOfPlace {
  return ofPlace !== null && isTimeZone(ofPlace)
    ? { timeZone: ofPlace, isOfReader: false }
    : { timeZone: readersTimeZone(), isOfReader: true };
}

/** What the local time is headed with. */
export function localHeadingOf({ timeZone, isOfReader }: ZoneOfPlace, { times }: Messages): string {
  return isOfReader ? times.localOfReader(timeZone) : times.localIn(timeZone);
}
