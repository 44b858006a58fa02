import type { Mention } from './atom.ts';

/** A date and the time that stands beside it. */
export interface Moment {
  readonly date: Mention;
  readonly time: Mention;
}

/** The beginning and the end of a period of hours. */
export type Hours = readonly [from: Mention, until: Mention];

const BESIDE = 16;
const LONGEST_RANGE = 48;
/** Between a time and the date behind it: `06:00 UTC on 1 July`. */
const OF_DAY = /^[^,;()\d]{0,12}$/;
const OF_NAMED_DAY = /^[^;()\d\n]{0,32}$/;
const APART = /[;()\n]|\d/;

/** `12.31` is a decimal and a time, `0800` a number and a time. */
const BARE = /^(?:\d{1,2}[.,]\d{2}|(?:[01]\d|2[0-4])[0-5]\d)$/;

export function isOf({ text, atoms, implied }: Mention, type: 'date' | 'time'): boolean {
  if (implied !== undefined) return false;
  return (
    atoms[0]?.type === type ||
    (type === 'time' && BARE.test(text) && atoms.some((atom) => atom.type === type))
  );
}

/** Dates and times as they follow one another. */
export function inOrder(mentions: readonly Mention[]): readonly Mention[] {
  return mentions
    .filter((mention) => isOf(mention, 'date') || isOf(mention, 'time'))
    .toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
}

/** Each date of `text` with the time that follows right behind it, `1 July at 06:00`; `to` are the words of a range. */
export function pairMoments(text: string, mentions: readonly Mention[], to: string): readonly Moment[] {
  const ordered = inOrder(mentions);
  const range = new RegExp(`-|(?<!\\p{L})(?:${to})(?!\\p{L})`, 'iu');
  return ordered.flatMap((date, index) => {
    const time = ordered[index + 1];
    if (time === undefined || !isOf(date, 'date') || !isOf(time, 'time')) return [];
    const between = text.slice(date.span.to, time.span.from);
    const before = ordered[index - 1];
    const boundBefore =
      before !== undefined && isOf(before, 'time') && OF_DAY.test(text.slice(before.span.to, date.span.from));
    const behind = ordered[index + 2];
    // `09:00 UTC on Monday, 16 September, at 16:00 UTC on Tuesday, 17 September`: each time belongs to the date behind it.
    const areBoundBehind =
      before !== undefined &&
      behind !== undefined &&
      isOf(before, 'time') &&
      isOf(behind, 'date') &&
      [text.slice(before.span.to, date.span.from), text.slice(time.span.to, behind.span.from)].every(
        // The hyphen of `segunda-feira` joins nothing.
        (joint) => OF_NAMED_DAY.test(joint) && !range.test(joint.replace(/(?<=\p{L})-/gu, '')),
      );
    if (between.length > BESIDE || APART.test(between) || range.test(between)) return [];
    if (boundBefore || areBoundBehind) return [];
    return [{ date, time }];
  });
}

/** What stands for hours, and around a word for a range. */
export interface RangeWords {
  readonly to: string;
  readonly and: string;
  /** Before or behind two that `and` joins. */
  readonly between: string;
  /** Behind the first time: `UTC`, `hours`. */
  readonly behind: string;
  /** Before the second time: `kl.`, `the`, a day of the week. */
  readonly before: string;
}

const BETWEEN_WITHIN = 24;

/** Whether what stands from `from` to `to` stands between two ends: `between … and …`, `…と…の間`. */
export function isBetween(text: string, from: number, to: number, { between }: RangeWords): boolean {
  return (
    new RegExp(`(?:${between})[^.;\\n]*$`, 'iu').test(text.slice(Math.max(0, from - BETWEEN_WITHIN), from)) ||
    new RegExp(`^[^.;,\\n]{0,10}(?:${between})`, 'iu').test(text.slice(to, to + BETWEEN_WITHIN))
  );
}

/** `20:30 UTC on 9 July until 03:00 UTC the next day`: a beginning with its date, and an end. */
export function pairHoursOverDate(
  text: string,
  mentions: readonly Mention[],
  { to, before }: RangeWords,
): readonly Hours[] {
  const ordered = inOrder(mentions);
  const range = new RegExp(`^,?\\s?(?:-|(?:${to}))\\s{0,2}(?:(?:${before})\\s{0,2}){0,3}$`, 'iu');
  const joint = new RegExp(`-|(?<!\\p{L})(?:${to})(?!\\p{L})`, 'iu');
  return ordered.flatMap((from, index): Hours[] => {
    const [date, until, next] = ordered.slice(index + 1, index + 4);
    if (date === undefined || until === undefined) return [];
    if (!isOf(from, 'time') || !isOf(date, 'date') || !isOf(until, 'time')) return [];
    const hasOwnDate =
      next !== undefined && isOf(next, 'date') && OF_DAY.test(text.slice(until.span.to, next.span.from));
    const beforeDate = text.slice(from.span.to, date.span.from);
    const isBeside =
      OF_DAY.test(beforeDate) &&
      !joint.test(beforeDate) &&
      range.test(text.slice(date.span.to, until.span.from));
    return isBeside && !hasOwnDate ? [[from, until]] : [];
  });
}

/** Each pair of times with nothing but words or a sign for a range between them: `06:00–14:00`, `from 06:00 to 14:00`. */
export function pairHours(text: string, mentions: readonly Mention[], words: RangeWords): readonly Hours[] {
  const { to, and, behind, before } = words;
  const ordered = inOrder(mentions);
  const joinedBy = (joint: string): RegExp =>
    new RegExp(
      `^(?![^\\n]{0,12}\\n\\s{0,4}-)\\s?(?:\\(?(?:z|${behind})\\)?\\s?){0,2},?\\s{0,2}(?:${joint})\\s{0,2}(?:(?:${before})\\s{0,2}){0,3}$`,
      'iu',
    );
  const range = joinedBy(`-|(?:${to})`);
  const list = joinedBy(and);
  const isJoinedBy =
    (joint: RegExp) =>
    (from: Mention, until: Mention): boolean => {
      // `0600-1400` is read as a whole.
      if (from.span.from === until.span.from) return joint === range;
      // `midnight (00.00) to 04.50`
      const isBracketed = text[from.span.from - 1] === '(' && text[from.span.to] === ')';
      const between = text.slice(from.span.to + (isBracketed ? 1 : 0), until.span.from);
      return between.length <= LONGEST_RANGE && joint.test(between);
    };
  const pairsOf = (isJoined: (from: Mention, until: Mention) => boolean): readonly Hours[] =>
    ordered.flatMap((from, index): Hours[] => {
      const until = ordered[index + 1];
      if (until === undefined || !isOf(from, 'time') || !isOf(until, 'time')) return [];
      return isJoined(from, until) ? [[from, until]] : [];
    });
  const ranges = pairsOf(isJoinedBy(range));
  const ends = new Set(ranges.flat());
  return [
    ...ranges,
    ...pairsOf(isJoinedBy(list)).filter(
      ([from, until]) =>
        !ends.has(from) && !ends.has(until) && isBetween(text, from.span.from, until.span.to, words),
    ),
  ];
}
