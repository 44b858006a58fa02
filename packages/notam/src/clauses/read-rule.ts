import { AERODROME_FEATURE_ENTRIES } from './aerodrome-features.ts';
import type { Adjunct, Authority, NamedUser } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { isName } from './is-name.ts';
import { OVERFLOWN_ENTRIES } from './overflown.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { readAdjuncts } from './read-adjuncts.ts';
import { readAuthority } from './read-authority.ts';
import { readException } from './read-exception.ts';
import { readPilotsForbidden } from './read-temporary-restriction.ts';
import { readLead } from './read-state.ts';
import { readUserList } from './read-users.ts';
import type { RuleCode } from './rule-codes.ts';
import { ENTRY, NEGATED_PREDICATE, ORDERED_TO_STAY_CLEAR, PERMISSION, PREDICATES } from './rules.ts';
import type { UserCode } from './users.ts';

const ALL = stickyPhrase('ALL|ANY|THE');
const NO = stickyPhrase('NO(?! ?\\d)');
const ACTION = '(?:FLYING|FLIGHTS?|FLTS?|OPERATIONS?|OPERATING|OPS|OPR|USE|ACTIVITY|ACTIVITIES)';
const OF_TRAFFIC = stickyPhrase(`${ACTION} (?:OF|WITH|BY)(?: ALL| ANY| THE)?`);
const BEHIND = stickyPhrase(ACTION);
const ANYBODY = stickyPhrase(
  '(?:AIR )?(?:FLYING|FLIGHTS?|FLTS?|TRAFFIC|TFC|AVIATION|FLIGHT OPERATIONS|FLT OPS)',
);
const INCLUDING = stickyPhrase(',? ?INCL(?:UDING)?(?: ALL| ANY)?');
const FOR = stickyPhrase('(?:FOR|BY|OF|TO)(?: ALL| ANY)?');
const FROM = stickyPhrase('(?:ISSUED |GRANTED |GIVEN )?(?:FROM|FM|BY|OF|WITH)');
const PERMISSION_FIRST = stickyPhrase(PERMISSION);
const NEEDED = stickyPhrase(
  '(?:(?:IS|ARE|MUST BE|SHALL BE) )?(?:REQUIRED|REQ|NEEDED|MANDATORY|COMPULSORY|OBTAINED)',
);
const DOES_NOT_APPLY = stickyPhrase(
  '(?:(?:THIS|THE|THESE) )?(?:NOTAM |RESTRICTIONS? |PROHIBITION |BAN )?(?:(?:DOES|DO|SHALL|WILL) NOT APPLY|(?:IS |ARE )?NOT APPLICABLE) (?:TO|FOR|ON)',
);
/** The area that the notice is about; positions, which could follow in another clause, do not. */
const IN_AREA = stickyPhrase(
  '(?:WI|WITHIN|IN|INSIDE) (?:(?:THE|THIS) )?(?:AREA|AIRSPACE|ZONE)(?! ?:| [A-Z\\d]{1,2}(?: |$)| BOUNDED| DEFINED| AS )',
);
const EXEMPTED =
  /(?:EXEMPT(?:ED)?|EXEMPTIONS?|EXCEPTIONS?)(?: (?:IS|ARE|FOR))?(?: ?:)?(?: ALL)?(?: (?:FLIGHTS|FLTS|ACFT|AIRCRAFT) (?:OF|BY))?(?: THE)?(?= )/y;
const APPLIES = stickyPhrase(
  '(?:(?:THIS|THE|THESE) )?(?:NOTAM |RESTRICTIONS?(?: OF FLYING)? |PROHIBITION |BAN )?(?:ALSO )?(?:APPL(?:Y|IES)|RELATES?(?= TO))(?: ALSO| ONLY)? (?:TO|FOR)(?: THE OPERATION OF)?(?: ALL| ANY)?',
);

