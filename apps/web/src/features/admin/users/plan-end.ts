const DAY_MS = 86_400_000;

/** The day after that of `moment` in UTC, `yyyy-MM-dd`. */
export function dayAfter(moment: Date): string {
  return new Date(moment.getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** The last second of a day in UTC: a plan that is paid until a day holds all of it. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}
