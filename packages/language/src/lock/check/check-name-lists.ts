import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Mention } from '../read/atom.ts';

/** Fewer than this are no list, but a name with another one. */
const FEWEST = 3;
/** A text that says fewer of them puts the list in other words. */
const TOLD_AT_LEAST = 2 / 3;

/** Entries of lists of names or numbers in item E, `STANDS 10E, 10W, 11`, that a text leaves out which says the others. */
export function checkNameLists(said: readonly Mention[], { nameLists }: HeldFacts): readonly LockFault[] {
  return nameLists.flatMap((list) => {
    const missing = list.filter((name) => !said.some((mention) => mayStandFor(mention, name)));
    const told = list.length - missing.length;
    if (list.length < FEWEST || told < TOLD_AT_LEAST * list.length) return [];
    return missing.map(({ text: expected }) => ({ code: 'missing', expected, found: null, span: null }));
  });
}
