import type { MappedText, Span } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';

/** What the items of a NOTAM say before text, schedule and rating are looked at. */
export type ItemFacts = Pick<
  NotamFacts,
  | 'id'
  | 'kind'
  | 'refersTo'
  | 'format'
  | 'qualifier'
  | 'locations'
  | 'validFrom'
  | 'validTo'
  | 'permanent'
  | 'estimated'
  | 'lower'
  | 'upper'
>;

/** The items of a NOTAM as they were read; spans in the unescaped text. */
export interface ItemsRead {
  readonly facts: ItemFacts;
  /** Item D. */
  readonly scheduleSpan: Span | null;
  /** Item E of all parts. */
  readonly body: MappedText | null;
}
