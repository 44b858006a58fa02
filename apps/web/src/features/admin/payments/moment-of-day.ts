/** A moment of a day in UTC, `yyyy-MM-dd`: noon, or now when noon is still to come. */
export function momentOfDay(day: string, nowMs: number): string {
  const noon = `${day}T12:00:00.000Z`;
  return Date.parse(noon) > nowMs ? new Date(nowMs).toISOString() : noon;
}
