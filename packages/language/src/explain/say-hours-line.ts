import type { Clause, NotedHours } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithCommas, joinWithSemicolons } from '../format/join.ts';
import { formatList } from '../format/list.ts';
import { capitalised } from '../format/sentence.ts';
import { weekday } from '../format/weekday.ts';
import { say } from '../say.ts';
import { printedClock } from './say-printed-figures.ts';

type WeekdayLine = Extract<Clause, { readonly kind: 'weekdayLine' }>;
type DayLine = Extract<Clause, { readonly kind: 'dayLine' }>;

/** A line of opening hours by weekdays. */
export function sayWeekdayLine(line: WeekdayLine, catalogue: Catalogue): string {
  const from = weekday(line.from, catalogue);
  const to = weekday(line.to, catalogue);
  const hours = line.hours === null ? null : sayHours(line.hours, catalogue);
  if (line.day !== null) {
    const closed = catalogue.clauses.hourNotes.closed;
    return hours === null
      ? say(catalogue, 'clauseFacilityLine', {
          subject: `${capitalised(from)} ${line.day}`,
          adjuncts: closed,
        })
      : say(catalogue, 'clauseWeekdayDayHours', { weekday: capitalised(from), day: line.day, hours });
  }
  const days = capitalised(from === to ? from : say(catalogue, 'weekdayRange', { from, to }));
  return hours === null
    ? say(catalogue, 'clauseWeekdayClosed', { days })
    : say(catalogue, 'clauseWeekdayHours', { days, hours });
}

/** A line of opening hours by dates. */
export function sayDayLine(line: DayLine, catalogue: Catalogue): string {
  const days = line.days.replace(/0?(\d+)/g, `$1${catalogue.dayMark ?? ''}`).replace(/ ?- ?/g, '–');
  const hours = line.hours === null ? null : sayHours(line.hours, catalogue);
  if (line.month === null) {
    return hours === null
      ? say(catalogue, 'clauseDatesClosed', { days })
      : say(catalogue, 'clauseDatesHours', { days, hours });
  }
  const month = catalogue.months[line.month - 1] ?? '';
  return hours === null
    ? say(catalogue, 'clauseDayClosed', { days, month })
    : say(catalogue, 'clauseDayHours', { days, month, hours });
}

/** Several times of one note are one list with it, and parted from the others: nobody takes the note for theirs, or theirs for its own. */
function sayHours(all: readonly NotedHours[], catalogue: Catalogue): string {
  const isMarked = ({ note, category }: NotedHours): boolean => note !== null || category !== null;
  const said = all.map((each) => {
    const { note, category } = each;
    const clocks = printedClock(each.hours);
    const hours = isMarked(each) ? formatList(clocks.split(', '), catalogue) : clocks;
    const noted =
      note === null
        ? hours
        : say(catalogue, 'hoursNoted', { hours, note: catalogue.clauses.hourNotes[note] });
    return category === null ? noted : say(catalogue, 'hoursCategory', { hours: noted, category });
  });
  return all.length > 1 && all.some(isMarked)
    ? joinWithSemicolons(said, catalogue)
    : joinWithCommas(said, catalogue);
}