const NOT_OVER = stickyPhrase(
  '(?:ALL )?(?:PILOTS|AIRCREWS?|ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS|FLTS) (?:(?:ARE|IS) )?(?:STRONGLY |KINDLY )?(?:REQUESTED|ADVISED|ADZ|ASKED|URGED) (?:NOT TO (?:OVERFLY|FLY OVER)|TO AVOID (?:OVERFLYING|OVERFLIGHT|FLYING OVER)(?: OF)?)',
);
const NEVER_OVER = stickyPhrase(
  '(?:ALL )?(?:PILOTS|AIRCREWS?|ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS|FLTS) (?:(?:SHALL|MUST|HAVE TO|HAS TO|(?:ARE )?TO) )?AVOID (?:OVERFLYING|OVERFLIGHTS?|OVERFLT|FLYING OVER)(?: OF)?',
);
/** An aerodrome by its location indicator. */
const INDICATOR = stickyPhrase('(?<name>[A-Z]{4})');
const OVERFLOWN = tableOf(OVERFLOWN_ENTRIES);
const NOT_INTO = stickyPhrase(
  '(?:(?:ARE|IS) )?(?:STRONGLY )?(?:RECOMMENDED|ADVISED|ADZ|REQUESTED|URGED) (?:NOT TO (?:ENTER|FLY (?:IN|INTO|WITHIN|WI)|OPERATE (?:IN|WITHIN|WI))|TO AVOID(?: FLYING (?:IN|WITHIN|WI))?)(?: THE)?',
);
const REGION = tableOf(AERODROME_FEATURE_ENTRIES.filter(({ code }) => code === 'region'));

/** Who stands for traffic of every kind: what is said of it is said of all. */
const EVERYBODY: ReadonlySet<UserCode> = new Set(['everyone', 'aircraft']);
/** Users that are no traffic of their own: a ban on them is another statement. */
const ACTS_ALONE: ReadonlySet<UserCode> = new Set([
  'takeOffAndLanding',
  'takeOff',
  'landing',
  'arrivals',
  'taxiing',
  'touchAndGo',
  'parking',
  'towing',
  'diversions',
  'overflights',
  'vehicles',
  'codeLetter',
  'operations',
]);

type Rule = Extract<Clause, { readonly kind: 'rule' }>;

const INSIDE_AREA: Adjunct = {
  type: 'relation',
  relation: 'inside',
  distance: null,
  places: [{ feature: 'area', name: null }],
};

interface Traffic {
  /** Empty: all of it. */
  readonly traffic: readonly NamedUser[];
  readonly including: readonly Adjunct[];
}

/** What traffic may or must do: `ALL UAS FLIGHTS PROHIBITED EXC POLICE`, `ENTRY PROHIBITED`. */
export function readRule(cursor: Cursor): Clause | null {
  const begin = cursor.at;
  const rule = readStatement(cursor);
  if (rule !== null) return rule;
  cursor.at = begin;
  const lead = readLead(cursor);
  const led = lead.length === 0 ? null : readStatement(cursor);
  if (led !== null) return { ...led, adjuncts: [...lead, ...led.adjuncts] };
  cursor.at = begin;
  return null;
}

function readStatement(cursor: Cursor): Rule | null {
  const start = cursor.at;
  const forbidden = readPilotsForbidden(cursor);
  if (forbidden?.kind === 'rule') return forbidden;
  for (const reader of [
    readExemption,
    readApplies,
    readNotOver,
    readOrder,
    readNotInto,
    readPermissionFirst,
    readEntry,
    readOfTraffic,
  ]) {
    const rule = reader(cursor);
    if (rule !== null) return rule;
    cursor.at = start;
  }
  return null;
}

function readOfTraffic(cursor: Cursor): Rule | null {
  const none = take(cursor, NO) !== null;
  const found = readTraffic(cursor);
  if (found === null) return null;
  const before = readWhere(cursor);
  if (none) {
    return take(cursor, NEGATED_PREDICATE) === null ? null : finish(cursor, 'prohibited', found, before);
  }
  for (const [rule, expression] of PREDICATES) {
    if (take(cursor, expression) === null) continue;
    const whom = found.traffic.length === 0 ? readForWhom(cursor, found) : found;
    return whom === null ? null : finish(cursor, rule, whom, before);
  }
  return null;
}

