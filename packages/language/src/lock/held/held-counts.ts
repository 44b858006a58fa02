import type { NotamFacts } from '@klarnotam/notam';
import type { Mention } from '../read/atom.ts';
import { areaKeys, dateKeys } from '../read/read-keys.ts';
import { nameListsOf } from './held-name-lists.ts';
import { weekdayListsOf } from './held-weekdays.ts';

const READ_WITH_UNIT = 12;
const LIST_ENTRY = /(?:^|\n)\s{0,4}(?:\(?[\dA-Z]{1,2}[.)]|[-*•])/g;
/** Words that name each of several things: `RWY 05R/23L AND 05L/23R`. */
const KINDS: readonly RegExp[] = [
  /\b\d{2}[LRC]?\/\d{2}[LRC]?\b/g,
  /\bTWYS?\b|\bTAXIWAY/g,
  /\bSTANDS?\b|\bGATES?\b/g,
  /\bRADIUS\b/g,
  /\b(?:CRANES?|MASTS?|TURBINES?)\b/g,
];

/** `HEATHROW, GATWICK AND STANSTED` */
const NAMED_LIST = /\b[A-Z][A-Z -]{2,30}(?:, ?[A-Z][A-Z -]{2,30}){1,12},? AND [A-Z]/g;

/** How many lines of an item begin with each word: `ILS RWY 36R` and `ILS OR LOC RWY 36R`. */
function linesAlike(itemE: string): readonly number[] {
  const words = Array.from(itemE.matchAll(/(?<=^|\n)[A-Z]{2,}/g), ([word]) => word);
  return [...Map.groupBy(words, (word) => word).values()].map((alike) => alike.length);
}

/** How many of each kind of thing item E lists, and each of its figures and durations. */
export function countsOf(
  facts: NotamFacts,
  itemE: string,
  mentions: readonly Mention[],
  durations: readonly Mention[],
): ReadonlySet<number> {
  const valuesOf = (some: readonly Mention[]): readonly number[] =>
    some.flatMap(({ atoms }) =>
      atoms.flatMap((atom) => (atom.type === 'number' || atom.type === 'measure' ? [atom.value] : [])),
    );
  // Short lengths of time are read with their unit.
  const figures = [...valuesOf(mentions), ...valuesOf(durations).filter((value) => value > READ_WITH_UNIT)];
  const namesBy = new Map<string, Set<string>>();
  for (const { atoms } of mentions) {
    for (const atom of atoms) {
      if (atom.type !== 'name') continue;
      const kind = atom.text.replace(/\d.*/, '');
      namesBy.set(kind, (namesBy.get(kind) ?? new Set()).add(atom.text));
    }
  }
  const printed = mentions.filter(({ implied }) => implied === undefined);
  const ofType = (type: string): number => printed.filter(({ atoms: [atom] }) => atom?.type === type).length;
  const points = ofType('position') / 2;
  return new Set([
    ...figures,
    ...[...namesBy.values()].map((names) => names.size),
    [...namesBy.values()].reduce((sum, names) => sum + names.size, 0),
    facts.areas.length,
    ...facts.areas.flatMap((area) => (area.type === 'polygon' ? [area.points.length] : [])),
    ...linesAlike(itemE),
    ...nameListsOf(itemE, mentions).map((list) => list.length),
    facts.locations.length,
    facts.contacts.length,
    facts.schedule?.intervals?.length ?? 0,
    facts.textSchedule?.intervals?.length ?? 0,
    points,
    points - 1,
    ofType('time') / 2,
    new Set(printed.flatMap(({ text, atoms: [atom] }) => (atom?.type === 'time' ? [text] : []))).size,
    ofType('date'),
    ofType('level'),
    ofType('phone'),
    new Set(areaKeys(printed).flatMap(({ ids }) => ids)).size,
    new Set(dateKeys(mentions, []).flatMap(({ ids }) => ids)).size,
    new Set(weekdayListsOf(itemE).flatMap(({ ids }) => ids)).size,
    itemE.match(LIST_ENTRY)?.length ?? 0,
    ...Array.from(itemE.matchAll(NAMED_LIST), ([list]) => list.split(/,|\bAND\b/).length),
    ...KINDS.map((kind) => itemE.match(kind)?.length ?? 0),
  ]);
}
