import { upperCaseLatin } from '@klarnotam/aviation';
import { slotMarker, type Slot, type Template } from '../slot.ts';
import { findPieces } from './find-pieces.ts';
import { hasContent } from './has-content.ts';
import { mergePieces } from './merge-pieces.ts';
import { isSlot } from './piece.ts';

/** A longer clause is a list or a table, in characters. */
export const LONGEST_CLAUSE = 400;
/** More slots than these are a table. */
const MOST_SLOTS = 9;
/** The brackets of the slots, control characters, and those that turn the direction of what follows. */
const NOT_TO_BE_TOLD_APART = /[⟦⟧\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/**
 * `clause` of item E, as printed, with a numbered slot for everything that a model must not see: words of the closed list
 * alone stay, in upper case. Slots carry their text as printed, so slots and words together are the whole clause. Null: it could be
 * mistaken for a slotted text, is too long, or holds too few words to be a sentence.
 */
export function slotClause(clause: string): Template | null {
  const printed = clause.replace(/\s+/g, ' ').trim();
  if (printed.length > LONGEST_CLAUSE || NOT_TO_BE_TOLD_APART.test(printed)) return null;
  const upper = upperCaseLatin(printed);
  const pieces = mergePieces(findPieces(upper), upper);
  if (!hasContent(pieces, upper)) return null;
  const slots: Slot[] = [];
  let text = '';
  for (const piece of pieces) {
    if (!isSlot(piece)) {
      text += upper.slice(piece.from, piece.to);
      continue;
    }
    const slot = { number: slots.length + 1, kind: piece.kind, text: printed.slice(piece.from, piece.to) };
    slots.push(slot);
    text += slotMarker(slot.number);
  }
  return slots.length > MOST_SLOTS ? null : { text, slots };
}
