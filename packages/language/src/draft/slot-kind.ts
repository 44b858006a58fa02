/**
 * What a value of a notice is, of which a model that words our sentence anew learns no more. `where`, `when`, `howHigh` and `aside` are
 * phrases with a preposition of their own (`between taxiway A and B`); the others are nouns in the case that our sentence gives them.
 */
export const OUR_SLOT_KINDS = [
  'where',
  'when',
  'howHigh',
  'aside',
  'place',
  'name',
  'designator',
  'period',
  'height',
  'distance',
  'position',
  'contact',
  'frequency',
  'reference',
  'figure',
  'count',
  'quote',
] as const;
export type OurSlotKind = (typeof OUR_SLOT_KINDS)[number];

/** A value of a notice in a sentence of ours. */
export interface OurSlot {
  /** From 1, in the order of our sentence. */
  readonly number: number;
  readonly kind: OurSlotKind;
  /** As it stands in our sentence. */
  readonly text: string;
  /** Of a count: the plural that it takes in the language. */
  readonly plural?: Intl.LDMLPluralRule;
}

/** A sentence of ours with numbered slots for its values: `Runway ⟦1⟧ is closed ⟦2⟧.` */
export interface OurTemplate {
  readonly text: string;
  readonly slots: readonly OurSlot[];
}