/** `ENTRY INTO THE AREA PROHIBITED FOR UNMANNED ACFT`. */
function readEntry(cursor: Cursor): Rule | null {
  const none = take(cursor, NO) !== null;
  if (take(cursor, ENTRY) === null) return null;
  const before = readWhere(cursor);
  const everybody = { traffic: [], including: [] };
  if (none) {
    return take(cursor, NEGATED_PREDICATE) === null
      ? null
      : finish(cursor, 'entryProhibited', everybody, before);
  }
  for (const [rule, predicate] of PREDICATES) {
    if (rule !== 'prohibited' && rule !== 'permissionRequired') continue;
    if (take(cursor, predicate) === null) continue;
    const whom = readForWhom(cursor, everybody);
    if (whom === null) return null;
    // A permission to enter needs no other words than one to fly.
    return finish(cursor, rule === 'prohibited' ? 'entryProhibited' : rule, whom, before);
  }
  return null;
}

/** Whom a ban is for, where that stands behind it: `FLYING PROHIBITED FOR ALL ACFT INCLUDING UAS`. */
function readForWhom(cursor: Cursor, everybody: Traffic): Traffic | null {
  const start = cursor.at;
  if (take(cursor, FOR) !== null) {
    const whom = readTraffic(cursor);
    if (whom !== null) return whom;
    cursor.at = start;
  }
  return everybody;
}

/** `PERMISSION FROM POLICE REQUIRED FOR DRONE FLIGHTS`, `ATC PERMISSION REQUIRED FOR UAS`. */
function readPermissionFirst(cursor: Cursor): Rule | null {
  const first = readAuthority(cursor);
  if (take(cursor, PERMISSION_FIRST) === null) return null;
  const authority = first ?? (take(cursor, FROM) === null ? null : readAuthority(cursor));
  if (take(cursor, NEEDED) === null || take(cursor, FOR) === null) return null;
  const whom = readTraffic(cursor);
  return whom === null ? null : finish(cursor, 'permissionRequired', whom, [], authority);
}

/** `APPLIES ALSO TO UNMANNED ACFT`. */
function readApplies(cursor: Cursor): Rule | null {
  if (take(cursor, APPLIES) === null) return null;
  const whom = readTraffic(cursor);
  return whom === null ? null : finish(cursor, 'applies', whom, []);
}

/** `PILOTS ARE REQUESTED NOT TO OVERFLY FILMING WI 1NM RADIUS OF …`. */
function readNotOver(cursor: Cursor): Rule | null {
  const code = take(cursor, NOT_OVER) === null ? 'mustNotOverfly' : 'shouldNotOverfly';
  if (code === 'mustNotOverfly' && take(cursor, NEVER_OVER) === null) return null;
  const found = takeLongest(cursor, OVERFLOWN);
  const name = found === null ? readIndicator(cursor) : null;
  const rule = finish(cursor, code, { traffic: [], including: [] }, []);
  if (rule === null) return null;
  if (found !== null) return { ...rule, overflown: found.code };
  if (name !== null) return { ...rule, entered: { feature: null, name } };
  // Without a word for it, what follows must be an area.
  const [first] = rule.adjuncts;
  return first?.type === 'radius' || first?.type === 'bounded' ? { ...rule, overflown: 'area' } : null;
}

function readIndicator(cursor: Cursor): string | null {
  const start = cursor.at;
  const name = take(cursor, INDICATOR)?.groups?.name;
  if (name !== undefined && isName(name)) return name;
  cursor.at = start;
  return null;
}

/** `AVOID THIS AREA`; behind other words it may be told to those whom they name. */
function readOrder(cursor: Cursor): Rule | null {
  if (!/(?:^|[:.-]) ?$/.test(cursor.text.slice(Math.max(0, cursor.at - 2), cursor.at))) return null;
  if (take(cursor, ORDERED_TO_STAY_CLEAR) === null) return null;
  return finish(cursor, 'mustStayClear', { traffic: [], including: [] }, []);
}

