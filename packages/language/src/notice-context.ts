/** What is known of a notice's place that the notice does not say. */
export interface NoticeContext {
  /** IANA name of the time zone there; null: not known, then times are said in UTC alone. */
  readonly timeZone: string | null;
  /** What people call the aerodrome with an ICAO location indicator: `Bergen, Flesland`; null: not known. */
  readonly aerodromeName: (icao: string) => string | null;
}

/** Nothing is known but what the notice says. */
export const NO_CONTEXT: NoticeContext = { timeZone: null, aerodromeName: () => null };
