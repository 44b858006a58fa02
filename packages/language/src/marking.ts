import type { Adjunct } from '@klarnotam/notam';
import type { MessageKey } from './messages.ts';
import type { OurSlotKind } from './draft/slot-kind.ts';

export type MarkedValues = Readonly<Record<string, string | number>>;

/** Tells the values of a notice from our words while a sentence is put together; see `draft/`. */
export interface Marking {
  /** `text` as a value of `kind`, without the blank or comma that joins it to the sentence. */
  readonly phrase: (kind: OurSlotKind, text: string) => string;
  /** `pattern` of the message `key` (null: a phrase that is no message), before it is filled. */
  readonly pattern: (key: MessageKey | null, pattern: string) => string;
  readonly values: (key: MessageKey | null, values: MarkedValues) => MarkedValues;
  /** The message filled with `values`. */
  readonly said: (key: MessageKey | null, text: string, values: MarkedValues) => string;
  readonly adjunct: (type: Adjunct['type'], text: string) => string;
  /** `items` as the language lists them. */
  readonly list: (items: readonly string[], join: (plain: readonly string[]) => string) => string;
}
