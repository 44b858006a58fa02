import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { ended } from '../format/sentence.ts';
import type { TextPart } from '../statements/read-text.ts';
import type { WordedClause } from '../wording.ts';
import { renderClause } from './render-clause.ts';
import { isTrigger, withQuotes } from './say-events.ts';
import { sayAreaAt } from './say-areas.ts';

/** Item E clause by clause: whole sentences, statements with a quoted remainder, or the original. */
export function wordClauses(
  decoded: DecodedNotam,
  parts: readonly TextPart[],
  catalogue: Catalogue,
): readonly WordedClause[] {
  return parts.map(({ span, original, reading, areas }) => {
    switch (reading.type) {
      case 'whole':
        return { kind: 'sentence', text: ended(renderClause(reading.clause, catalogue), catalogue), span };
      case 'partly':
        return {
          kind: 'partly',
          text: withQuotes(
            renderClause(reading.clause, catalogue),
            reading.quotes,
            catalogue,
            isTrigger(reading.clause),
          ),
          span,
        };
      case 'areas':
        return { kind: 'sentence', text: sayAreaAt(decoded.facts, areas, reading.name, catalogue), span };
      case 'unread':
        return { kind: 'original', text: original, span };
    }
  });
}
