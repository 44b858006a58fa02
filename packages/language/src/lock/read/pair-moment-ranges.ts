import type { Mention } from './atom.ts';
import { inOrder, isBetween, isOf, type Moment, type RangeWords } from './pair-moments.ts';

/** A beginning and an end, each a date and a time. */
export type MomentRange = readonly [from: Moment, until: Moment];

const BESIDE = 24;
const LONGEST_JOINT = 40;
/** Between the date and the time of one moment. */
const APART = /[;()\n]|\d/;
const ARTICLES = 'den|the|el|dnia|del?|do|dia|on|w dniu|em|no dia';

function momentOf(first: Mention, second: Mention, text: string): Moment | null {
  const between = text.slice(first.span.to, second.span.from);
  if (between.length > BESIDE || APART.test(between)) return null;
  if (isOf(first, 'date') && isOf(second, 'time')) return { date: first, time: second };
  return isOf(first, 'time') && isOf(second, 'date') ? { date: second, time: first } : null;
}

function isBesideIn(text: string): (first: Mention | undefined, second: Mention | undefined) => boolean {
  return (first, second) =>
    first !== undefined && second !== undefined && momentOf(first, second, text) !== null;
}

/** `from 1 July 2026, 06:00 UTC, to 3 July 2026, 18:00 UTC`, or with the times before their dates. */
export function pairMomentRanges(
  text: string,
  mentions: readonly Mention[],
  words: RangeWords,
): readonly MomentRange[] {
  const { to, and, behind, before } = words;
  const ordered = inOrder(mentions);
  const isBeside = isBesideIn(text);
  const joinedBy = (joint: string): RegExp =>
    new RegExp(
      `^(?![^\\n]{0,12}\\n\\s{0,4}-)\\s?(?:\\(?(?:z|${behind})\\)?)?,?\\s{0,2}(?:${joint})\\s{0,2}(?:(?:${before}|${ARTICLES}),?\\s{0,2}){0,3}$`,
      'iu',
    );
  const range = joinedBy(`-|(?:${to})`);
  const list = joinedBy(and);
  return ordered.flatMap((first, index): MomentRange[] => {
    const [second, third, fourth] = ordered.slice(index + 1, index + 4);
    if (second === undefined || third === undefined || fourth === undefined) return [];
    if (isOf(first, 'date') !== isOf(third, 'date')) return [];
    // `10:00 daily, from 9 December 06:00 to 13 December 10:00`: each time belongs to the date before it.
    if (isOf(first, 'time') && (isBeside(ordered[index - 1], first) || isBeside(fourth, ordered[index + 4])))
      return [];
    const from = momentOf(first, second, text);
    const until = momentOf(third, fourth, text);
    if (from === null || until === null) return [];
    const between = text.slice(second.span.to, third.span.from);
    const isRange =
      range.test(between) || (list.test(between) && isBetween(text, first.span.from, fourth.span.to, words));
    return between.length <= LONGEST_JOINT && isRange ? [[from, until]] : [];
  });
}
