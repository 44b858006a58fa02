import type { LanguageCode } from '@klarnotam/language';
import type { Slot, SlotKind, Template } from '../slot.ts';
import type { Fault } from './fault.ts';

const MARKER = /⟦([1-9]\d{0,2})⟧/gu;
/** What may part two slots without a word, so that they are not read as one figure. */
const PARTED = /^(?:[,;،] |[、，；])$/u;
/** After a slot: nothing, a space, or a mark that ends something. */
const MAY_FOLLOW = /^(?:$|\s|[,;:!?.…](?=$|[\s)»”"])|[)）」»”"。，、；：！？।،؛؟])/u;
const MAY_PRECEDE = /(?:^|\s|[(（「«“„"。，、；：！？])$/u;
/** Letters that these languages join to a figure or name: 〜から, এ, و. */
const JOINS_AFTER: Partial<Record<LanguageCode, RegExp>> = {
  bn: /^-?[\u0985-\u09e1\u09be-\u09cc]/u,
  ja: /^[\u3041-\u30fa\u4e00-\u9fff]/u,
  zh: /^[\u4e00-\u9fff]/u,
};
const JOINS_BEFORE: Partial<Record<LanguageCode, RegExp>> = {
  ar: /(?:^|\s)[وفبلك]+ـ?$/u,
  ja: /(?:[\u3041-\u30fa\u4e00-\u9fff]|[\u30a1-\u30fa]ー)$/u,
  zh: /[\u4e00-\u9fff]$/u,
};

/** What would be a sign or another digit of a value: `- ⟦1⟧`, `一⟦1⟧`. */
const VALUES: ReadonlySet<SlotKind> = new Set(['height', 'distance', 'figure', 'count', 'frequency']);
const CHANGES_FROM_BEFORE = /(?:[-–—−]\s*|一)$/u;
const CHANGES_FROM_BEHIND = /^一/u;

interface Place {
  readonly number: number;
  readonly before: string;
  readonly after: string;
}

/** The slots of `text` as they come, with the text up to the neighbouring ones. */
function placesOf(text: string): readonly Place[] {
  const found = [...text.matchAll(MARKER)];
  return found.map((match, index) => {
    const last = found[index - 1];
    const start = last === undefined ? 0 : last.index + last[0].length;
    const end = found[index + 1]?.index ?? text.length;
    return {
      number: Number(match[1]),
      before: text.slice(start, match.index),
      after: text.slice(match.index + match[0].length, end),
    };
  });
}

function countFaults(places: readonly Place[], slots: readonly Slot[]): readonly Fault[] {
  const times = new Map<number, number>();
  for (const { number } of places) times.set(number, (times.get(number) ?? 0) + 1);
  const known = new Set(slots.map(({ number }) => number));
  return [
    ...slots
      .filter(({ number }) => !times.has(number))
      .map(({ number }) => ({ code: 'slotMissing' as const, found: `⟦${number}⟧` })),
    ...[...times]
      .filter(([number, count]) => count > 1 && known.has(number))
      .map(([number]) => ({ code: 'slotTwice' as const, found: `⟦${number}⟧` })),
    ...[...times.keys()]
      .filter((number) => !known.has(number))
      .map((number) => ({ code: 'slotUnknown' as const, found: `⟦${number}⟧` })),
  ];
}

function orderFaults(
  places: readonly Place[],
  asked: readonly Place[],
  slots: readonly Slot[],
): readonly Fault[] {
  const kinds = new Map(slots.map(({ number, kind }) => [number, kind]));
  const faults: Fault[] = [];
  for (const kind of new Set(kinds.values())) {
    const ofKind = ({ number }: Place): boolean => kinds.get(number) === kind;
    const wanted = asked.filter(ofKind).map(({ number }) => number);
    const given = places.filter(ofKind).map(({ number }) => number);
    const firstWrong = given.find((number, index) => number !== wanted[index]);
    if (given.length === wanted.length && firstWrong !== undefined)
      faults.push({ code: 'slotOrder', found: `⟦${firstWrong}⟧` });
  }
  return faults;
}

/** Whether something beside a slot of the answer would become a part of its figure or name. */
function gluedFaults(
  places: readonly Place[],
  asked: readonly Place[],
  slots: readonly Slot[],
  language: LanguageCode,
): readonly Fault[] {
  const faults: Fault[] = [];
  const values = new Set(slots.filter(({ kind }) => VALUES.has(kind)).map(({ number }) => number));
  places.forEach(({ number, before, after }, index) => {
    const source = asked.find((place) => place.number === number);
    const next = places[index + 1];
    const sourceNext = asked[asked.findIndex((place) => place.number === number) + 1];
    const joinsNext = next !== undefined && !/\p{L}/u.test(after);
    const asAsked = joinsNext && source?.after === after && sourceNext?.number === next.number;
    const between = !joinsNext || asAsked || PARTED.test(after);
    const follows =
      joinsNext ||
      MAY_FOLLOW.test(after) ||
      JOINS_AFTER[language]?.test(after) === true ||
      sameStart(after, source?.after);
    const last = places[index - 1];
    const precedes =
      (last !== undefined && !/\p{L}/u.test(before)) ||
      MAY_PRECEDE.test(before) ||
      JOINS_BEFORE[language]?.test(before) === true ||
      sameEnd(before, source?.before);
    const isChanged =
      values.has(number) &&
      ((CHANGES_FROM_BEFORE.test(before) && !CHANGES_FROM_BEFORE.test(source?.before ?? '')) ||
        (CHANGES_FROM_BEHIND.test(after) && !CHANGES_FROM_BEHIND.test(source?.after ?? '')));
    if (!between || !follows || !precedes || isChanged)
      faults.push({ code: 'slotGlued', found: `${before.slice(-1)}⟦${number}⟧${after.slice(0, 1)}` });
  });
  return faults;
}

/** `⟦1⟧-en` where our own sentence writes so too: the same word up to the next space. */
function sameStart(after: string, asked: string | undefined): boolean {
  return asked !== undefined && asked !== '' && after.split(/\s/u, 1)[0] === asked.split(/\s/u, 1)[0];
}

function sameEnd(before: string, asked: string | undefined): boolean {
  return asked !== undefined && asked !== '' && before.split(/\s/u).at(-1) === asked.split(/\s/u).at(-1);
}

/** Each slot of `asked` once, in the order of the source within its kind, and not grown together with anything. */
export function checkSlots(asked: Template, answer: string, language: LanguageCode): readonly Fault[] {
  const places = placesOf(answer);
  const askedPlaces = placesOf(asked.text);
  return [
    ...countFaults(places, asked.slots),
    ...orderFaults(places, askedPlaces, asked.slots),
    ...gluedFaults(places, askedPlaces, asked.slots, language),
  ];
}
