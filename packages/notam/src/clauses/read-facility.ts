import type { NamedFacility } from './clause.ts';
import { movedTo, startOf, stickyPhrase, take, type Cursor } from './cursor.ts';
import { FACILITY_ENTRIES, NAMED_BY_PLACE, type FacilityCode } from './facilities.ts';
import { isName } from './is-name.ts';
import { normaliseNameList } from './normalise-name-list.ts';
import { farthest, findAll, tableOf } from './phrase-table.ts';

const FACILITIES = tableOf(FACILITY_ENTRIES);
/** What may stand before a facility and adds nothing to it. */
export const ARTICLE = stickyPhrase('THE|AN?|ALL|AERODROME');
const PLACE = /(?<name>(?:[A-Z][A-Z'/-]{1,20} ){1,3})/y;

interface FoundFacility {
  readonly named: NamedFacility;
  readonly at: number;
}

/** What `text` begins to speak of: the facility or service that its first words name; null where they name none. */
export function readSubject(text: string): FacilityCode | null {
  const cursor = startOf(text.replace(/\s+/g, ' '));
  const first = facilitiesAt(cursor);
  const found = take(cursor, ARTICLE) === null ? first : [...facilitiesAt(cursor), ...first];
  return farthest(found)?.named.facility ?? null;
}

/** Every facility that the text at the cursor may name, with a place before it or without; `TWY C LGT` before `TWY C`. */
export function facilitiesAt(cursor: Cursor): readonly FoundFacility[] {
  const found: FoundFacility[] = [];
  collect(cursor, '', found);
  const place = readPlaceName(cursor);
  if (place !== null) collect(movedTo(cursor, place.at), place.name, found);
  return found.sort((one, other) => other.at - one.at);
}

function readPlaceName(cursor: Cursor): { name: string; at: number } | null {
  const tried = movedTo(cursor, cursor.at);
  const words = take(tried, PLACE)?.groups?.name?.trim().split(' ') ?? [];
  const count = words.findIndex((word) => !isName(word) || word.length < 3);
  const name = compoundName(words) ?? words.slice(0, count === -1 ? words.length : count).join(' ');
  return name === '' ? null : { name, at: cursor.at + name.length + 1 };
}

/** Words that stand before or behind a name and belong to it: `OLD WARDEN`, `BOSCOMBE DOWN`, `ISLE OF MAN`. */
const BEFORE_NAME = new Set('OLD GREAT LITTLE EAST WEST NORTH SOUTH SAINT ST'.split(' '));
const BEHIND_NAME = new Set('DOWN HILL GREEN PARK CITY ISLAND ISLANDS END'.split(' '));

function compoundName([first = '', second = '', third = '']: readonly string[]): string | null {
  const isOwn = (word: string): boolean => word.length > 2 && isName(word.replace(/'S$/, ''));
  if (isOwn(first) && second === 'OF' && isOwn(third)) return `${first} OF ${third}`;
  if (BEFORE_NAME.has(first) && isOwn(second)) return `${first} ${second}`;
  return isOwn(first) && BEHIND_NAME.has(second) ? `${first} ${second}` : null;
}

function collect(cursor: Cursor, place: string, found: FoundFacility[]): void {
  for (const { code: facility, match, at } of findAll(cursor, FACILITIES)) {
    if (place !== '' && !NAMED_BY_PLACE.has(facility)) continue;
    const groups = match.groups ?? {};
    const own = ownName(groups);
    const name = `${place} ${normaliseNameList(own)}`.trim();
    found.push({ named: { facility, name: name === '' ? null : name }, at });
  }
}

/** What the groups of a pattern hold: `GND FREQ 121.8` has two. */
function ownName(groups: Readonly<Record<string, string | undefined>>): string {
  return Object.values(groups)
    .filter((group) => group !== undefined && group !== '')
    .join(' ');
}
