import { capitalised, ended, isolate, type Catalogue } from '@klarnotam/language';
import type { Slot } from '../slot.ts';

const MARKER = /⟦(\d{1,3})⟧/;
/** A letter or figure that would run into a slot beside it. Languages that join particles to a word do it themselves. */
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]/u;
const LETTER_AT_END = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]$/u;
/** Scripts without blanks between words. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}　-〿＀-￯';
const BLANK_BESIDE_CJK = new RegExp(`(?<=[${CJK}]) +| +(?=[${CJK}])`, 'gu');

/**
 * `answer` of a model with each marker replaced by the text of its slot, as a sentence of the language: capital and full stop, spacing
 * by its script, Latin letters and figures isolated where it runs from right to left. The answer is split at its markers
 * alone; nothing in it or in a slot is interpreted. Call it with an answer that passed `checkSentence`: a marker without a slot throws.
 */
export function fillSentence(answer: string, slots: readonly Slot[], catalogue: Catalogue): string {
  const parts = answer.trim().split(MARKER);
  let text = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      text += beside(text, index > 0, withoutNeedlessBlanks(part, catalogue));
      continue;
    }
    const slot = slots.find(({ number }) => String(number) === part);
    if (slot === undefined) throw new RangeError(`no slot ${part}`);
    text += besideSlot(text, catalogue.isolate === true ? isolate(slot.text.trim()) : slot.text.trim());
  }
  return spelled(
    ended(startsWithContact(answer, slots) ? text : capitalised(text), catalogue),
    slots,
    catalogue,
  );
}

function besideSlot(before: string, slot: string): string {
  const meets = LETTER_AT_END.test(before) && LETTER.test(slot.charAt(0));
  return `${meets ? ' ' : ''}${slot}`;
}

/** The words behind a slot: a blank where they would run into it, none twice, no second full stop. */
function beside(before: string, isBehindSlot: boolean, words: string): string {
  if (!isBehindSlot) return words;
  if (words.startsWith('.') && before.endsWith('.')) return words.slice(1);
  return LETTER_AT_END.test(before) && LETTER.test(words.charAt(0)) ? ` ${words}` : words;
}

function withoutNeedlessBlanks(words: string, { language }: Catalogue): string {
  const single = words.replace(/\s+/g, ' ');
  return language === 'ja' || language === 'zh' ? single.replace(BLANK_BESIDE_CJK, '') : single;
}

/** A mail address or a page keeps its small letter. */
function startsWithContact(answer: string, slots: readonly Slot[]): boolean {
  const first = /^⟦(\d{1,3})⟧/.exec(answer.trim())?.[1];
  return slots.some(({ number, kind }) => String(number) === first && kind === 'contact');
}

/** Contractions and endings of the language, unless they would reach into a slot. */
function spelled(text: string, slots: readonly Slot[], { adjustSpelling }: Catalogue): string {
  const adjusted = adjustSpelling?.(text) ?? text;
  const keepsSlots = slots.every(({ text: slot }) => !text.includes(slot) || adjusted.includes(slot));
  return keepsSlots ? adjusted : text;
}
