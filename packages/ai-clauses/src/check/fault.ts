/** Why a model's sentence is not kept. The names are told to the model when it is asked once more, and counted. */
export const FAULT_CODES = [
  /** A slot is not there, there twice, before one of its kind that comes earlier, or not of this template. */
  'slotMissing',
  'slotTwice',
  'slotOrder',
  'slotUnknown',
  /** Something stands so close to a slot that both would be read as one figure or name. */
  'slotGlued',
  /** A digit of any script, a number word, a Roman numeral, a unit or a datum beside the slots. */
  'digit',
  'numberWord',
  'romanNumeral',
  'unit',
  'calendar',
  'compass',
  'script',
  'language',
  'name',
  'abbreviation',
  'markup',
  'bracket',
  'control',
  'tooLong',
  'tooShort',
  'sentences',
  /** The sentence denies, forbids, permits, demands, limits or excepts otherwise than what was asked about. */
  'negation',
  'ban',
  'permission',
  'obligation',
  'condition',
  'exception',
  'limit',
  /** Closed and open, active and inactive, lit and unlit. */
  'state',
  /** Above and below, before and after, inside and outside, clockwise and anticlockwise. */
  'relation',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** One reason to refuse a sentence. */
export interface Fault {
  readonly code: FaultCode;
  /** What it is about: a word of the answer, a slot, or the meaning that differs. */
  readonly found: string;
}
