import { ACTIVITY_ENTRIES, type ActivityCode } from './activities.ts';
import { findAll, farthest, tableOf } from './phrase-table.ts';
import { startOf, movedTo } from './cursor.ts';

/** Obstacles that telegrams name for no other reason; a tower or a building is often where another thing stands. */
const UNMISTAKABLE: ReadonlySet<ActivityCode> = new Set<ActivityCode>([
  'crane',
  'cranes',
  'mobileCrane',
  'mobileCranes',
  'towerCrane',
  'towerCranes',
  'constructionCrane',
  'mast',
  'chimney',
  'windTurbine',
  'windTurbines',
  'windFarm',
]);

const THINGS = tableOf(ACTIVITY_ENTRIES.filter(({ code }) => UNMISTAKABLE.has(code)));

/** The obstacle that `text` names first, whatever else it says: `There is a 400 ft construction crane` → crane. Null: none. */
export function findStandingThing(text: string): ActivityCode | null {
  const cursor = startOf(text.toUpperCase().replace(/\s+/g, ' '));
  for (const { index } of cursor.text.matchAll(/(?<![A-Z0-9])[A-Z]/g)) {
    const found = farthest(findAll(movedTo(cursor, index), THINGS));
    if (found !== null) return found.code;
  }
  return null;
}
