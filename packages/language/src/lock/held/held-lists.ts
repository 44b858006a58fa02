import type { Mention } from '../read/atom.ts';
import { valuesByKey, type Key } from '../read/keyed.ts';
import type { Hours } from '../read/pair-moments.ts';
import { areaKeys, dateKeys } from '../read/read-keys.ts';
import { weekdayListsOf } from './held-weekdays.ts';

/** A list of a telegram that gives each area, date, day of the week or name at the start of a line its hours. */
export interface HeldList {
  readonly kind: 'area' | 'date' | 'weekday' | 'label';
  readonly hoursByKey: ReadonlyMap<string, readonly Hours[]>;
}

/** Heights that an item gives to each of several areas. */
export type HeightsByArea = ReadonlyMap<string, readonly Mention[]>;

/** What may be a limit of an area. */
export function heightsOf(mentions: readonly Mention[]): readonly { at: number; value: Mention }[] {
  return mentions
    .filter(
      ({ implied, atoms: [atom] }) =>
        implied === undefined &&
        (atom?.type === 'level' || (atom?.type === 'measure' && atom.dimension === 'length')),
    )
    .map((value) => ({ at: value.span.from, value }));
}

/** The heights of an item by the areas before them, where several areas have some. */
export function heightsByArea(mentions: readonly Mention[]): HeightsByArea {
  const byArea = new Map(
    [...valuesByKey(areaKeys(mentions), heightsOf(mentions))].filter(([, each]) => each.length > 0),
  );
  return byArea.size > 1 ? byArea : new Map();
}

/** `EAMTA LOW 1000-1100`: what hours at the start of a line are given to. */
const LABEL = /(?<=^|\n) *([A-Z]{3,}(?: [A-Z]{2,}){0,3}) +\d{4}-\d{4}/g;

function labelKeys(text: string): readonly Key[] {
  return Array.from(text.matchAll(LABEL), ({ index, 1: label = '' }) => ({ at: index, ids: [label] }));
}

/** The lists of an item with at least two entries that have hours. */
export function listsOf(
  text: string,
  mentions: readonly Mention[],
  hours: readonly Hours[],
): readonly HeldList[] {
  const values = hours.map((value) => ({ at: value[0].span.from, value }));
  const kinds: readonly (readonly [HeldList['kind'], readonly Key[]])[] = [
    ['area', areaKeys(mentions)],
    ['date', dateKeys(mentions, hours)],
    ['weekday', weekdayListsOf(text)],
    ['label', labelKeys(text)],
  ];
  return kinds.flatMap(([kind, keys]): HeldList[] => {
    const hoursByKey = new Map([...valuesByKey(keys, values)].filter(([, each]) => each.length > 0));
    return hoursByKey.size > 1 ? [{ kind, hoursByKey }] : [];
  });
}
