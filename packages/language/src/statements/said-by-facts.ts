import type { Height } from '@klarnotam/aviation';
import {
  STANDING_THINGS,
  type ActivityCode,
  type Adjunct,
  type Area,
  type Clause,
  type NotamFacts,
  type PhraseCode,
  type Schedule,
} from '@klarnotam/notam';

/** What the statements of place, height and time say, so that a clause need not. */
export interface SaidElsewhere {
  readonly facts: NotamFacts;
  /** The areas read from this clause. */
  readonly areas: readonly Area[];
  /** Whether item E gives any area at all. */
  readonly hasAreas: boolean;
  /** What is told right before the clause: a height alone is how high that is. */
  readonly owner?: ActivityCode | null;
  /** The clause has no statement of its own, so what it adds is said of any area that has it. */
  readonly standsAlone?: boolean;
}

const LATITUDE = /\d{4,6}(?:\.\d+)?[NS]|[NS]\d{4,6}/g;
const DATE = /^(?:(\d{1,2})[ -]([A-Z]{3})(?:[ -](\d{4}|\d{2}))?|([A-Z]{3}) (\d{1,2})(?: (\d{4}))?)$/;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Phrases that head positions, which are said apart. */
const HEADINGS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'lateralLimits',
  'areaNumber',
  'coordinates',
  'connectionRange',
]);

/** `clause` without the adjuncts that `elsewhere` says; null when nothing is left of it. */
export function withoutSaid(clause: Clause, elsewhere: SaidElsewhere): Clause | null {
  if (clause.kind === 'sequence') {
    const clauses = withCauses(clause.clauses).flatMap((part) => withoutSaid(part, elsewhere) ?? []);
    const [only] = clauses;
    if (only === undefined) return null;
    return clauses.length === 1 ? only : { ...clause, clauses };
  }
  if (clause.kind === 'dayLine' || clause.kind === 'weekdayLine') {
    return elsewhere.facts.textSchedule === null ? clause : null;
  }
  if (clause.kind === 'phrase') return HEADINGS.has(clause.phrase) && elsewhere.hasAreas ? null : clause;
  if (!('adjuncts' in clause)) return clause;
  const standsAlone = clause.kind === 'adjuncts';
  const owner = clause.kind === 'activity' ? clause.activity : (elsewhere.owner ?? null);
  const adjuncts = located(clause.adjuncts).filter(
    (adjunct) => !isSaid(adjunct, { ...elsewhere, standsAlone, owner }, clause.kind),
  );
  const isEmpty =
    adjuncts.length === 0 && (clause.kind === 'adjuncts' || (headsPositions(clause) && elsewhere.hasAreas));
  return isEmpty ? null : { ...clause, adjuncts };
}

/** `DUE TO AEROSPACE FLIGHT ACTIVITY, DEBRIS …`: why stands before what, whose it is. */
function withCauses(clauses: readonly Clause[]): readonly Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const takes = clause.kind === 'activity' || clause.kind === 'state' || clause.kind === 'rule';
    if (takes && before?.kind === 'adjuncts' && before.adjuncts.every(({ type }) => type === 'cause')) {
      joined[joined.length - 1] = { ...clause, adjuncts: [...clause.adjuncts, ...before.adjuncts] };
    } else joined.push(clause);
  }
  return joined;
}

/** What tells a position, so that the name behind it is the name of that place. */
const POSITIONAL: ReadonlySet<Adjunct['type']> = new Set<Adjunct['type']>([
  'radius',
  'positions',
  'bounded',
  'bearing',
]);

function located(adjuncts: readonly Adjunct[]): readonly Adjunct[] {
  return adjuncts.map((adjunct, index) => {
    const before = adjuncts[index - 1];
    const isBehind = adjunct.type === 'place' && before !== undefined && POSITIONAL.has(before.type);
    return isBehind ? { ...adjunct, located: true } : adjunct;
  });
}

/** `1. AREA:` heads positions, which are said apart. */
function headsPositions(clause: Clause): boolean {
  if (clause.kind !== 'facilityLine') return false;
  if (clause.facility !== 'area' && clause.facility !== 'areaById') return false;
  return clause.name === null ? clause.heads : /^\d{1,2}[A-Z]?$/.test(clause.name);
}

