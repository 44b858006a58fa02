import { ACTIVITY_ENTRIES, type ActivityCode } from './activities.ts';
import { STANDING_THINGS } from './standing-things.ts';
import type { Adjunct, SimpleAdjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { isDone, stickyPhrase, take, type Cursor } from './cursor.ts';
import { farthest, findAll, tableOf } from './phrase-table.ts';
import { isPlaceName } from './is-name.ts';
import { readAdjuncts } from './read-adjuncts.ts';

const ACTIVITIES = tableOf(ACTIVITY_ENTRIES);
const ARTICLE = stickyPhrase('THE|AN?|ALL|THERE (?:IS|ARE)(?: AN?)?');
const LEAD = stickyPhrase(
  '(?:(?:(?:AIRCREWS?|PILOTS?),? )?(?:USE |EXER(?:CISE)? )?(?:EXTREME )?(?:CAUTION|CTN)(?: DUE(?: TO)?)?[:,]?|RMK:?|TYPE(?: OF OBST(?:ACLE)?)?:|ACTIVITY:|NEW OBST(?:ACLE)?,|NEW|(?:CONSTRUCTION|ERECTION|INSTALLATION) OF(?= (?:AN? |\\d{1,2} )?(?:(?:MOBILE|TOWER|LIT|UNLIT) )*CRANES?(?![A-Z])))',
);
const GOES_ON = stickyPhrase(
  '(?:WILL (?:TAKE PLACE|BE (?:RELEASED|LAUNCHED|CONDUCTED|FLOWN|OPERATING|OPR|IN OPR|HELD|CARRIED OUT|PERFORMED)|OPERATE|OPR|FLY)|(?:OPS?|OPERATIONS)(?= (?:AT |PSN |POS |\\d{6}))|TAKES? PLACE|TAKING PLACE|(?:ARE |IS )?(?:BEING )?(?:OPR|OPERATING|OPERATES?|IN PROGRESS|ACT|ACTIVE|EXPECTED|IN USE|CONDUCTED|IN OPR|FLYING|WORKING|REPORTED)|(?:ARE |IS |HAS BEEN |HAVE BEEN )?(?<stands>ERECTED|INSTALLED|PRESENT|LOCATED))',
);
/** Low flying that civil operators notify in the United Kingdom. */
const NOTIFICATION_PROCEDURE = /CIVIL (?:AIRCRAFT|AVIATION) NOTIFICATION PROCEDURE - /y;
/** The place of the clause before, cut off from it by the end of a line. */
const PLACE = /\((?!LIT\))(?<name>[^()]{2,80})\)/y;
/** Between what goes on at one place: `LASERS, SEARCHLIGHTS AND FIREWORKS`. */
const JOINT = /(?:, ?(?:AND |& ?)?|AND |& ?|\/ ?)/y;
const COUNT = stickyPhrase('(?<count>[2-9]|[1-9]\\d|TWO|THREE|FOUR|FIVE|SIX|MULTIPLE|SEVERAL)');
const NUMBERS: Readonly<Record<string, number>> = { TWO: 2, THREE: 3, FOUR: 4, FIVE: 5, SIX: 6 };
const ATTRIBUTES: readonly (readonly [SimpleAdjunct, RegExp])[] = [
  ['lighted', /\(LIT\)/y],
  ['lighted', stickyPhrase('(?:RED )?(?:LIT|LGTD|LIGHTED)')],
  ['unlit', stickyPhrase('UNLIT|UNLIGHTED')],
  ['uncharted', stickyPhrase('UNCHARTED')],
  ['newlyBuilt', stickyPhrase('NEW')],
];

const SEASONAL = /\bSEASONAL\b/;

/** What any words may stand before; where they are no name, they say something. */
const FREELY_NAMED: ReadonlySet<ActivityCode> = new Set<ActivityCode>([
  'windTurbinesInConstruction',
  'firing',
]);

type Activity = Extract<Clause, { readonly kind: 'activity' }>;

/** Something that goes on, or stands somewhere: `CRANE OPR WI 50M RADIUS OF …`. */
export function readActivity(cursor: Cursor): Clause | null {
  const notified = take(cursor, NOTIFICATION_PROCEDURE) !== null;
  const place = take(cursor, PLACE)?.groups?.name;
  take(cursor, LEAD);
  take(cursor, ARTICLE);
  const lead: Lead = { place, notified };
  return readLed(cursor, lead) ?? readThing(cursor, lead);
}

interface Lead {
  readonly place: string | undefined;
  readonly notified: boolean;
}

