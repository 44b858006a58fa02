import type { LanguageCode } from '@klarnotam/language';
import type { Slot } from '../slot.ts';

/**
 * `answer` of a model with each marker replaced by the text of its slot, as a sentence of `language`. Call it with an answer
 * that passed `checkSentence`: a marker without a slot stays as it is.
 */
export function fillSentence(answer: string, slots: readonly Slot[], language: LanguageCode): string {
  return answer
    .split(/⟦(\d{1,3})⟧/)
    .map((part, index) =>
      index % 2 === 0 ? part : (slots.find(({ number }) => String(number) === part)?.text ?? language),
    )
    .join('');
}
