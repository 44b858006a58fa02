import { STANDING_THINGS, type Adjunct, type NotamFacts } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

/**
 * `PARAGLIDERS … 2000FT AGL` under `F) SFC`: what goes on reaches from the surface up to that height, and does not stay at it. How high a thing
 * stands is left as it is.
 */
export function withHeightAsTop(
  events: readonly EventStatement[],
  { lower, upper }: Pick<NotamFacts, 'lower' | 'upper'>,
): readonly EventStatement[] {
  if (lower?.reference !== 'sfc' || upper === null) return events;
  const isActivity = events.every(
    (event) =>
      event.type !== 'clause' ||
      event.clause.kind === 'adjuncts' ||
      (event.clause.kind === 'activity' && !STANDING_THINGS.has(event.clause.activity)),
  );
  if (!isActivity) return events;
  return events.map((event) => {
    if (event.type !== 'clause') return event;
    const { clause } = event;
    if (clause.kind !== 'activity' && clause.kind !== 'adjuncts') return event;
    return { ...event, clause: { ...clause, adjuncts: asTop(clause.adjuncts) } };
  });
}

function asTop(adjuncts: readonly Adjunct[]): readonly Adjunct[] {
  const heights = adjuncts.filter(({ type }) => type === 'heights' || type === 'upTo' || type === 'range');
  const [only] = heights;
  // Of one height above ground and sea the limits say that it begins at the surface.
  if (only?.type !== 'heights' || heights.length > 1 || only.heights.length > 1) return adjuncts;
  return adjuncts.map((adjunct) => (adjunct === only ? { ...only, type: 'upTo' as const } : adjunct));
}
