import type { Adjunct, NamedUser } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { normaliseNameList } from './normalise-name-list.ts';
import { USER_ENTRIES } from './users.ts';
import { AIRCRAFT } from '../vocabulary.ts';

const USERS = tableOf(USER_ENTRIES);
/** What stands behind those excepted bounds the exception: `EXCEPT UAS OPR BY POLICE`. */
const EXCEPT = stickyPhrase(
  `,? ?(?:EXC(?:EPT)?|EXCLUDING|OTHER THAN)(?: FOR| TO| IN(?: AN| CASE OF)?(?= EMERG))?(?! (?:UAS|UAV|DRONES?|(?:UNMANNED )?${AIRCRAFT}) (?:OPR|OPERATED|OPERATING|FLOWN|FLYING|IN|WITH)(?![A-Z]))`,
);
const FOR = stickyPhrase('(?:FOR|TO)(?: USE BY)?');
const BY = stickyPhrase('BY');
const ONLY = stickyPhrase('ONLY');
const AND = /(?:,|AND(?= )|&|\/|OR(?= ))/y;

/** For whom a restriction is, and for whom it is not: `EXC EMERG AND HEL`, `TO VFR ONLY`, `HEL ONLY`. */
export function readUsers(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const excepted = take(cursor, EXCEPT) !== null;
  const only = !excepted && take(cursor, ONLY) !== null;
  const by = !excepted && !only && take(cursor, BY) !== null;
  const led = take(cursor, FOR) !== null || excepted;
  const users = readUserList(cursor);
  if (users.length > 0) {
    if (excepted) return { type: 'users', scope: 'except', users };
    if (only || take(cursor, ONLY)) return { type: 'users', scope: 'only', users };
    if (by) return { type: 'users', scope: 'by', users };
    if (led) return { type: 'users', scope: 'for', users };
  }
  cursor.at = start;
  return null;
}

/** Users one after the other: `POLICE, SAR AND HELICOPTERS`; empty where there is none. */
export function readUserList(cursor: Cursor): readonly NamedUser[] {
  const users: NamedUser[] = [];
  for (;;) {
    const start = cursor.at;
    if (users.length > 0 && take(cursor, AND) === null) return users;
    const user = readUser(cursor);
    if (user === null) {
      cursor.at = start;
      return users;
    }
    users.push(user);
  }
}

function readUser(cursor: Cursor): NamedUser | null {
  const found = takeLongest(cursor, USERS);
  const value = found?.match.groups?.value;
  return found === null
    ? null
    : { user: found.code, value: value === undefined ? null : normaliseNameList(value) };
}
