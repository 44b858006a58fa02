import type { Height } from '@klarnotam/aviation';
import { STANDING_THINGS, type Adjunct, type Clause, type SimpleAdjunct } from '@klarnotam/notam';
import type { HeadlineStatement } from './statements.ts';

/** What a headline leaves to the sentences below it: when, why, where exactly, from whom. Whom and which part it keeps. */
const BELOW: ReadonlySet<Adjunct['type']> = new Set<Adjunct['type']>([
  'radius',
  'positions',
  'bounded',
  'wholly',
  'lowFlyingArea',
  'militaryAreas',
  'bearing',
  'aroundPoints',
  'corridor',
  'operatedBy',
  'onFrequency',
  'fromDate',
  'untilDate',
  'via',
  'notice',
  'heights',
  'upTo',
  'range',
  'arc',
  'hours',
  'weekdays',
  'cause',
  'causeAsPrinted',
  'definedIn',
  'unit',
  'frequency',
]);

/** How a thing is marked is a detail, unless it has no lights; one that is being built may be higher tomorrow. */
const OF_THINGS: ReadonlySet<SimpleAdjunct> = new Set<SimpleAdjunct>([
  'unlit',
  'withoutLights',
  'underConstruction',
]);

/** What is said of the text and of who tells it, not of the thing. */
const OF_THE_TEXT: ReadonlySet<SimpleAdjunct> = new Set<SimpleAdjunct>(['asFollows', 'reported']);

/** A clause that can head a notice. */
export type Named = Extract<Clause, { readonly kind: 'activity' | 'state' | 'rule' }>;

/** A thing, an activity or a rule as a headline, without what the sentences below tell. */
export function headEvent(clause: Named): HeadlineStatement {
  const kept = clause.adjuncts.filter((adjunct) => isKept(adjunct, clause));
  const place = clause.adjuncts.find((adjunct) => adjunct.type === 'place');
  const heights = clause.adjuncts.flatMap((adjunct) =>
    adjunct.type === 'heights' || adjunct.type === 'upTo' ? adjunct.heights : [],
  );
  return {
    type: 'event',
    clause: { ...clause, adjuncts: kept },
    place: place?.located === true ? place.name : null,
    name: place !== undefined && place.located !== true ? place.name : null,
    // How high a flight goes is told below: it is up to there, not there.
    height: clause.kind === 'activity' && STANDING_THINGS.has(clause.activity) ? ownHeight(heights) : null,
  };
}

function isKept(adjunct: Adjunct, { kind }: Named): boolean {
  if (BELOW.has(adjunct.type) || adjunct.type === 'place') return false;
  if (adjunct.type !== 'simple') return true;
  return !OF_THE_TEXT.has(adjunct.code) && (kind !== 'activity' || OF_THINGS.has(adjunct.code));
}

/** Of several heights of one thing, the one above the ground. */
function ownHeight(heights: readonly Height[]): Height | null {
  return heights.find(({ reference }) => reference === 'agl') ?? heights[0] ?? null;
}
