import { setTimeout as sleep } from 'node:timers/promises';
import type { Flight, FlightGround } from '@klarnotam/notam';
import { readFlightGround, type PlacesContext } from '../places/index.ts';

/** Finding does not wait longer for the service of heights; a later answer is kept and there the next time. */
const DEADLINE_MS = 1_500;

/** The ground below a flight; null where it is not known in time. */
export async function groundInTime(
  places: PlacesContext,
  flight: Flight | null,
): Promise<FlightGround | null> {
  if (flight === null) return null;
  const deadline = new AbortController();
  // Whatever goes wrong with it, the flight is judged without: stricter, never milder.
  const ground = readFlightGround(places, flight).catch(() => null);
  try {
    return await Promise.race([ground, sleep(DEADLINE_MS, null, { signal: deadline.signal })]);
  } finally {
    deadline.abort();
  }
}
