/** Whether two words differ by one letter put in, left out or changed, or by two neighbours changed round. */
export function isOneEditAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let same = 0;
  while (same < left.length && same < right.length && left[same] === right[same]) same += 1;
  const leftRest = left.slice(same);
  const rightRest = right.slice(same);
  return (
    leftRest.slice(1) === rightRest.slice(1) ||
    leftRest.slice(1) === rightRest ||
    leftRest === rightRest.slice(1) ||
    (leftRest.slice(2) === rightRest.slice(2) && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0])
  );
}

/** Shorter words are too near to others for a misspelling to be told. */
const SHORTEST_MISSPELT = 6;
/** No word of the lexicon is longer. */
const LONGEST_WORD = 30;

/** Words by themselves and by what is left of them without one letter: two words that are one edit apart share such a key. */
export type MisspellingIndex = ReadonlyMap<string, readonly string[]>;

function keysOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

export function indexMisspellings(words: Iterable<string>): MisspellingIndex {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT) continue;
    for (const key of keysOf(word)) {
      const sharing = index.get(key);
      if (sharing) sharing.push(word);
      else index.set(key, [word]);
    }
  }
  return index;
}

/** The word of the index that `word` is, misspelt by one letter, or null. */
export function findCorrectSpelling(word: string, index: MisspellingIndex): string | null {
  if (word.length < SHORTEST_MISSPELT - 1 || word.length > LONGEST_WORD) return null;
  for (const key of keysOf(word)) {
    const meant = index.get(key)?.find((each) => isOneEditAway(word, each));
    if (meant !== undefined) return meant;
  }
  return null;
}
