import type { MappedText, Span } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';

/** The items of a NOTAM before text, schedule and rating are looked at; spans in the unescaped text. */
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
> & { readonly scheduleSpan: Span | null; readonly body: MappedText | null };
