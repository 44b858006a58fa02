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

/**
 * Whether `word` is one of `words`, or one of its longer ones misspelt by one letter. Only for words that make a rating stricter: a
 * permission is never read out of a misspelling.
 */
export function isNearlyOneOf(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < SHORTEST_MISSPELT - 1) return false;
  for (const each of words) if (each.length >= SHORTEST_MISSPELT && isOneEditAway(word, each)) return true;
  return false;
}
