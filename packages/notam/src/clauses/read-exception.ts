import type { Adjunct, Authority, NamedUser } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { readAuthority } from './read-authority.ts';
import { PERMISSION } from './rules.ts';
import { AIRCRAFT } from '../vocabulary.ts';

const UNMANNED = '(?:UAS|UAV|DRONES?|UNMANNED (?:ACFT|AIRCRAFT)(?: SYSTEMS?)?)';
const EXCEPT = `,? ?(?:EXC(?:EPT)?|UNLESS)(?: FOR)?(?: (?:(?<unmanned>${UNMANNED})|${AIRCRAFT}))?`;
const WITH_PERMISSION = stickyPhrase(
  `${EXCEPT}(?: FLYING| OPERATING)?(?: IN ACCORDANCE)? WITH ${PERMISSION} (?:(?:ISSUED|GRANTED|GIVEN) )?(?:BY|FROM|FM|OF)`,
);
const OPERATED_BY = stickyPhrase(`${EXCEPT} (?:OPR|OPERATED|FLOWN) BY`);
const OR_PERMITTED = stickyPhrase(
  `,? ?OR WITH ${PERMISSION} (?:(?:ISSUED|GRANTED|GIVEN) )?(?:BY|FROM|FM|OF)`,
);

/**
 * Who may fly in spite of a ban on `traffic`: `EXCEPT ACFT FLYING WITH A PERMISSION OF …`, `EXCEPT UAS OPR BY POLICE OR WITH A PERMISSION
 * ISSUED BY POLICE`. Null where the exception is one of other traffic, or names two authorities.
 */
export function readException(cursor: Cursor, traffic: readonly NamedUser[]): Adjunct | null {
  const start = cursor.at;
  const found = readPermitted(cursor) ?? readOperated(cursor);
  const isOfUnmanned = traffic.length === 1 && traffic[0]?.user === 'unmannedAircraft';
  if (found !== null && (!found.unmanned || isOfUnmanned) && !goesOn(cursor)) return found.adjunct;
  cursor.at = start;
  return null;
}

/** Whether more may be part of the exception: only whom to ask follows behind a comma. */
export function goesOn(cursor: Cursor): boolean {
  return /^ ?(?:(?:AND|OR)(?![A-Z])|,(?! ?(?:CTC|CONTACT|TEL|PHONE|WHO)(?![A-Z])))/.test(
    cursor.text.slice(cursor.at),
  );
}

interface Exception {
  readonly adjunct: Adjunct;
  readonly unmanned: boolean;
}

function readPermitted(cursor: Cursor): Exception | null {
  const start = cursor.at;
  const match = take(cursor, WITH_PERMISSION);
  const authority = match === null ? null : readAuthority(cursor);
  if (match !== null && authority !== null)
    return {
      adjunct: { type: 'unlessPermitted', authority },
      unmanned: match.groups?.unmanned !== undefined,
    };
  cursor.at = start;
  return null;
}

function readOperated(cursor: Cursor): Exception | null {
  const start = cursor.at;
  const match = take(cursor, OPERATED_BY);
  const operator = match === null ? null : readAuthority(cursor);
  const authority = operator === null || take(cursor, OR_PERMITTED) === null ? null : readAuthority(cursor);
  if (match !== null && operator !== null && authority !== null && isSame(operator, authority))
    return {
      adjunct: { type: 'unlessOperatedOrPermitted', authority },
      unmanned: match.groups?.unmanned !== undefined,
    };
  cursor.at = start;
  return null;
}

function isSame(one: Authority, other: Authority): boolean {
  return one.authority === other.authority && one.name === other.name;
}
