/** A moment, milliseconds since 1970-01-01T00:00Z, as a calendar file takes it: year, month from 1, day, hour and minute in UTC. */
export function utcParts(ms: number): [number, number, number, number, number] {
  const at = new Date(ms);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}
