import type { Clause, DecodedNotam, NotamFacts, Reason } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { wholeMetresAndFeet } from '../format/height.ts';
import { ended } from '../format/sentence.ts';
import { say } from '../say.ts';
import { renderClause } from './render-clause.ts';

const NOTHING_MORE = { name: null, others: [], value: null, adjuncts: [] } as const;

type ObstacleReason = Reason & { readonly code: 'obstacle' };

/**
 * The obstacle with its height, or without any word of heights where the notice gives none; in a sentence of its own what of its lights
 * is out of service, unless it is dark.
 */
export function sayObstacle(
  reason: ObstacleReason,
  { facts }: Pick<DecodedNotam, 'facts'>,
  catalogue: Catalogue,
): string {
  const first = sayThing(reason, facts, catalogue);
  return reason.lightsOut && (reason.heightM !== null || reason.topM !== null || givesHeights(facts))
    ? say(catalogue, 'sentences', { first, next: say(catalogue, 'reasonObstacleLightsOut') })
    : first;
}

/** The obstacle that the text names first; those of an aerodrome are the list that it joins. */
const FIRST_NAMED =
  /\b(?<!\b(?:AD|AERODROME) )(?:CRANE|OBST(?:ACLE|RUCTION)?|MAST|TOWER|POLE|PYLON|CHIMNEY|ANTENNA|TREE|BUILDING|TURBINE|STRUCTURE)(?<plural>S)?\b/i;

/** Whether the text tells of several obstacles, whose greatest height its figure is. */
export function areSeveral({ text }: Pick<NotamFacts, 'text'>): boolean {
  return FIRST_NAMED.exec(text ?? '')?.groups?.['plural'] !== undefined;
}

const UNLIT = {
  height: 'reasonObstacleHeightUnlit',
  top: 'reasonObstacleTopUnlit',
  somewhere: 'reasonObstacleUnlit',
} as const;
const ONE = {
  height: 'reasonObstacleHeight',
  top: 'reasonObstacleTop',
  somewhere: 'reasonObstacle',
} as const;
const SEVERAL = {
  height: 'reasonObstaclesHeight',
  top: 'reasonObstaclesTop',
  somewhere: 'reasonObstacles',
} as const;

function sayThing(
  { heightM, topM, printedFt, unlit }: ObstacleReason,
  facts: NotamFacts,
  catalogue: Catalogue,
): string {
  const keys = unlit ? UNLIT : areSeveral(facts) ? SEVERAL : ONE;
  if (heightM !== null) return say(catalogue, keys.height, wholeMetresAndFeet(heightM, printedFt));
  if (topM !== null) return say(catalogue, keys.top, wholeMetresAndFeet(topM, printedFt));
  if (givesHeights(facts)) return say(catalogue, keys.somewhere);
  const areLightsOut = facts.qualifier?.subject === 'OL' && facts.qualifier.condition === 'AS';
  if (areLightsOut && unlit) return catalogue.pairs.OLAS;
  return ended(renderClause(toClause(unlit, areLightsOut), catalogue), catalogue);
}

function toClause(unlit: boolean, isLightOut: boolean): Clause {
  if (unlit) return { kind: 'state', facility: 'obstacle', state: 'unlit', ...NOTHING_MORE };
  return isLightOut
    ? { kind: 'state', facility: 'obstacleLight', state: 'unserviceable', ...NOTHING_MORE }
    : { kind: 'activity', activity: 'obstacle', adjuncts: [] };
}

/** An item or the text says how high something reaches; the levels of the Q line hold for the region. */
function givesHeights({ lower, upper, areas }: NotamFacts): boolean {
  return (
    lower !== null ||
    upper !== null ||
    areas.some((area) => area.source !== 'qualifier' && area.upper !== null)
  );
}
