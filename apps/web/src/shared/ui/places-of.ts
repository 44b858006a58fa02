import type { Span } from '@klarnotam/aviation';
import { sameSpan } from './telegram-segments.ts';

/** Where facts were read, by their path. */
type Spans = Readonly<Partial<Record<string, Span>>>;

/** Facts that one sentence tells together, though they stand apart in the telegram. */
const TOLD_TOGETHER: readonly (readonly string[])[] = [
  ['validFrom', 'validTo'],
  ['schedule', 'validFrom', 'validTo'],
  ['lower', 'upper'],
];

/** All places that a sentence tells which names its first one, `span`; in the order of the telegram. */
export function placesOf(span: Span, spans: Spans): readonly Span[] {
  const paths = TOLD_TOGETHER.find(([first]) => sameSpan(span, spans[first ?? ''] ?? null));
  if (!paths) return [span];
  return paths.flatMap((path) => spans[path] ?? []).sort((one, other) => one.from - other.from);
}
