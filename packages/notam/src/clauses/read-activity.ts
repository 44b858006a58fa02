import { ACTIVITY_ENTRIES } from './activities.ts';
import type { Adjunct, Clause } from './clause.ts';
import { isDone, stickyPhrase, take, type Cursor } from './cursor.ts';
import { findAll, tableOf } from './phrase-table.ts';
import { isPlaceName } from './is-name.ts';
import { readAdjuncts } from './read-adjuncts.ts';

const ACTIVITIES = tableOf(ACTIVITY_ENTRIES);
const ARTICLE = stickyPhrase('THE|AN?|ALL|THERE (?:IS|ARE)(?: AN?)?');
const LEAD = stickyPhrase('(?:CAUTION:?|CTN:?|RMK:?|TYPE(?: OF OBST(?:ACLE)?)?:|ACTIVITY:|NEW)');
const GOES_ON = stickyPhrase(
  '(?:WILL (?:TAKE PLACE|BE (?:CONDUCTED|FLOWN|OPERATING|OPR|IN OPR|HELD|CARRIED OUT|PERFORMED)|OPERATE|OPR|FLY)|TAKES? PLACE|TAKING PLACE|(?:ARE |IS )?(?:BEING )?(?:OPR|OPERATING|OPERATES?|IN PROGRESS|ACT|ACTIVE|EXPECTED|ERECTED|IN USE|CONDUCTED|IN OPR|FLYING|INSTALLED|PRESENT|LOCATED|WORKING|REPORTED))',
);
/** Low flying that civil operators notify in the United Kingdom. */
const NOTIFICATION_PROCEDURE = /CIVIL (?:AIRCRAFT|AVIATION) NOTIFICATION PROCEDURE - /y;
/** The place of the clause before, cut off from it by the end of a line. */
const PLACE = /\((?<name>[^()]{2,80})\)/y;

/** Something that goes on, or stands somewhere: `CRANE OPR WI 50M RADIUS OF …`. */
export function readActivity(cursor: Cursor): Clause | null {
  const notified = take(cursor, NOTIFICATION_PROCEDURE) !== null;
  const place = take(cursor, PLACE)?.groups?.name;
  take(cursor, LEAD);
  take(cursor, ARTICLE);
  const start = cursor.at;
  let longest: { clause: Clause; at: number } | null = null;
  for (const { code: activity, match, at } of findAll(cursor, ACTIVITIES)) {
    cursor.at = at;
    const name = match.groups?.name;
    // `UAS (UP TO 250FT AGL)` is none of that name.
    if (name !== undefined && match[0].includes(`(${name})`) && !isPlaceName(name)) continue;
    const before = readAdjuncts(cursor);
    take(cursor, GOES_ON);
    const adjuncts: readonly Adjunct[] = [
      ...(name === undefined ? [] : [{ type: 'place', name } as const]),
      ...before,
      ...readAdjuncts(cursor),
      ...(notified ? [{ type: 'simple', code: 'notifiedProcedure' } as const] : []),
      ...(place === undefined ? [] : [{ type: 'place', name: place } as const]),
    ];
    if (cursor.at > (longest?.at ?? start)) {
      longest = { clause: { kind: 'activity', activity, adjuncts }, at: cursor.at };
    }
    if (isDone(cursor)) break;
  }
  cursor.at = longest?.at ?? start;
  return longest?.clause ?? null;
}
