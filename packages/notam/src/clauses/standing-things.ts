import type { ActivityCode } from './activities.ts';

/** What stands somewhere: it may be lit, and there may be several. */
export const STANDING_THINGS: ReadonlySet<ActivityCode> = new Set<ActivityCode>([
  'crane',
  'cranes',
  'mobileCrane',
  'mobileCranes',
  'towerCrane',
  'towerCranes',
  'constructionCrane',
  'litCrane',
  'unlitCrane',
  'mast',
  'masts',
  'tower',
  'antenna',
  'chimney',
  'building',
  'rig',
  'windTurbine',
  'windTurbines',
  'windTurbinesInConstruction',
  'obstacle',
  'obstacles',
  'floodlights',
]);
