import type { LanguageCode } from '@klarnotam/language';
import type { Template } from '../slot.ts';
import { checkCharacters } from './check-characters.ts';
import { checkLength, MAX_ANSWER_LENGTH } from './check-length.ts';
import { checkSlots } from './check-slots.ts';
import { checkWords } from './check-words.ts';
import type { Fault } from './fault.ts';
import { compareBounds } from './polarity/compare-bounds.ts';
import { compareOrder } from './polarity/compare-order.ts';
import { bindingIn, comparePolarity, compareWithClause } from './polarity/compare-polarity.ts';
import { countMeanings, readMeanings, readPolarity } from './polarity/read-polarity.ts';

export interface SentenceCheck {
  /** What the model was asked about. */
  readonly asked: Template;
  /** What it said, with the markers of `asked`. */
  readonly answer: string;
  readonly language: LanguageCode;
  /** Whether `asked` is a sentence of ours in `language`; else it is an English clause of a NOTAM, without ban, permission, exception, condition and denial. */
  readonly ours: boolean;
}

/**
 * Why `answer` may not be shown; empty when it may. What passes holds each slot once and no figure, unit or name beside
 * them, in the letters of the language, and denies, forbids, permits, limits and excepts what `asked` does. When in doubt
 * there is a fault: the clause then stays quoted, our sentence ours.
 */
export function checkSentence({ asked, answer, language, ours }: SentenceCheck): readonly Fault[] {
  if (answer.length > MAX_ANSWER_LENGTH) return [{ code: 'tooLong', found: String(answer.length) }];
  const faults = [
    ...checkSlots(asked, answer, language),
    ...checkCharacters(asked.text, answer, language, ours),
    ...checkLength(asked.text, answer, language, ours),
    ...checkWords(asked.text, answer, language, ours),
  ];
  const wanted = readMeanings(ours ? language : 'en', asked.text);
  const given = readMeanings(language, answer);
  const compare = ours ? comparePolarity : compareWithClause;
  return [
    ...faults,
    ...compare(countMeanings(wanted), countMeanings(given)),
    ...compareOrder(wanted, given),
    ...compareBounds(asked, answer, language, wanted),
  ];
}

/**
 * What in an English clause of a NOTAM denies, forbids, permits, demands, excepts or sets a condition: with any, every sentence of
 * it is refused, so that it need not be sent.
 */
export function bindingInClause(clause: string): readonly Fault[] {
  return bindingIn(readPolarity('en', clause));
}
