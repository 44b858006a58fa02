import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

/** `H1` to `H7`, `EGD701A` to `EGD701Y`: names that differ in the last letter or number. */
const MEMBER = /^([A-Z]{1,4}(?:\d{2,4}(?=[A-Z]$))?)([A-Z]|\d{1,3})$/;

function families(mentions: readonly Mention[]): ReadonlyMap<string, ReadonlySet<string>> {
  const families = new Map<string, Set<string>>();
  for (const { atoms, implied } of mentions) {
    for (const atom of implied === undefined ? atoms : []) {
      const family = atom.type === 'name' ? MEMBER.exec(atom.text)?.[1] : undefined;
      if (atom.type !== 'name' || family === undefined) continue;
      families.set(family, (families.get(family) ?? new Set()).add(atom.text));
    }
  }
  return families;
}

/** Members of a list of names that the translation leaves out, where it has the others one by one. */
export function checkFamilies(
  translation: string,
  said: readonly Mention[],
  { inText }: HeldFacts,
  { words: { to } }: Vocabulary,
): readonly LockFault[] {
  const told = families(said);
  return [...families(inText)].flatMap(([family, members]): LockFault[] => {
    const here = told.get(family) ?? new Set();
    const missing = [...members].filter((member) => !here.has(member));
    if (members.size < 3 || missing.length !== 1 || isRangeOf(family, translation, to)) return [];
    return missing.map((expected) => ({ code: 'missing', expected, found: null, span: null }));
  });
}

/** `H1-H7` or `EGD701A to H`: what lies between is not said one by one. */
function isRangeOf(family: string, text: string, to: string): boolean {
  return new RegExp(
    `${family}-?\\w{1,3}\\s?(?:-|(?:${to})(?!\\p{L}))\\s?(?:${family})?-?[A-Z\\d]`,
    'iu',
  ).test(text);
}
