export {
  SLOT_CLOSE,
  SLOT_KINDS,
  SLOT_OPEN,
  slotMarker,
  type Slot,
  type SlotKind,
  type Template,
} from './slot.ts';
export { isSendable } from './slots-out/is-sendable.ts';
export { slotClause } from './slots-out/slot-clause.ts';
export { fillSentence } from './slots-in/fill-sentence.ts';
export { saySlots } from './slots-in/say-slots.ts';
export {
  askAbout,
  askAgain,
  PROMPT_VERSION,
  readAnswer,
  type Asked,
  type Question,
} from './prompt/ask-about.ts';
