import type { Adjunct, NamedUser } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { isPlaceName } from './is-name.ts';
import { readAuthority } from './read-authority.ts';
import { goesOn } from './read-exception.ts';

const PILOTS_FORBIDDEN = stickyPhrase(
  '(?:(?<unmanned>UAS|UNMANNED (?:AIR|ACFT|AIRCRAFT)(?: SYSTEMS?)?) )?(?:PILOTS|OPERATORS|ACFT|AIRCRAFT) ARE (?:FORBIDDEN|PROHIBITED) (?:TO FLY|FROM FLYING)(?<drones> (?:UAS|DRONES|UNMANNED (?:ACFT|AIRCRAFT)))? (?:WI|WITHIN|IN|INSIDE) (?:THE |THIS )?(?:DESIGNATED|NOTIFIED|DEFINED) AREA,? (?:WO|WITHOUT) (?:THE )?(?:PRIOR )?PERMISSION(?: (?:OF|FROM|FM)(?: ?:)?|(?= EMERG(?:ENCY)? CONTROLLING ))',
);
const TITLE = stickyPhrase(
  "(?:AN? )?(?:EMERG(?:ENCY)? )?RESTRICTED AREA \\(TEMPO(?:RARY)?\\)(?<unmanned> (?:DRONES?|UAS)(?: ONLY)?)?(?: (?<joint>AT|FOR) (?<name>\\(?[A-Z][A-Z ,'()-]{2,80}?))?(?<only> FOR (?:UAS|UNMANNED (?:ACFT|AIRCRAFT)) ONLY)?(?= ?\\.? ?$)",
);
const UNMANNED: readonly NamedUser[] = [{ user: 'unmannedAircraft', value: null }];
const IN_AREA: Adjunct = {
  type: 'relation',
  relation: 'inside',
  distance: null,
  places: [{ feature: 'area', name: null }],
};

/** `PILOTS ARE FORBIDDEN TO FLY WI THE DESIGNATED AREA WITHOUT PERMISSION OF NORTH YORKSHIRE POLICE`. */
export function readPilotsForbidden(cursor: Cursor): Clause | null {
  const start = cursor.at;
  const groups = take(cursor, PILOTS_FORBIDDEN)?.groups;
  const authority = groups === undefined ? null : readAuthority(cursor);
  if (groups === undefined || authority === null || goesOn(cursor)) {
    cursor.at = start;
    return null;
  }
  const isUnmanned = groups.unmanned !== undefined || groups.drones !== undefined;
  return {
    kind: 'rule',
    rule: 'prohibited',
    traffic: isUnmanned ? UNMANNED : [],
    authority: null,
    adjuncts: [IN_AREA, { type: 'unlessPermitted', authority }],
  };
}

/** `RESTRICTED AREA (TEMPORARY) DRONE ONLY AT COVENTRY FOR UAS ONLY`: a heading that nothing but a place stands in. */
export function readRestrictionTitle(cursor: Cursor): Clause | null {
  const start = cursor.at;
  const groups = take(cursor, TITLE)?.groups;
  const name = groups?.name?.replace(/^\(([^()]*)\)$/, '$1').trim();
  if (groups === undefined || (name !== undefined && !isPlaceName(name))) {
    cursor.at = start;
    return null;
  }
  const isUnmanned = groups.unmanned !== undefined || groups.only !== undefined;
  const place: Adjunct | null =
    name === undefined
      ? null
      : groups.joint === 'AT'
        ? { type: 'place', name, located: true }
        : { type: 'place', name };
  return {
    kind: 'state',
    facility: 'temporaryRestrictedArea',
    name: null,
    others: [],
    state: 'established',
    value: null,
    adjuncts: [
      ...(isUnmanned ? [{ type: 'users', scope: 'only', users: UNMANNED } as const] : []),
      ...(place === null ? [] : [place]),
    ],
  };
}
