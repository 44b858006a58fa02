import { AUTHORITY_ENTRIES } from './authorities.ts';
import type { Authority } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { findAll, tableOf } from './phrase-table.ts';
import { isName } from './is-name.ts';

const AUTHORITIES = tableOf(AUTHORITY_ENTRIES);
const ARTICLE = stickyPhrase('(?:THE )?(?:LOCAL|APPROPRIATE|COMPETENT|RELEVANT|RESPONSIBLE)|THE');
const OTHER = stickyPhrase('(?<name>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2})');

/** Who gives a permission: `THE LOCAL POLICE`, `OSLO POLICE DISTRICT`, `AVINOR`. */
export function readAuthority(cursor: Cursor): Authority | null {
  const start = cursor.at;
  take(cursor, ARTICLE);
  for (const { code, match, at } of findAll(cursor, AUTHORITIES)) {
    const name = match.groups?.name ?? null;
    if (name !== null && !isName(name)) continue;
    cursor.at = at;
    return { authority: code, name };
  }
  const name = take(cursor, OTHER)?.groups?.name;
  if (name !== undefined && isName(name)) return { authority: 'other', name };
  cursor.at = start;
  return null;
}
