import { slotMarker, type Slot, type Template } from '../slot.ts';
import { isSlot, type Piece } from './piece.ts';

/** The brackets of the slots, control characters, and those that turn the direction of what follows. */
const MISTAKEN = /[⟦⟧\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Whether a text on one line holds a character by which it could be mistaken for a slotted one, or read otherwise than it looks. */
export function cannotBeToldApart(text: string): boolean {
  return MISTAKEN.test(text);
}

/** The pieces of a text as words and numbered slots. */
export function toTemplate(pieces: readonly Piece[], printed: string, upper: string): Template {
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
  return { text, slots };
}
