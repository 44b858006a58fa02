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
export { sendableClauses } from './slots-out/sendable-clauses.ts';
export { slotClause } from './slots-out/slot-clause.ts';
export { slotText } from './slots-out/slot-text.ts';
export { fillSentence } from './slots-in/fill-sentence.ts';
export { saySlots } from './slots-in/say-slots.ts';
export { askAbout, askAgain, type Asked, type Question, type Refused } from './prompt/ask-about.ts';
export { PROMPT_VERSION } from './prompt/instructions.ts';
export { readAnswer } from './prompt/read-answer.ts';
export { bindingInClause, checkSentence, type SentenceCheck } from './check/check-sentence.ts';
export { FAULT_CODES, type Fault, type FaultCode } from './check/fault.ts';
