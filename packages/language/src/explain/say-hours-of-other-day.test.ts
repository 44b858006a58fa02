import { expect, test } from 'vitest';
import { en } from '../catalogues/en/catalogue.ts';
import { sayHoursOfOtherDay } from './say-hours-of-other-day.ts';

const moment = (date: string, time: string) => ({ date, time });

test.each([
  ['2023-03-09', '08:00', '2023-03-10', '04:00', 'UTC (08:00 to 04:00 the next day, local time)'],
  ['2023-03-08', '22:00', '2023-03-09', '02:00', 'UTC (22:00 the day before to 02:00, local time)'],
  ['2023-03-10', '05:00', '2023-03-10', '11:00', 'UTC (05:00–11:00 local time the next day)'],
  ['2023-03-09', '16:00', '2023-03-09', '22:00', 'UTC (16:00–22:00 local time)'],
  ['2023-03-10', '05:00', '2023-03-11', '01:00', null],
])('hours that begin at %s %s and end at %s %s by the clocks there', (from, begin, to, end, said) => {
  const local = { begin: moment(from, begin), end: moment(to, end) };
  expect(sayHoursOfOtherDay('UTC', '2023-03-09', local, en)).toBe(said);
});
