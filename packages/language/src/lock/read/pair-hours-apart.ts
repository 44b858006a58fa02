import type { Mention } from './atom.ts';
import type { Hours } from './pair-moments.ts';

const BESIDE = 16;
const APART = 60;
const OF_DAY = /^[^,;.。।()\d\n]*$/;

function isTime({ implied, atoms }: Mention): boolean {
  return implied === undefined && atoms.some(({ type }) => type === 'time');
}

function datesOf(said: readonly Mention[]): readonly Mention[] {
  return said.filter(({ implied, atoms: [atom] }) => implied === undefined && atom?.type === 'date');
}

/** `opens at 07:30 and closes at 17:30`: two times near each other, and no date near them. */
export function pairHoursApart(said: readonly Mention[]): readonly Hours[] {
  const dates = datesOf(said);
  const times = said.filter(isTime).toSorted((a, b) => a.span.from - b.span.from);
  return times.flatMap((from, index): Hours[] => {
    const until = times[index + 1];
    if (until === undefined || until.span.from - from.span.to > APART) return [];
    const isNearDate = dates.some(
      ({ span }) => span.to > from.span.from - BESIDE * 2 && span.from < until.span.to + BESIDE * 2,
    );
    return isNearDate ? [] : [[from, until]];
  });
}

/** `25 August 21:00 to 22:00 on 27 August`: a beginning and an end, and no hours of each day. */
export function areBoundsOfDates(
  text: string,
  said: readonly Mention[],
  [from, until]: Hours,
  and: string,
): boolean {
  const list = new RegExp(`(?<!\\p{L})(?:${and})(?!\\p{L})`, 'iu');
  const dates = datesOf(said);
  const before = dates.find(({ span }) => span.to <= from.span.from && span.to > from.span.from - BESIDE);
  const behind = dates.find(({ span }) => {
    const between = text.slice(until.span.to, span.from);
    return (
      span.from >= until.span.to && between.length < BESIDE && OF_DAY.test(between) && !list.test(between)
    );
  });
  if (before === undefined || behind === undefined) return false;
  // `... on 30 March, and 0600 to 1730 on 31 March`
  if (/[,;]/.test(text.slice(before.span.to, from.span.from))) return false;
  // The next day of a list has hours of its own.
  return !said.some(
    (time) => isTime(time) && time.span.from >= behind.span.to && time.span.from < behind.span.to + BESIDE,
  );
}
