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
/** No word of the lists is longer. */
const LONGEST_WORD = 30;

/** Words by themselves and by what is left of them without one letter: two words that are one edit apart share such a key. */
type MisspellingIndex = ReadonlyMap<string, readonly string[]>;

const indexes = new WeakMap<ReadonlySet<string>, MisspellingIndex>();

function keysOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

function indexOf(words: ReadonlySet<string>): MisspellingIndex {
  const known = indexes.get(words);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT) continue;
    for (const key of keysOf(word)) {
      const sharing = index.get(key);
      if (sharing) sharing.push(word);
      else index.set(key, [word]);
    }
  }
  indexes.set(words, index);
  return index;
}

/**
 * Whether `word` is one of `words`, or one of its longer ones misspelt by one letter. Only for words that make a rating stricter: a
 * permission is never read out of a misspelling.
 */
export function isNearlyOneOf(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < SHORTEST_MISSPELT - 1 || word.length > LONGEST_WORD) return false;
  const index = indexOf(words);
  return keysOf(word).some((key) => index.get(key)?.some((each) => isOneEditAway(word, each)) ?? false);
}
