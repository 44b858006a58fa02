import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

const DAY_MS = 86_400_000;

interface Moment {
  readonly date: string;
  readonly time: string;
}

/**
 * `utc`, hours that come back each day and begin on `day`, with the clock of the place beside it where that is on another date, and the
 * words of that date; null where no words tell it.
 */
export function sayHoursOfOtherDay(
  utc: string,
  day: string,
  { begin, end }: { readonly begin: Moment; readonly end: Moment },
  catalogue: Catalogue,
): string | null {
  const local = say(catalogue, 'clockRange', { from: begin.time, to: end.time });
  const ends = { utc, from: begin.time, to: end.time };
  switch (`${daysFrom(day, begin)} ${daysFrom(day, end)}`) {
    case '0 0':
      return say(catalogue, 'localTimeBeside', { utc, local });
    case '1 1':
      return say(catalogue, 'localTimeNextDay', { utc, local });
    case '-1 -1':
      return say(catalogue, 'localTimeDayBefore', { utc, local });
    case '0 1':
      return say(catalogue, 'localTimeIntoNextDay', ends);
    case '-1 0':
      return say(catalogue, 'localTimeFromDayBefore', ends);
    default:
      return null;
  }
}

function daysFrom(day: string, { date }: Moment): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}
