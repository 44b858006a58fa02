import type { SlotKind } from '../slot.ts';

/** A stretch of a clause that is a slot, or a word of the list, or what stands between: blanks and marks. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly kind: SlotKind | 'word' | 'mark';
}

/** Whether the piece is a slot. */
export function isSlot(piece: Piece): piece is Piece & { readonly kind: SlotKind } {
  return piece.kind !== 'word' && piece.kind !== 'mark';
}
