import { daysFrom } from '../held/held-weekdays.ts';
import type { Span } from '@klarnotam/aviation';
import type { Mention } from './atom.ts';
import type { Key } from './keyed.ts';
import type { Hours } from './pair-moments.ts';
import { readWeekdays, type WeekdayMention } from './read-weekdays.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `EGD701A`, `D323J`: areas that a list may give hours and heights. */
const AREA = /^[A-Z]{1,3}D?\d{2,4}[A-Z]?$/;

/** The areas that mentions name. */
export function areaKeys(mentions: readonly Mention[]): readonly Key[] {
  return mentions.flatMap(({ span, atoms: [atom], implied }) =>
    implied === undefined && atom?.type === 'name' && AREA.test(atom.text)
      ? [{ at: span.from, ids: [atom.text] }]
      : [],
  );
}

const BESIDE = 20;

/** The dates that mentions name, with those that ranges imply; not those with a time of their own, which begin or end something. */
export function dateKeys(mentions: readonly Mention[], hours: readonly Hours[]): readonly Key[] {
  const paired = new Set(hours.flat());
  const alone = mentions.filter(
    (mention) =>
      mention.implied === undefined &&
      mention.atoms.some(({ type }) => type === 'time') &&
      !paired.has(mention),
  );
  const isBound = ({ from, to }: Span): boolean =>
    alone.some(({ span }) => span.from - to < BESIDE && from - span.to < BESIDE);
  return mentions.flatMap(({ span, atoms }) => {
    if (isBound(span)) return [];
    const ids = atoms.flatMap((atom) =>
      atom.type === 'date' && atom.day > 0 ? [`${String(atom.month)}-${String(atom.day)}`] : [],
    );
    return ids.length > 0 ? [{ at: span.from, ids }] : [];
  });
}

const BESIDE_DATE = 6;

/** The days of the week that a text names but beside a date, one by one or in ranges. */
export function weekdayKeys(
  text: string,
  mentions: readonly Mention[],
  vocabulary: Vocabulary,
): readonly Key[] {
  const { lone, ranges } = readWeekdays(text, vocabulary);
  const isOfDate = ({ from, to }: WeekdayMention): boolean =>
    mentions.some(
      ({ span, atoms: [atom] }) =>
        atom?.type === 'date' && span.from - to < BESIDE_DATE && from - span.to < BESIDE_DATE,
    );
  return [
    ...lone.filter((day) => !isOfDate(day)).map(({ day, from }) => ({ at: from, ids: [String(day)] })),
    ...ranges.map(([first, last]) => ({ at: first.from, ids: daysFrom(first.day, last.day).map(String) })),
  ];
}
