import type { LanguageCode } from '@klarnotam/language';
import type { SlotKind, Template } from '../../slot.ts';
import type { Fault } from '../fault.ts';
import type { Meaning } from './meaning.ts';
import { readBesideSlots } from './read-polarity.ts';

/** What can be a bound of something. */
const VALUES: ReadonlySet<SlotKind> = new Set(['height', 'distance', 'figure', 'count', 'period']);
/** Words that make a bound of the value beside them. */
const BOUNDS: readonly Meaning[] = ['above', 'below', 'inside', 'outside', 'more', 'less'];

/** Where an answer makes a value an upper or lower bound that it was not: `⟦1⟧ high`, `below ⟦1⟧`. */
export function compareBounds(
  asked: Template,
  answer: string,
  language: LanguageCode,
  wanted: readonly Meaning[],
): readonly Fault[] {
  const values = asked.slots.filter(({ kind }) => VALUES.has(kind)).map(({ number }) => String(number));
  if (values.length === 0) return [];
  const beside = readBesideSlots(language, answer, new Set(values));
  return BOUNDS.filter((meaning) => beside.has(meaning) && !wanted.includes(meaning)).map((meaning) => ({
    code: 'relation',
    found: `${meaning} added`,
  }));
}
