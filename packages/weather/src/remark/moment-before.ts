import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { twoDigits } from '../time/absolute-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Minutes past the hour, or hours and minutes, as the latest such moment before the report. */
export function momentBefore(digits: string, issuedMs: number | null): UtcInstant | null {
  if (issuedMs === null || (digits.length !== 2 && digits.length !== 4)) return null;
  const minute = twoDigits(digits, digits.length - 2);
  if (minute > 59) return null;
  if (digits.length === 2) {
    const ms = Math.floor(issuedMs / HOUR_MS) * HOUR_MS + minute * 60_000;
    return toUtcInstant(ms <= issuedMs ? ms : ms - HOUR_MS);
  }
  const hour = twoDigits(digits, 0);
  if (hour > 23) return null;
  const ms = Math.floor(issuedMs / DAY_MS) * DAY_MS + hour * HOUR_MS + minute * 60_000;
  return toUtcInstant(ms <= issuedMs ? ms : ms - DAY_MS);
}
