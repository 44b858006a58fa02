import type { NotamFacts } from '@klarnotam/notam';
import type { LockFault } from './fault.ts';
import type { HeldFacts } from './held-facts.ts';
import { mentions, sentencesOf } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Concept } from './words/lock-words.ts';

const BANS = /PROHIBITED|FORBIDDEN|NOT (?:PERMITTED|ALLOWED)|BANNED|RESTRICTED/;

/** A drone ban said as a permission, or a permission as a ban; `explanation` is what the pilot acts on. */
export function checkRating(
  text: string,
  explanation: string,
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const { level } = facts.rating;
  const says = (part: string, ...words: readonly Concept[]): boolean =>
    words.some((word) => mentions(part, concepts[word]));
  const contradicts = (sentence: string): boolean => {
    if (level === 'allowed' || level === 'information' || level === 'caution') {
      const bans =
        says(sentence, 'drone') && says(sentence, 'prohibited') && !says(sentence, 'permitted', 'condition');
      if (bans && !BANS.test(telegram) && !isDenial(sentence, concepts)) return true;
    }
    if (level === 'allowed' || level === 'information') return false;
    if (says(sentence, 'unaffected') && !says(sentence, 'condition')) return true;
    return (
      level !== 'caution' &&
      says(sentence, 'permitted') &&
      !says(sentence, 'negation', 'prohibited', 'condition')
    );
  };
  const faults: LockFault[] = sentencesOf(text)
    .filter(contradicts)
    .map((sentence) => ({ code: 'ratingContradicted', expected: level, found: sentence.trim(), span: null }));
  const milder =
    (level === 'forbidden' && !says(text, 'prohibited')) ||
    (level === 'restricted' && !says(explanation, 'restricted', 'permission', 'prohibited'));
  if (milder) faults.push({ code: 'ratingContradicted', expected: level, found: null, span: null });
  return faults;
}

/** `does not prohibit`: a denial beside the word for the ban. */
function isDenial(sentence: string, concepts: Vocabulary['concepts']): boolean {
  const without = sentence.replace(concepts.prohibited, ' ');
  return mentions(without, concepts.negation);
}
