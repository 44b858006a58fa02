import type { Mention } from './atom.ts';

/** A date and the time that stands beside it. */
export interface Moment {
  readonly date: Mention;
  readonly time: Mention;
}

/** The beginning and the end of a period of hours. */
export type Hours = readonly [from: Mention, until: Mention];

const BESIDE = 16;
/** Between a time and the date behind it: `06:00 UTC on 1 July`. */
const OF_DAY = /^[^,;()\d]{0,12}$/;
const APART = /[;()\n]|\d/;

/** `12.31` is a decimal and a time. */
const DOTTED = /^\d{1,2}\.\d{2}$/;

function isOf({ text, atoms, implied }: Mention, type: 'date' | 'time'): boolean {
  if (implied !== undefined) return false;
  return (
    atoms[0]?.type === type ||
    (type === 'time' && DOTTED.test(text) && atoms.some((atom) => atom.type === type))
  );
}

function inOrder(mentions: readonly Mention[]): readonly Mention[] {
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
    if (between.length > BESIDE || APART.test(between) || range.test(between) || boundBefore) return [];
    return [{ date, time }];
  });
}

/** Each pair of times with nothing but a word or sign for a range between them: `06:00–14:00`, `from 06:00 to 14:00`. */
export function pairHours(text: string, mentions: readonly Mention[], to: string): readonly Hours[] {
  const ordered = inOrder(mentions);
  const range = new RegExp(`^\\s?(?:utc |z |z)?(?:-|(?:${to}))\\s?(?:kl\\.? |las |klokken )?$`, 'iu');
  return ordered.flatMap((from, index): Hours[] => {
    const until = ordered[index + 1];
    if (until === undefined || !isOf(from, 'time') || !isOf(until, 'time')) return [];
    // `0600-1400` is read as a whole.
    if (from.span.from === until.span.from) return [[from, until]];
    const between = text.slice(from.span.to, until.span.from);
    return range.test(between) ? [[from, until]] : [];
  });
}
