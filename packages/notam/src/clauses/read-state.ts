import type { Adjunct, SimpleAdjunct } from './adjunct.ts';
import type { Clause, NamedFacility } from './clause.ts';
import { isDone, movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';
import { farthest, findAll, tableOf, takeLongest } from './phrase-table.ts';
import { normaliseNameList } from './normalise-name-list.ts';
import { readAdjuncts } from './read-adjuncts.ts';
import { STATE_ENTRIES, type StateCode } from './states.ts';
import { AERODROME_FEATURE_ENTRIES, type AerodromeFeatureCode } from './aerodrome-features.ts';
import { FORBIDDEN_BY_NO, LACKING, STANDING_AT_PLACE } from './facilities.ts';
import { ARTICLE, facilitiesAt } from './read-facility.ts';

const STATES = tableOf(STATE_ENTRIES);
/** What equipment and stands may be at: `RWY 23 ARRESTOR GEAR U/S`. */
const HOLDERS = tableOf(
  AERODROME_FEATURE_ENTRIES.filter(({ code }) =>
    new Set<AerodromeFeatureCode>(['runway', 'taxiway', 'apron', 'holdingPoint', 'terminal']).has(code),
  ),
);
const PART_OF = stickyPhrase('(?:THE |A )?(?:PORTION|SECTION|SEGMENT|PART) OF(?: THE)?');
const AUXILIARY = stickyPhrase(
  '(?:(?:WILL|SHALL|TO|HAS|HAVE) (?:BE|BEEN)|IS|ARE|WAS|REMAINS?(?! (?:OPE?N|AVBL|AVAILABLE)(?![A-Z])))(?! NOT)',
);
/** `REPORT OF AIR NAV OBST LGT U/S`. */
const REPORT = stickyPhrase('REPORTS? OF(?: AN?)?');
const NEGATED = stickyPhrase('(?:WILL|SHALL) NOT BE');
const TEMPORARILY = stickyPhrase('TEMPO(?:RARILY|RARY)?');
const TEMPORARY = { type: 'simple', code: 'temporarily' } as const;
/** `CLSD WIP MAINT`: why, without a word that joins it. */
const WORK = stickyPhrase('(?:WIP(?: MAINT| CONST)?|WORK IN PROGRESS)(?= ?[.,]?$| (?:CONST|MAINT)$)');
const BECAUSE_OF_WORK = { type: 'cause', cause: 'workInProgress' } as const;
const NO = stickyPhrase('(?:NO(?![- ]?FLY)|NIL|NEITHER)');
/** Behind NEITHER the second runway may have its numbers alone. */
const BARE_RUNWAY = /(?<name>\d{2}[LCR]?\/\d{2}[LCR]?)(?![A-Z0-9])/y;
/** `AD UNABLE TO ACCEPT DIVERSIONS`. */
const UNABLE = stickyPhrase('(?:(?:AD|AERODROME|AIRPORT|AIRFIELD) (?:IS )?)?UNABLE TO ACCEPT(?: ANY)?');
const AND = /(?:,|AND(?= )|&|\/)/y;
const OR = stickyPhrase('OR|NOR');
const ONLY = stickyPhrase('ONLY');
const BOUNDS_LAST = /^ ?(?:\((?:FM|FROM)|\(?(?:BTN|BETWEEN|BTWN|BTW)) /;
/** Its two ends are no list. */
const ONE_RUNWAY = /^\d{2}[LCR]?\/\d{2}[LCR]?$/;
const ENDS_HERE = /$|[.,;:)]|(?:OR|AND) /y;
const GAP = /[-:]+(?= |[A-Z])/y;
const HEADING = /:/y;

/** `WILL BE`, `HAS BEEN`: what only joins the state to its subject. */
export function takeAuxiliary(cursor: Cursor): void {
  take(cursor, AUXILIARY);
}

/** Something is in a state: `RWY 08/26 CLSD`. */
export function readState(cursor: Cursor): Clause | null {
  const reported = take(cursor, REPORT) !== null;
  const state = readStateOf(cursor);
  if (!reported || state === null) return reported ? null : state;
  return { ...state, adjuncts: [...state.adjuncts, { type: 'simple', code: 'reported' }] };
}

type State = Extract<Clause, { readonly kind: 'state' }>;

function readStateOf(cursor: Cursor): State | null {
  const start = cursor.at;
  const unable = readUnable(cursor);
  if (unable !== null) return unable;
  cursor.at = start;
  const lead = readLead(cursor);
  const isPart = take(cursor, PART_OF) !== null;
  const none = take(cursor, NO) !== null;
  // `ALL TWYS` is a facility; of `ALL AIRSPACE` only the second word is.
  const whole = facilitiesAt(cursor);
  const facilities = take(cursor, ARTICLE) === null ? whole : [...whole, ...facilitiesAt(cursor)];
  let best: { clause: State; at: number } | null = null;
  for (const { named, at } of facilities) {
    const tried = movedTo(cursor, at);
    const clause = readRest(tried, named, lead, none);
    if (clause === null || tried.at <= (best?.at ?? -1) || (isPart && !tellsPart(clause))) continue;
    best = { clause, at: tried.at };
    if (isDone(tried)) break;
  }
  best ??= readStandingAt(movedTo(cursor, cursor.at), lead);
  if (best === null) return null;
  cursor.at = best.at;
  return best.clause;
}

/** `PORTION OF TWY H CLSD` does not close all of it. */
function tellsPart(clause: Clause): boolean {
  return 'adjuncts' in clause && clause.adjuncts.some(({ type }) => type === 'between' || type === 'fromTo');
}

/** `RWY 23 ARRESTOR GEAR U/S`, `RAMP 5 SPOTS 14 AND 15 CLSD`: what stands at a place, which is named first. */
function readStandingAt(cursor: Cursor, lead: readonly Adjunct[]): { clause: State; at: number } | null {
  const start = cursor.at;
  for (const { code: feature, match, at } of findAll(cursor, HOLDERS)) {
    const groups = match.groups ?? {};
    const name = groups.name ?? groups.runway ?? '';
    if (name === '') continue;
    const place: Adjunct = {
      type: 'relation',
      relation: 'at',
      distance: null,
      places: [{ feature, name: normaliseNameList(name) }],
    };
    for (const { named, at: behind } of facilitiesAt(movedTo(cursor, at))) {
      if (!STANDING_AT_PLACE.has(named.facility)) continue;
      const tried = movedTo(cursor, behind);
      const clause = readRest(tried, named, [...lead, place], false);
      if (clause !== null) return { clause, at: tried.at };
    }
  }
  cursor.at = start;
  return null;
}

/** A facility that figures or a route follow, or that heads what follows: `RWY 05: TORA 2000M`, `RWY 03/21:`. */
export function readFacilityLine(cursor: Cursor): Clause | null {
  let best: { clause: Clause; at: number } | null = null;
  for (const { named, at } of facilitiesAt(cursor)) {
    const tried = movedTo(cursor, at);
    const headed = take(tried, HEADING) !== null;
    take(tried, GAP);
    const adjuncts = readAdjuncts(tried);
    const alone = adjuncts.length === 0 && !headed && named.name === null;
    if (alone || tried.at <= (best?.at ?? -1)) continue;
    best = { clause: { kind: 'facilityLine', ...named, heads: headed, adjuncts }, at: tried.at };
  }
  if (best === null) return null;
  cursor.at = best.at;
  return best.clause;
}

/** `DUE TO WX AD CLSD`: the cause or the hours may stand first. */
export function readLead(cursor: Cursor): readonly Adjunct[] {
  const start = cursor.at;
  const lead = readAdjuncts(cursor);
  if (lead.length > 0 && lead.every(mayLead)) {
    take(cursor, /[,:]/y);
    return lead;
  }
  cursor.at = start;
  return [];
}

function mayLead(adjunct: Adjunct): boolean {
  if (adjunct.type === 'simple') return LEADING.has(adjunct.code);
  return adjunct.type === 'cause' || adjunct.type === 'hours' || adjunct.type === 'users';
}

const LEADING: ReadonlySet<SimpleAdjunct> = new Set<SimpleAdjunct>([
  'duringClosure',
  'outsideOpeningHours',
  'inLowVisibility',
  'duringHoursOfWatch',
  'atNight',
  'duringTheDay',
]);

/** What is restricted to some is for them alone; `PROHIBITED BY VEHICLES` is for them too. */
function scoped(adjunct: Adjunct, state: StateCode): Adjunct {
  if (adjunct.type !== 'users' || (adjunct.scope !== 'for' && adjunct.scope !== 'by')) return adjunct;
  return { ...adjunct, scope: state === 'limited' ? 'only' : 'for' };
}

function readRest(
  cursor: Cursor,
  named: NamedFacility,
  lead: readonly Adjunct[],
  none: boolean,
): State | null {
  // `TWY W6,S(BTN W6 AND W8)`, `TWY B2, TWY A BTN …`: it may bound the last of them alone.
  if (
    /[,/]/.test((named.name ?? '').replace(ONE_RUNWAY, '')) &&
    BOUNDS_LAST.test(cursor.text.slice(cursor.at))
  )
    return null;
  const before = readAdjuncts(cursor);
  const others = before.length === 0 ? readOthers(cursor, none) : [];
  take(cursor, GAP);
  const negated = take(cursor, NEGATED) !== null;
  if (!negated) take(cursor, AUXILIARY);
  const temporarily = take(cursor, TEMPORARILY) !== null;
  const isBound = take(cursor, ONLY) !== null;
  const said = readStateCode(cursor);
  if (said === null)
    return none && !negated && !temporarily && !isBound
      ? readLack(cursor, named, others, [...lead, ...before])
      : null;
  const state = none || negated ? NEGATION[said.state] : said.state;
  if (state === undefined) return null;
  const bound = isBound ? readBound(cursor) : [];
  if (bound === null) return null;
  const work = take(cursor, WORK) === null ? [] : [BECAUSE_OF_WORK];
  const adjuncts = [
    ...lead,
    ...before,
    ...(temporarily ? [TEMPORARY] : []),
    ...bound,
    ...work,
    ...readBehind(cursor, state),
  ].map((adjunct) => scoped(adjunct, state));
  return { kind: 'state', ...named, others, state, value: said.value, adjuncts };
}

/** `ONLY AVBL DURING TWR HR`: what ONLY belongs to stands behind the state; null where that is not known. */
function readBound(cursor: Cursor): readonly Adjunct[] | null {
  const [first, ...others] = readAdjuncts(cursor);
  const code = first?.type === 'simple' ? BOUND_BY_ONLY[first.code] : undefined;
  return code === undefined ? null : [{ type: 'simple', code }, ...others];
}

const BOUND_BY_ONLY: Readonly<Partial<Record<SimpleAdjunct, SimpleAdjunct>>> = {
  duringTowerHours: 'onlyDuringTowerHours',
  duringAerodromeHours: 'onlyDuringAerodromeHours',
};

/** Behind a heading of opening hours the weekdays are its lines. */
function readBehind(cursor: Cursor, state: StateCode): readonly Adjunct[] {
  const start = cursor.at;
  const adjuncts = readAdjuncts(cursor);
  if (!HEADS_HOURS.has(state) || adjuncts[0]?.type !== 'weekdays') return adjuncts;
  cursor.at = start;
  return [];
}

/** States that opening hours follow: `ATC HOURS OF SERVICE MON-FRI 0600-2000`. */
export const HEADS_HOURS: ReadonlySet<StateCode> = new Set<StateCode>([
  'openingHours',
  'openingHoursChanged',
  'openingHoursExtended',
]);

/** A bare NO: `NO RFFS DUE TO STAFF SICKNESS`, `NO TOUCH AND GO`. */
function readLack(
  cursor: Cursor,
  named: NamedFacility,
  others: readonly NamedFacility[],
  before: readonly Adjunct[],
): State | null {
  const facilities = [named, ...others].map(({ facility }) => facility);
  const adjuncts = [...before, ...readAdjuncts(cursor)];
  ENDS_HERE.lastIndex = cursor.at;
  if (!ENDS_HERE.test(cursor.text)) return null;
  const state = facilities.every((facility) => LACKING.has(facility))
    ? 'notAvailable'
    : facilities.every((facility) => FORBIDDEN_BY_NO.has(facility))
      ? 'notAuthorised'
      : null;
  return state === null ? null : { kind: 'state', ...named, others, state, value: null, adjuncts };
}

/** What NO and WILL NOT BE make of a state. */
const NEGATION: Readonly<Partial<Record<StateCode, StateCode>>> = {
  available: 'notAvailable',
  active: 'deactivated',
  operational: 'unserviceable',
  inUse: 'unusable',
  accepted: 'notAccepted',
};

/** Behind NO, `OR` joins what there is none of. */
function readOthers(cursor: Cursor, none: boolean): readonly NamedFacility[] {
  const others: NamedFacility[] = [];
  for (;;) {
    const start = cursor.at;
    if (take(cursor, AND) === null && !(none && take(cursor, OR) !== null)) return others;
    take(cursor, AND);
    if (none) take(cursor, OR);
    take(cursor, ARTICLE);
    const next = farthest(facilitiesAt(cursor)) ?? (none ? bareRunwayAt(cursor) : null);
    if (next === null) {
      cursor.at = start;
      return others;
    }
    others.push(next.named);
    cursor.at = next.at;
  }
}

function bareRunwayAt(cursor: Cursor): { readonly named: NamedFacility; readonly at: number } | null {
  const tried = movedTo(cursor, cursor.at);
  const name = take(tried, BARE_RUNWAY)?.groups?.name;
  return name === undefined ? null : { named: { facility: 'runway', name }, at: tried.at };
}

/** `UNABLE TO ACCEPT DIVERSIONS OR VISITORS DUE TO STAFF SICKNESS`. */
function readUnable(cursor: Cursor): State | null {
  if (take(cursor, UNABLE) === null) return null;
  const first = farthest(facilitiesAt(cursor));
  if (first === null || !FORBIDDEN_BY_NO.has(first.named.facility)) return null;
  cursor.at = first.at;
  const others = readOthers(cursor, true);
  if (!others.every(({ facility }) => FORBIDDEN_BY_NO.has(facility))) return null;
  const adjuncts = readAdjuncts(cursor);
  return { kind: 'state', ...first.named, others, state: 'notAccepted', value: null, adjuncts };
}

/** The state that the words at the cursor name, with its value. */
export function readStateCode(cursor: Cursor): { state: StateCode; value: string | null } | null {
  const found = takeLongest(cursor, STATES);
  return found === null ? null : { state: found.code, value: found.match.groups?.value ?? null };
}
