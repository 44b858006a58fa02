import type { UtcInstant } from '@klarnotam/aviation';
import type { Atom, Mention } from '../read/atom.ts';
import type { Hours } from '../read/pair-moments.ts';

const NO_SPAN = { from: 0, to: 0 };

/** An instant as its date and its time. */
export function ofInstant(instant: UtcInstant): readonly Mention[] {
  const text = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
  const date: Atom = {
    type: 'date',
    day: Number(instant.slice(8, 10)),
    month: Number(instant.slice(5, 7)),
    year: Number(instant.slice(0, 4)),
  };
  const time: Atom = {
    type: 'time',
    minute: Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16)),
  };
  return [
    { text, span: NO_SPAN, atoms: [date] },
    { text, span: NO_SPAN, atoms: [time] },
  ];
}

/** The times of two instants, where both are known. */
export function hoursOf(from: UtcInstant | null, to: UtcInstant | null): Hours | null {
  const [start, end] = [from, to].map((bound) => (bound === null ? undefined : ofInstant(bound)[1]));
  return start === undefined || end === undefined ? null : [start, end];
}

/** As two dates with a dash between them. */
export function rangeOf(first: UtcInstant, last: UtcInstant): readonly Mention[] {
  return [first, last].flatMap((instant, index) =>
    ofInstant(instant)
      .slice(0, 1)
      .map((mention) => ({ ...mention, span: { from: index, to: index } })),
  );
}
