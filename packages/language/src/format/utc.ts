import type { UtcInstant } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** `06:00`: hours and minutes of `instant`, which is in UTC. */
export function clockTime(instant: UtcInstant): string {
  return instant.slice(11, 16);
}

/** `1 July 2026 at 06:00 UTC`: day, time of 24 hours and the time scale, by the custom of the language. */
export function formatUtc(instant: UtcInstant, catalogue: Catalogue): string {
  return say(catalogue, 'utcDateTime', { ...dateParts(instant, catalogue), time: clockTime(instant) });
}

/** `1 July 2026`: the UTC day of `instant`. */
export function formatUtcDate(instant: UtcInstant, catalogue: Catalogue): string {
  return say(catalogue, 'utcDate', dateParts(instant, catalogue));
}

function dateParts(instant: UtcInstant, catalogue: Catalogue): { day: number; month: string; year: number } {
  return {
    day: Number(instant.slice(8, 10)),
    month: catalogue.months[Number(instant.slice(5, 7)) - 1] ?? '',
    year: Number(instant.slice(0, 4)),
  };
}
