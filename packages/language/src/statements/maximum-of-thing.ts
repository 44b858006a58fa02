import { STANDING_THINGS, type Adjunct, type Clause } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

const MAXIMUM = /\bMAX(?:IMUM)?\b/;

/**
 * `OBST MAX ELEVATION 284FT AMSL` behind `MULTIPLE CRANES ERECTED`: how high what was told of is, and no further thing. `original` is what
 * was read as `clause`.
 */
export function asMaximumOfThing(
  clause: Clause,
  original: string,
  events: readonly EventStatement[],
): Clause {
  if (clause.kind !== 'activity' || !STANDING_THINGS.has(clause.activity)) return clause;
  const { adjuncts } = clause;
  if (adjuncts.length === 0 || !adjuncts.every(isHowHigh) || !MAXIMUM.test(original)) return clause;
  return events.some(isThing) ? { kind: 'adjuncts', adjuncts } : clause;
}

function isHowHigh(adjunct: Adjunct): boolean {
  return (
    adjunct.type === 'heights' ||
    adjunct.type === 'upTo' ||
    (adjunct.type === 'measure' && (adjunct.measure === 'elevation' || adjunct.measure === 'height'))
  );
}

function isThing(event: EventStatement): boolean {
  if (event.type !== 'clause') return false;
  const { clause } = event;
  return (
    (clause.kind === 'activity' && STANDING_THINGS.has(clause.activity)) ||
    (clause.kind === 'state' && clause.facility === 'obstacle' && clause.state === 'erected')
  );
}