function isSaid(adjunct: Adjunct, elsewhere: SaidElsewhere, kind: Clause['kind']): boolean {
  const isThing = kind === 'activity' || kind === 'state';
  const isRow = kind === 'areaLine';
  const { facts, areas, hasAreas, owner = null } = elsewhere;
  switch (adjunct.type) {
    case 'radius':
      return adjunct.position === null
        ? areas.some(({ type }) => type === 'circle')
        : holdsPositions(adjunct.position, areas);
    case 'areaName':
      // A number alone says no more than the order of the areas.
      return elsewhere.standsAlone === true && hasAreas && /^\d{1,2}[A-Z]?$/.test(adjunct.name);
    case 'positions':
      return holdsPositions(adjunct.positions, areas);
    case 'bounded':
    case 'corridor':
      return adjunct.positions === null ? hasAreas : holdsPositions(adjunct.positions, areas);
    case 'arc':
      return areas.some(({ type, complete }) => type === 'polygon' && complete);
    case 'simple':
      return (
        adjunct.code === 'asFollows' ||
        ((adjunct.code === 'backToStart' || adjunct.code === 'areaBetweenPoints') && hasAreas)
      );
    case 'heights':
      return !isThing && owner === null && isHeightSaid(null, adjunct.heights, elsewhere);
    case 'upTo':
      if (owner === null) return isHeightSaid(null, adjunct.heights, elsewhere);
      // How high a crane is belongs to it; how high a flight goes is that of the area only where items F and G say the same.
      return (
        !STANDING_THINGS.has(owner) &&
        isHeightSaid(null, adjunct.heights, { ...elsewhere, areas: [], standsAlone: false })
      );
    case 'range':
      // A row of a table keeps its heights: others in it have others.
      return !isRow && isHeightSaid(adjunct.lower, adjunct.upper, elsewhere);
    case 'hours':
      return areHoursSaid(facts, [adjunct]);
    case 'weekdays':
      return facts.textSchedule !== null;
    case 'fromDate':
      return isDay(adjunct.date, facts.validFrom);
    case 'untilDate':
      return isDay(adjunct.date, facts.validTo);
    default:
      return false;
  }
}

/** Whether the areas hold as many corners as are printed; a ring prints its first one twice. */
function holdsPositions(printed: string, areas: readonly Area[]): boolean {
  if (areas.length === 0 || areas.some(({ complete, role }) => !complete || role !== 'hazard')) return false;
  const held = areas.reduce((sum, area) => sum + cornersOf(area), 0);
  return (printed.match(LATITUDE)?.length ?? 0) <= held + 1;
}

function cornersOf(area: Area): number {
  if (area.type === 'polygon') return area.points.length;
  return area.type === 'corridor' ? area.path.length : 1;
}

type PrintedHours = Pick<Extract<Adjunct, { readonly type: 'hours' }>, 'from' | 'to'>;

/** Whether `hours` are those of the whole notice, on each of its days. */
export function areHoursSaid(facts: NotamFacts, hours: readonly PrintedHours[]): boolean {
  const [only] = hours;
  if (only === undefined) return false;
  return (
    [facts.schedule, facts.textSchedule].some((schedule) => givesHours(schedule, hours)) ||
    (hours.length === 1 && isWholePeriod(facts, only.from, only.to))
  );
}

function isHeightSaid(lower: Height | null, upper: readonly Height[], elsewhere: SaidElsewhere): boolean {
  const { facts, areas, standsAlone } = elsewhere;
  return [facts, ...(standsAlone ? facts.areas : areas)].some(
    (limits) =>
      (lower === null || sameHeight(lower, limits.lower)) &&
      upper.length === 1 &&
      upper.every((height) => sameHeight(height, limits.upper)),
  );
}

/** The same value, unit and datum; the ground is the ground however it is called. */
export function sameHeight(one: Height | null, other: Height | null): boolean {
  if (one === null || other === null) return one === other;
  if (isGround(one) && isGround(other)) return true;
  if (one.reference === 'unl' || other.reference === 'unl') return one.reference === other.reference;
  return one.value === other.value && one.unit === other.unit && one.reference === other.reference;
}

/** Ground or water level. */
export function isGround(height: Height): boolean {
  return height.value === 0 && (height.reference === 'sfc' || height.reference === 'agl');
}

function givesHours(schedule: Schedule | null, hours: readonly PrintedHours[]): boolean {
  if (schedule?.status !== 'complete' || !schedule.intervals?.length) return false;
  const given = new Set(
    schedule.intervals.map((interval) => `${clock(interval.from)} ${clock(interval.to)}`),
  );
  return given.size === hours.length && hours.every(({ from, to }) => given.has(`${from} ${to}`));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the notice lasts from one clock time to the other, on one day or over midnight. */
function isWholePeriod({ validFrom, validTo, schedule }: NotamFacts, from: string, to: string): boolean {
  if (validFrom === null || validTo === null || schedule !== null) return false;
  const lasts = Date.parse(validTo) - Date.parse(validFrom);
  return lasts < DAY_MS && clock(validFrom) === from && clock(validTo) === to;
}

/** `0730`, as telegrams write it. */
function clock(instant: string): string {
  return instant.slice(11, 13) + instant.slice(14, 16);
}

function isDay(printed: string, instant: string | null): boolean {
  const [, day, month, year, name, date, full] = DATE.exec(printed) ?? [];
  const index = MONTHS.indexOf(month ?? name ?? '');
  if (index === -1 || instant === null) return false;
  const of = year ?? full;
  const sameYear = of === undefined || instant.slice(4 - of.length, 4) === of;
  return (
    sameYear &&
    Number(instant.slice(5, 7)) === index + 1 &&
    Number(instant.slice(8, 10)) === Number(day ?? date)
  );
}
