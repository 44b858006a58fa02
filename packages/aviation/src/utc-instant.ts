/** A moment as ISO 8601 in UTC with seconds: `2026-07-01T06:00:00Z`. Strings of this form sort by time. */
export type UtcInstant = string;

/** A half-open period of UTC time. */
export interface UtcInterval {
  readonly from: UtcInstant;
  readonly to: UtcInstant;
}

/** `ms` (milliseconds since 1970-01-01T00:00Z) as a {@link UtcInstant}, cut to the second. */
export function toUtcInstant(ms: number): UtcInstant {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
