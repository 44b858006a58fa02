import type { NotamFacts } from '@klarnotam/notam';
import type { Mention } from '../read/atom.ts';
import { readMentions } from '../read/read-mentions.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

/** The limits of items F and G as the telegram's words for them are read; the surface and no limit are no figures. */
export function limitsOf({ lower, upper }: NotamFacts, telegram: Vocabulary): readonly Mention[] {
  return [lower, upper]
    .flatMap((height) =>
      height === null || height.value === null || height.reference === 'sfc' ? [] : [height],
    )
    .flatMap(({ value, unit }) =>
      readMentions(
        unit === 'fl' ? `FL${String(value).padStart(3, '0')}` : `${String(value)}${unit.toUpperCase()}`,
        telegram,
        [],
      ),
    );
}
