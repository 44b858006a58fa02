/** What a station sends: observations (METAR, SPECI), and forecasts (TAF). */
export type ReportType = 'metar' | 'taf';

/** A report as a service gives it. */
export interface FetchedReport {
  /** As the station sent it. */
  readonly text: string;
  /** When it was observed or issued. */
  readonly madeAt: Date;
}

/** Who knows the reports of stations. */
export interface WeatherReports {
  /** Whom to thank, and where they are. */
  readonly source: { readonly name: string; readonly url: string };
  /**
   * The latest report of a station that is not out of date; null when there is none. It is of this station and of this
   * type, whatever the service answers.
   *
   * @param station ICAO location indicator in capitals
   * @throws {OutsideServiceError} when the service cannot be reached, is slow, or gives what cannot be used
   */
  latest(type: ReportType, station: string): Promise<FetchedReport | null>;
}
