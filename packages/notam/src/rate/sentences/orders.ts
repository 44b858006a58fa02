import type { Sentence } from './read-sentences.ts';
import type { Token } from './tokens.ts';

const ORDERS: ReadonlySet<string> = new Set(
  'SHALL MUST SHOULD SHLD OUGHT|HAVE TO|HAS TO|ARE TO|IS TO|REQUIRED|REQ|REQUESTED|ASKED|URGED|ORDERED|INSTRUCTED|OBLIGED|DIRECTED'
    .split('|')
    .flatMap((words, at) => (at === 0 ? words.split(' ') : [words])),
);
/** Behind TO: a verb that demands, and none of those by which flights are announced. */
const DEMANDS = /[MKSBZx]/;
const OWN = /^(?:THE|THESE|THIS|THOSE|SUCH|OUR|SAID)$/;

function isOrder(tokens: readonly Token[], at: number): boolean {
  const { word = '', letter = '' } = tokens[at] ?? {};
  const verb = tokens.slice(at + 1).find((each) => !/[ckv]/.test(each.letter))?.word ?? '';
  if (/^(?:GIVE WAY|YIELD)$/.test(verb)) return false;
  if (ORDERS.has(word)) return letter === 'M';
  if (word !== 'TO' || !/[DFa)]/.test(tokens[at - 1]?.letter ?? '')) return false;
  return DEMANDS.test(tokens.slice(at + 1).find((each) => !/[ck]/.test(each.letter))?.letter ?? '.');
}

/** `THE UAS`: those of which the notice tells. */
function areOwn(subject: readonly Token[]): boolean {
  const drone = subject.findIndex(({ letter }) => letter === 'D');
  return subject.slice(Math.max(0, drone - 2), drone).some(({ word }) => OWN.test(word));
}

/**
 * Whether the sentence orders unmanned aircraft, or everybody who flies, to do something: with SHALL, MUST, REQUESTED or TO and a verb that
 * demands. What else it tells, flights or an activity, makes that no milder. In front of a definite noun, `THE UAS SHALL`, it speaks of its own.
 */
export function ordersDrones({ tokens }: Sentence): boolean {
  return tokens.some((_, at) => {
    if (!isOrder(tokens, at)) return false;
    const from = tokens.slice(0, at).findLastIndex(({ letter }) => /[,:]/.test(letter)) + 1;
    const subject = tokens.slice(from, at);
    const letters = subject.map(({ letter }) => letter).join('');
    if (letters.includes('D')) return !areOwn(subject);
    return /E|A[kc]{0,2}F/.test(letters);
  });
}
