import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { heightsOf } from '../held/held-lists.ts';
import { mayStandFor, type Mention } from '../read/atom.ts';
import { valuesByKey, type Key } from '../read/keyed.ts';
import { pairHours, type Hours } from '../read/pair-moments.ts';
import { areaKeys, dateKeys, weekdayKeys } from '../read/read-keys.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const DAY_MINUTES = 1440;
/** A text that says as many days of a list says them one by one. */
const MANY = 3;
/** `the same periods as ...` */
const SAME =
  /\bsame\b|\bsamme\b|mism[oa]s?|mesm[oa]s?|tych samych|t[ea] sam[ea]|tak(?:ie|ich) sam|т[еохи]\S* же|نفس|वही|उन्हीं|उसी|जैस[ेा]|একই|同じ|同様|相同|同样|likewise|również/iu;

/** Names of the telegram as it has them; none where the text puts one of them in other words. */
function labelKeys(text: string, labels: readonly string[]): readonly Key[] {
  const capitals = text.toUpperCase();
  return labels.every((label) => capitals.includes(label))
    ? labels.map((label) => ({ at: capitals.lastIndexOf(label), ids: [label] }))
    : [];
}

/** The minutes of a day that periods cover, as one number for each of them; over midnight they go on. */
function minutesOf(hours: readonly Hours[]): ReadonlySet<number> {
  const minutes = new Set<number>();
  for (const [from, until] of hours) {
    const start = minuteOf(from);
    const end = minuteOf(until);
    if (start === null || end === null) continue;
    for (let minute = start; minute < (end <= start ? end + DAY_MINUTES : end); minute++)
      minutes.add(minute % DAY_MINUTES);
  }
  return minutes;
}

function minuteOf({ atoms }: Mention): number | null {
  const time = atoms.find(({ type }) => type === 'time');
  return time?.type === 'time' ? time.minute : null;
}

/** Whether hours are those of the whole validity, which may follow the last entry. */
function isOf([from, until]: Hours, validity: Hours | null): boolean {
  return validity !== null && mayStandFor(from, validity[0]) && mayStandFor(until, validity[1]);
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((minute) => other.has(minute));
}

/**
 * Hours that a list of the text gives to one area, date or day of the week otherwise than the telegram does, where the
 * others of the list are right.
 */
export function checkLists(
  text: string,
  said: readonly Mention[],
  { lists, heights, validity }: HeldFacts,
  vocabulary: Vocabulary,
): readonly LockFault[] {
  const hours = pairHours(text, said, vocabulary.range).map((value) => ({ at: value[0].span.from, value }));
  if (SAME.test(text)) return [];
  const keysOf: Readonly<Record<(typeof lists)[number]['kind'], readonly Key[]>> = {
    area: areaKeys(said),
    date: dateKeys(
      said,
      hours.map(({ value }) => value),
    ),
    weekday: weekdayKeys(text, said, vocabulary),
    label: lists.flatMap((list) =>
      list.kind === 'label' ? labelKeys(text, [...list.hoursByKey.keys()]) : [],
    ),
  };
  const ofHours = lists.flatMap(({ kind, hoursByKey }): readonly LockFault[] => {
    const told = valuesByKey(keysOf[kind], hours);
    const compared = [...hoursByKey].flatMap(([key, known]) => {
      const here = told.get(key);
      if (here === undefined && kind === 'date' && told.size >= MANY && !isSaid(key, said))
        return [{ key, expected: known.map(([from]) => from), isRight: false }];
      return here === undefined
        ? []
        : [
            {
              key,
              expected: known.map(([from]) => from),
              isRight:
                isSame(minutesOf(known), minutesOf(here)) ||
                isSame(minutesOf(known), minutesOf(here.filter((each) => !isOf(each, validity)))),
            },
          ];
    });
    return faultsOf(compared);
  });
  const toldHeights = valuesByKey(areaKeys(said), heightsOf(said));
  const ofHeights = [...heights].flatMap(([key, known]): readonly Compared[] => {
    const here = toldHeights.get(key);
    if (here === undefined || here.length === 0) return [];
    return [
      { key, expected: known, isRight: known.every((one) => here.some((other) => mayStandFor(other, one))) },
    ];
  });
  return [...ofHours, ...faultsOf(ofHeights)];
}

/** Whether a date, `8-23`, is said at all. */
function isSaid(key: string, said: readonly Mention[]): boolean {
  return said.some(({ atoms }) =>
    atoms.some((atom) => atom.type === 'date' && `${String(atom.month)}-${String(atom.day)}` === key),
  );
}

interface Compared {
  readonly key: string;
  readonly expected: readonly Mention[];
  readonly isRight: boolean;
}

/** None where most entries differ: then the text is no such list. */
function faultsOf(compared: readonly Compared[]): readonly LockFault[] {
  const wrong = compared.filter(({ isRight }) => !isRight);
  if (compared.length - wrong.length < Math.max(1, wrong.length)) return [];
  return wrong.map(({ key, expected }) => ({
    code: 'missing',
    expected: `${key} ${expected.map(({ text }) => text).join(' ')}`,
    found: null,
    span: null,
  }));
}
