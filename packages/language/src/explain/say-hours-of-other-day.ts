import type { UtcInstant } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import { datesAhead, type LocalPeriod } from './local-hours.ts';

/**
 * `utc`, hours that come back each day and begin at `from` in UTC, with the clock of the place beside it where that is on another date, and the
 * words of that date; null where no words tell it.
 */
export function sayHoursOfOtherDay(
  utc: string,
  from: UtcInstant,
  { begin, end }: Pick<LocalPeriod, 'begin' | 'end'>,
  catalogue: Catalogue,
): string | null {
  const local = say(catalogue, 'clockRange', { from: begin.time, to: end.time });
  const ends = { utc, from: begin.time, to: end.time };
  switch (`${datesAhead(from, begin)} ${datesAhead(from, end)}`) {
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
