import type { Adjunct } from './clause.ts';
import type { Cursor } from './cursor.ts';
import { readUserList } from './read-users.ts';
import type { StateCode } from './states.ts';
import type { UserCode } from './users.ts';

/** Behind a comma or AND something else may be said of them. */
const ENDS_HERE = / ?\.? ?$/y;

const CLOSED: ReadonlySet<StateCode> = new Set<StateCode>(['closed', 'partlyClosed']);

/** Aircraft right behind what is closed, where nothing follows them: `AP CLSD V-22 VTOL`. */
export function readClosedTo(cursor: Cursor, state: StateCode): readonly Adjunct[] {
  const start = cursor.at;
  const users = CLOSED.has(state) ? readUserList(cursor) : [];
  ENDS_HERE.lastIndex = cursor.at;
  if (users.length > 0 && users.every(({ user }) => AIRCRAFT_KINDS.has(user)) && ENDS_HERE.test(cursor.text))
    return [{ type: 'users', scope: 'for', users }];
  cursor.at = start;
  return [];
}

const AIRCRAFT_KINDS: ReadonlySet<UserCode> = new Set<UserCode>([
  'aircraftType',
  'wingspanOver',
  'wingspanUpTo',
  'helicopters',
  'fixedWing',
  'jets',
  'gliders',
  'visiting',
  'generalAviation',
  'commercial',
  'unmannedAircraft',
]);
