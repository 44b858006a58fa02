import type { Mention } from '../read/atom.ts';

const JOINT = /^\s?(?:,|&|,? ?AND)\s?$/;

/** Lists of names and bare numbers of item E, with nothing but commas and `AND` between them. */
export function nameListsOf(itemE: string, mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const names = mentions
    .filter(
      ({ implied, atoms }) =>
        implied === undefined && atoms.every(({ type }) => type === 'name' || type === 'number'),
    )
    .toSorted((a, b) => a.span.from - b.span.from);
  const lists: Mention[][] = [];
  for (const name of names) {
    const list = lists.at(-1);
    const before = list?.at(-1);
    if (list !== undefined && before !== undefined && JOINT.test(itemE.slice(before.span.to, name.span.from)))
      list.push(name);
    else lists.push([name]);
  }
  return lists.filter(({ length }) => length > 1);
}
