/** The sign of local time behind hours and minutes: `0545L`. */
export const LOCAL_SIGN = /(?<=(?<!\d)(?:[01]\d|2[0-4])[0-5]\d)L(?![A-Z\d])/g;

const LOCAL_TIME = /(?<!\d)([01]\d|2[0-4]):?([0-5]\d)\s?(?:L|LT|LMT|LOC|LOCAL)(?![A-Z\d])/g;

/** Minutes of the day that a telegram marks as local time. */
export function localMinutesOf(itemE: string): ReadonlySet<number> {
  return new Set(
    Array.from(itemE.matchAll(LOCAL_TIME), ([, hour, minute]) => Number(hour) * 60 + Number(minute)),
  );
}
