import type { LanguageCode } from '@klarnotam/language';
import type { Fault } from './fault.ts';
import { withoutSlots } from './tokens.ts';
import { WRITINGS } from './writing.ts';

/** An answer beyond this is not looked at further. */
export const MAX_ANSWER_LENGTH = 2000;
/** What a short clause may grow by: `TWY ⟦1⟧ WIP` becomes a sentence. */
const GROWTH = 30;
const POLISHED = { shortest: 0.45, longest: 1.9 };
/** An end of a sentence before the beginning of another. */
const NEXT_SENTENCE = /[.!?…](?=\s+[\p{Lu}⟦])|[.!?…](?=\s+[\p{Lo}])|[。！？।؟](?=\s*[^\s。！？।؟])/gu;

function letterCount(text: string): number {
  return withoutSlots(text).replace(/[\s\p{P}]+/gu, '').length;
}

function sentenceCount(text: string): number {
  return [...text.matchAll(NEXT_SENTENCE)].length + 1;
}

/** A sentence as long as its template lets it be, and one for one. `ours`: the template is in the language of the answer. */
export function checkLength(
  asked: string,
  answer: string,
  language: LanguageCode,
  ours: boolean,
): readonly Fault[] {
  const faults: Fault[] = [];
  const { shortest, longest } = ours ? POLISHED : WRITINGS[language];
  const askedLetters = letterCount(asked);
  const letters = letterCount(answer);
  if (letters > askedLetters * longest + GROWTH) faults.push({ code: 'tooLong', found: String(letters) });
  if (letters < Math.floor(askedLetters * shortest) || letters === 0)
    faults.push({ code: 'tooShort', found: String(letters) });
  const sentences = sentenceCount(answer);
  if (sentences > Math.max(1, sentenceCount(asked)))
    faults.push({ code: 'sentences', found: String(sentences) });
  return faults;
}
