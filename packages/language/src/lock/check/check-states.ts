import type { LanguageCode } from '../../languages.ts';
import type { NotamWording } from '../../wording.ts';
import type { LockFault } from '../fault.ts';
import { fold } from '../read/fold.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { lettersOf } from '../read/letters.ts';
import { patternsOf } from '../words/patterns.ts';
import { sentencesOf } from '../read/sentences.ts';
import { CONTRARIES, INVENTED, NEGATIONS, PERMITTED_BY, REASONS, REVERSED } from './states.ts';

/** Where what turns one statement round ceases to turn the next. */
const ENDS_OF_CLAUSES = /[,;:.!?。！？、，；：،؛।()\n]|\s[-•]\s/u;

/** `no AVGAS (aviation gasoline) available` */
const IN_BRACKETS = /\([^()\n]{1,60}\)/gu;

const ESTIMATED = /\bEST\b|ESTIM|APPROX|\bAPRX|EXPECT|PROVIS/;

/** Exceptions, permissions and states that nothing in the telegram or our own wording says, and those turned round. */
export function checkStates(
  translation: string,
  { text: telegram }: HeldFacts,
  own: NotamWording,
  language: LanguageCode,
  isEstimated: boolean,
): readonly LockFault[] {
  const said = lettersOf(translation);
  const words = patternsOf(language, 'states');
  const ours = lettersOf(fold(own.translation.map(({ text }) => text).join('\n')).text);
  // Our own wording denies much that is no matter of the telegram: that limits are given, for one.
  const theirs = sentencesOf(said)
    .filter((sentence) => !ours.includes(sentence.trim()))
    .join('\n');
  const exceptsUnpermitted = sentencesOf(said).some(
    (sentence) => words.exception.test(sentence) && !words.permission.test(sentence),
  );
  const invented = INVENTED.flatMap((state): LockFault[] => {
    const found = words[state].exec(state === 'negated' ? theirs : said)?.[0];
    const isOurs = state !== 'negated' && words[state].test(ours);
    if (found === undefined || REASONS[state].test(telegram) || isOurs) return [];
    // Nothing else of a telegram is less than certain.
    if (state === 'certain' && !isEstimated && !ESTIMATED.test(telegram)) return [];
    if (state === 'exception' && PERMITTED_BY.test(telegram) && !exceptsUnpermitted) return [];
    return [{ code: 'invented', expected: null, found, span: null }];
  });
  const reversed = REVERSED.flatMap((state): LockFault[] => {
    const { contrary, reason } = CONTRARIES[state];
    const expected = telegram.match(contrary)?.[0];
    if (expected === undefined || reason.test(telegram.replace(contrary, ' '))) return [];
    const isTurned = (one: string): boolean => state !== 'everyAircraft' && words.not.test(one);
    const clauseIn = (text: string): string | undefined =>
      text
        .replace(IN_BRACKETS, ' ')
        .split(ENDS_OF_CLAUSES)
        .find((one) => words[state].test(one) && !isTurned(one));
    const clause = clauseIn(ours) === undefined ? clauseIn(said) : undefined;
    return clause === undefined ? [] : [{ code: 'reversed', expected, found: clause.trim(), span: null }];
  });
  // `does not apply to ...` is said as an exception too.
  const isDenied = words.not.test(said) || words.exception.test(said);
  const turned = isDenied ? undefined : telegram.match(NEGATIONS)?.[0];
  const dropped: readonly LockFault[] =
    turned === undefined ? [] : [{ code: 'dropped', expected: turned, found: null, span: null }];
  return [...invented, ...reversed, ...dropped];
}
