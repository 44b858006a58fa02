import type { DecodedNotam } from '@klarnotam/notam';
import { pairHours, pairMoments, type Hours, type Moment } from '../read/pair-moments.ts';
import { pairMomentRanges, type MomentRange } from '../read/pair-moment-ranges.ts';
import { dateRangesOf, runsOfDays, runsOfNamedDays, type DateRange } from './held-date-ranges.ts';
import { hoursOf, ofInstant, rangeOf } from './held-instants.ts';
import { listsOf, type HeldList } from './held-lists.ts';
import { momentRangesOf, type Period } from './held-moment-ranges.ts';
import { periodsApart } from './periods-apart.ts';
import type { Reading, Readings } from './read-telegram.ts';

/** When a NOTAM is in force and when something happens. */
export interface HeldTimes {
  readonly moments: readonly Moment[];
  /** Whole periods: the validity, activities and runs of them. */
  readonly momentRanges: readonly MomentRange[];
  /** Ranges of days that the telegram writes, its validity, and runs of days with activity. */
  readonly dateRanges: readonly DateRange[];
  readonly hours: readonly Hours[];
  /** Periods of item E, and of item D where it was read whole and holds on several days. */
  readonly requiredHours: readonly Hours[];
  /** Lists of items D and E that give each of their entries its hours. */
  readonly lists: readonly HeldList[];
  /** The times of items B and C. */
  readonly validity: Hours | null;
}

/** When the NOTAM is in force and when something happens: as moments, hours and ranges of days. */
export function heldTimes(
  { facts }: DecodedNotam,
  { itemD, itemE, own }: Readings,
  active: readonly Period[],
): HeldTimes {
  const all = [itemE, itemD, own];
  const unwrapped = [itemE, itemD].map((one) => ({ ...one, text: one.text.replaceAll('\n', ' ') }));
  const validity = { from: facts.validFrom, to: facts.validTo };
  const year = Number((facts.validFrom ?? '2026').slice(0, 4));
  const apart = ({ text, mentions, range }: Reading): readonly Hours[] =>
    periodsApart(pairHours(text, mentions, range));
  const inD = apart(itemD);
  const inE = apart(itemE);
  return {
    moments: [
      ...all.flatMap(({ text, mentions, to }) => pairMoments(text, mentions, to)),
      ...[validity, ...active]
        .flatMap(({ from, to }) => [from, to])
        .flatMap((bound): Moment[] => {
          if (bound === null) return [];
          const [date, time] = ofInstant(bound);
          return date === undefined || time === undefined ? [] : [{ date, time }];
        }),
    ],
    momentRanges: [
      ...[...unwrapped, own].flatMap(({ text, mentions, range }) => pairMomentRanges(text, mentions, range)),
      ...(validity.from === null ? [] : momentRangesOf({ from: validity.from, to: validity.to }, active)),
    ],
    dateRanges: [
      ...all.flatMap(({ text, mentions, range }) => dateRangesOf(text, mentions, range.to)),
      ...runsOfDays(active),
      ...runsOfNamedDays(itemE.mentions, year),
      ...(validity.from !== null && validity.to !== null
        ? dateRangesOf('-', rangeOf(validity.from, validity.to), '-')
        : []),
    ],
    hours: [
      ...all.flatMap(({ text, mentions, range }) => pairHours(text, mentions, range)),
      ...[validity, ...active].flatMap(({ from, to }): Hours[] => {
        const hours = hoursOf(from, to);
        return hours === null ? [] : [hours];
      }),
    ],
    requiredHours: [
      ...(facts.schedule?.status === 'complete' && (facts.schedule.intervals?.length ?? 0) > 1 ? inD : []),
      ...inE.filter(([from]) => itemE.text[from.span.from - 1] !== '('),
    ],
    lists: [...listsOf(itemD.text, itemD.mentions, inD), ...listsOf(itemE.text, itemE.mentions, inE)],
    validity: hoursOf(validity.from, validity.to),
  };
}
