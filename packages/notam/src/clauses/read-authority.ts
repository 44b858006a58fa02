import { AUTHORITY_ENTRIES } from './authorities.ts';
import type { Authority } from './adjunct.ts';
import { isDone, startOf, stickyPhrase, take, type Cursor } from './cursor.ts';
import { findAll, tableOf } from './phrase-table.ts';
import { isName } from './is-name.ts';

const AUTHORITIES = tableOf(AUTHORITY_ENTRIES);
const TITLE = '(?:EMERG(?:ENCY)? )?CONTROLLING AUTHORITY';
const ARTICLE = stickyPhrase(`(?:THE )?(?:${TITLE}|LOCAL|APPROPRIATE|COMPETENT|RELEVANT|RESPONSIBLE)|THE`);
/** The event that one directs adds nothing to its place. */
const EVENT = / (?:AIR ?SHOW|AIR FESTIVAL|AIR DISPLAY)$/;
/** What the authority is called in its role adds nothing to its name. */
const ROLE = new RegExp(`\\(${TITLE}\\)`, 'y');
const OTHER = stickyPhrase('(?<name>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2})');

/** `NORTH YORKSHIRE`, `NORFOLK AND SUFFOLK`: the small words and the compass are words of telegrams too. */
function ownPartOf(name: string): string {
  return name.replace(/ AND /g, ' ').replace(/^(?:NORTH|SOUTH|EAST|WEST|GREATER) (?=[A-Z])/, '');
}

/** Police forces that are named after what they police. */
const FORCES: ReadonlySet<string> = new Set([
  'BRITISH TRANSPORT',
  'CIVIL NUCLEAR',
  'MINISTRY OF DEFENCE',
  'ROYAL MILITARY',
]);

/** The authority that `unit` names as a whole; null where it names something else. */
export function toAuthority(unit: string): Authority | null {
  const cursor = startOf(unit);
  const authority = readAuthority(cursor);
  return authority !== null && isDone(cursor) ? authority : null;
}

/** Who gives a permission: `THE LOCAL POLICE`, `OSLO POLICE DISTRICT`, `AVINOR`. */
export function readAuthority(cursor: Cursor): Authority | null {
  const start = cursor.at;
  take(cursor, ARTICLE);
  for (const { code, match, at } of findAll(cursor, AUTHORITIES)) {
    const name = (match.groups?.name ?? match.groups?.place)?.replace(EVENT, '') ?? null;
    if (name !== null && !FORCES.has(name) && !isName(ownPartOf(name))) continue;
    cursor.at = at;
    take(cursor, ROLE);
    // The name of a force that is no place is one with the word.
    return code === 'police' && FORCES.has(name ?? '')
      ? { authority: 'other', name: match[0] }
      : { authority: code, name };
  }
  const name = take(cursor, OTHER)?.groups?.name;
  if (name !== undefined && isName(name)) return { authority: 'other', name };
  cursor.at = start;
  return null;
}