/** `OPERATORS ARE RECOMMENDED NOT TO ENTER FIR TEHRAN (OIIX)`. */
function readNotInto(cursor: Cursor): Rule | null {
  const found = readTraffic(cursor);
  if (found === null || take(cursor, NOT_INTO) === null) return null;
  const groups = takeLongest(cursor, REGION)?.match.groups;
  const name = groups?.name ?? groups?.code ?? groups?.end;
  const rule = name === undefined ? null : finish(cursor, 'shouldNotEnter', found, []);
  return rule === null || name === undefined ? null : { ...rule, entered: { feature: 'region', name } };
}

/** `EXEMPTED: STATE ACFT, AIR AMBULANCE`, `DOES NOT APPLY TO POLICE`. */
function readExemption(cursor: Cursor): Rule | null {
  if (take(cursor, DOES_NOT_APPLY) === null && take(cursor, EXEMPTED) === null) return null;
  const traffic = readUserList(cursor);
  return traffic.length === 0 ? null : finish(cursor, 'exempt', { traffic, including: [] }, []);
}

function readTraffic(cursor: Cursor): Traffic | null {
  const start = cursor.at;
  const led = take(cursor, OF_TRAFFIC) !== null;
  const users = readUserList(cursor);
  if (users.length === 0 && !led) {
    take(cursor, ALL);
    const more = readUserList(cursor);
    if (more.length > 0) return classified(cursor, more, start);
    return take(cursor, ANYBODY) === null ? null : { traffic: [], including: readIncluding(cursor) };
  }
  return users.length === 0 ? null : classified(cursor, users, start);
}

function classified(cursor: Cursor, users: readonly NamedUser[], start: number): Traffic | null {
  take(cursor, BEHIND);
  // `ALL OTHER ACFT` is not everybody.
  if (/\bOTHERS?\b/.test(cursor.text.slice(start, cursor.at))) return null;
  if (users.some(({ user }) => ACTS_ALONE.has(user))) return null;
  const everybody = users.some(({ user }) => EVERYBODY.has(user));
  if (everybody && users.length > 1) return null;
  const seen = new Set<string>();
  const traffic = users.filter(({ user, value }) => seen.size < seen.add(`${user} ${value ?? ''}`).size);
  return { traffic: everybody ? [] : traffic, including: readIncluding(cursor) };
}

function readWhere(cursor: Cursor): readonly Adjunct[] {
  const adjuncts: Adjunct[] = [];
  for (;;) {
    const read = take(cursor, IN_AREA) === null ? readAdjuncts(cursor) : [INSIDE_AREA];
    if (read.length === 0) return adjuncts;
    for (const adjunct of read) adjuncts.push(adjunct);
  }
}

function readIncluding(cursor: Cursor): readonly Adjunct[] {
  const start = cursor.at;
  const users = take(cursor, INCLUDING) === null ? [] : readUserList(cursor);
  if (users.length > 0) return [{ type: 'users', scope: 'including', users }];
  cursor.at = start;
  return [];
}

function finish(
  cursor: Cursor,
  rule: RuleCode,
  { traffic, including }: Traffic,
  before: readonly Adjunct[],
  from: Authority | null = null,
): Rule | null {
  const start = cursor.at;
  let authority = from;
  if (rule === 'permissionRequired' && authority === null) {
    authority = take(cursor, FROM) === null ? null : readAuthority(cursor);
    if (authority === null) cursor.at = start;
  }
  const placed = [...before, ...including, ...readIncluding(cursor), ...readWhere(cursor)];
  const exception =
    rule === 'prohibited' || rule === 'entryProhibited' ? readException(cursor, traffic) : null;
  const adjuncts = exception === null ? placed : [...placed, exception, ...readWhere(cursor)];
  // `ALLOWED WITHOUT PERMISSION` needs none: nothing is left to except.
  if (rule === 'permitted' && adjuncts.some(({ type }) => type === 'unlessPermitted')) return null;
  return { kind: 'rule', rule, traffic, authority, adjuncts };
}
