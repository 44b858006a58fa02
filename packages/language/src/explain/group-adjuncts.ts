import type { Adjunct, RelationCode, SimpleAdjunct } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';

/** An adjunct, and those that bound the users whom it names. */
export interface GroupedAdjunct {
  readonly adjunct: Adjunct;
  readonly bounds: readonly Adjunct[];
}

/** Relations that tell how a place belongs to a statement rather than where users are. */
const OF_THE_STATEMENT: ReadonlySet<RelationCode> = new Set([
  'including',
  'excepting',
  'via',
  'into',
  'until',
  'at',
]);

/** When users are meant. */
const TIMES: ReadonlySet<SimpleAdjunct> = new Set([
  'atNight',
  'duringTheDay',
  'daytimeOnly',
  'inLowVisibility',
  'outsideOpeningHours',
  'duringHoursOfWatch',
  'duringClosure',
]);

/**
 * The adjuncts, with the places, heights and times of day behind an exception kept with it: in `CLSD EXC TAXIING BTN TWY A AND
 * TWY B` the runway is closed everywhere. A language whose word for the exception stands behind the users would
 * else say them of the statement.
 */
export function groupAdjuncts(adjuncts: readonly Adjunct[], catalogue: Catalogue): GroupedAdjunct[] {
  const groups: { readonly adjunct: Adjunct; readonly bounds: Adjunct[] }[] = [];
  for (const adjunct of adjuncts) {
    const last = groups.at(-1);
    if (last !== undefined && boundsUsers(adjunct) && takesBounds(last.adjunct, catalogue))
      last.bounds.push(adjunct);
    else groups.push({ adjunct, bounds: [] });
  }
  return groups;
}

function takesBounds(adjunct: Adjunct, { messages }: Catalogue): boolean {
  if (adjunct.type !== 'users') return false;
  return (
    (adjunct.scope === 'except' && !messages.adjunctExceptFor.endsWith('{users}')) ||
    (adjunct.scope === 'only' && !messages.adjunctOnlyFor.endsWith('{users}'))
  );
}

function boundsUsers(adjunct: Adjunct): boolean {
  switch (adjunct.type) {
    case 'between':
    case 'fromTo':
    case 'limit':
      return true;
    case 'relation':
      return !OF_THE_STATEMENT.has(adjunct.relation);
    case 'simple':
      return TIMES.has(adjunct.code);
    default:
      return false;
  }
}