/** `TWO LIT MOBILE CRANES`: what tells of the thing stands before it. */
function readThing(cursor: Cursor, lead: Lead): Activity | null {
  const start = cursor.at;
  const attributes: Adjunct[] = [];
  for (;;) {
    const attribute = readAttribute(cursor);
    if (attribute === null) break;
    for (const each of attribute) attributes.push(each);
  }
  const read = cursor.at === start ? null : readLed(cursor, lead);
  if (read !== null && (STANDING_THINGS.has(read.activity) || read.activity === 'metBalloon'))
    return {
      ...read,
      adjuncts: [
        ...attributes.filter(({ type }) => type === 'count'),
        ...read.adjuncts,
        ...attributes.filter(({ type }) => type !== 'count'),
      ],
    };
  cursor.at = start;
  return null;
}

/** What one word tells. */
function readAttribute(cursor: Cursor): readonly Adjunct[] | null {
  const count = take(cursor, COUNT)?.groups?.count;
  if (count !== undefined) {
    const number = NUMBERS[count] ?? Number(count);
    return [{ type: 'count', count: Number.isNaN(number) ? null : number }];
  }
  for (const [code, expression] of ATTRIBUTES) {
    if (take(cursor, expression) !== null) return [{ type: 'simple', code }];
  }
  return null;
}

/** A crane that operates by day stands there at night too. */
function asUse(adjunct: Adjunct): Adjunct {
  return adjunct.type === 'simple' && adjunct.code === 'duringTheDay'
    ? { type: 'simple', code: 'usedByDay' }
    : adjunct;
}

/** A crane that operates in the hours of the tower stands there outside them too. */
function isOpenHours(adjunct: Adjunct): boolean {
  return adjunct.type === 'simple' && /(?:Tower|Aerodrome)Hours$/.test(adjunct.code);
}

function readLed(cursor: Cursor, { place, notified }: Lead): Activity | null {
  const start = cursor.at;
  let longest: { clause: Activity; at: number } | null = null;
  for (const { code: activity, match, at } of findAll(cursor, ACTIVITIES)) {
    cursor.at = at;
    const name = match.groups?.name;
    // `UAS (UP TO 250FT AGL)` is none of that name.
    const isFree = match[0].includes(`(${name ?? ''})`) || FREELY_NAMED.has(activity);
    if (name !== undefined && isFree && !isPlaceName(name)) continue;
    const others = name === undefined && canBeJoined(activity) ? readOthers(cursor) : [];
    const before = readAdjuncts(cursor);
    const goesOn = take(cursor, GOES_ON);
    const stands = STANDING_THINGS.has(activity) && goesOn?.groups?.stands !== undefined;
    const adjuncts: readonly Adjunct[] = [
      ...(name === undefined ? [] : [{ type: 'place', name } as const]),
      ...(SEASONAL.test(match[0]) ? [{ type: 'simple', code: 'seasonal' } as const] : []),
      ...before,
      ...readAdjuncts(cursor),
      ...(notified ? [{ type: 'simple', code: 'notifiedProcedure' } as const] : []),
      ...(place === undefined ? [] : [{ type: 'place', name: place } as const]),
    ];
    if (STANDING_THINGS.has(activity) && adjuncts.some(isOpenHours)) continue;
    if (cursor.at > (longest?.at ?? start)) {
      longest = {
        clause: {
          kind: 'activity',
          activity,
          ...(stands ? { stands } : {}),
          ...(others.length === 0 ? {} : { others }),
          adjuncts: STANDING_THINGS.has(activity) ? adjuncts.map(asUse) : adjuncts,
        },
        at: cursor.at,
      };
    }
    if (isDone(cursor)) break;
  }
  cursor.at = longest?.at ?? start;
  return longest?.clause ?? null;
}

/** What stands somewhere has heights of its own, and a class of notices is nothing that goes on. */
function canBeJoined(activity: ActivityCode): boolean {
  return !STANDING_THINGS.has(activity) && activity !== 'navigationWarning';
}

/** What goes on beside the activity before the cursor. */
function readOthers(cursor: Cursor): readonly ActivityCode[] {
  const others: ActivityCode[] = [];
  for (;;) {
    const start = cursor.at;
    const found = take(cursor, JOINT) === null ? null : farthest(findAll(cursor, ACTIVITIES));
    if (found === null || found.match.groups?.name !== undefined || !canBeJoined(found.code)) {
      cursor.at = start;
      return others;
    }
    cursor.at = found.at;
    others.push(found.code);
  }
}
