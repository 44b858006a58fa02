import { firName, type Height, type Span } from '@klarnotam/aviation';
import {
  isSubject,
  STANDING_THINGS,
  subjectCategory,
  type Area,
  type Clause,
  type DecodedNotam,
  type NotamFacts,
  type RatingLevel,
} from '@klarnotam/notam';
import type { TextPart } from './read-text.ts';
import { signsOf } from './area-signs.ts';
import { isGround, sameHeight } from './said-by-facts.ts';
import type {
  AreaStatement,
  EventStatement,
  LimitsStatement,
  NamedArea,
  PlaceStatement,
} from './statements.ts';

/** Indicators that stand for no single place: `EDXX`. */
const NO_PLACE = /XX$/;
const CONCERNS_DRONES: ReadonlySet<RatingLevel> = new Set<RatingLevel>([
  'forbidden',
  'restricted',
  'caution',
]);

/** Where by name: item A, or the region of the Q line. */
export function composePlace(
  decoded: DecodedNotam,
  names: readonly string[],
  events: readonly EventStatement[] = [],
): PlaceStatement {
  const { facts, spans } = decoded;
  const { locations, qualifier } = facts;
  const all = locations.length > 0 ? locations : qualifier?.fir ? [qualifier.fir] : [];
  const codes = all.filter((code) => !NO_PLACE.test(code));
  return {
    codes,
    kind: kindOf(facts, codes),
    names: [...new Set(names)],
    namesInEvents: events.flatMap((event) => (event.type === 'clause' ? namesIn(event.clause) : [])),
    span: spans.locations ?? null,
    isElsewhere:
      names.length > 0 ||
      facts.areas.some(({ source }) => source === 'text') ||
      // A danger area is no part of the aerodrome beside it.
      categoryOf(facts) === 'restrictedAirspace' ||
      events.some((event) => event.type === 'clause' && namesPlace(event.clause)),
    isNamedInEvents: events.some(
      (event) => event.type === 'clause' && (namesAirspace(event.clause) || isOfRegion(event.clause)),
    ),
    withoutArea: composeSearchArea(decoded),
  };
}

function categoryOf({ qualifier }: NotamFacts): ReturnType<typeof subjectCategory> | null {
  const subject = qualifier?.subject ?? null;
  return subject !== null && isSubject(subject) ? subjectCategory(subject) : null;
}

function namesIn(clause: Clause): readonly string[] {
  if (clause.kind === 'sequence') return clause.clauses.flatMap(namesIn);
  if (clause.kind !== 'activity' && clause.kind !== 'state') return [];
  return clause.adjuncts.flatMap((adjunct) => (adjunct.type === 'place' ? adjunct.name : []));
}

function namesPlace(clause: Clause): boolean {
  if (clause.kind === 'sequence') return clause.clauses.some(namesPlace);
  if (clause.kind !== 'activity') return false;
  return clause.adjuncts.some(({ type }) => type === 'place' || type === 'positions');
}

/** Whether the airspace of which `clause` tells has a name. */
function namesAirspace(clause: Clause): boolean {
  if (clause.kind === 'sequence') return clause.clauses.some(namesAirspace);
  return clause.kind === 'areaLine' || (clause.kind === 'state' && clause.name !== null);
}

/** Advice about the airspace of another State, for which the region of item A only issues it. */
function isOfRegion(clause: Clause): boolean {
  if (clause.kind === 'sequence') return clause.clauses.some(isOfRegion);
  return clause.kind === 'rule' && clause.entered !== undefined;
}

function kindOf({ locations, qualifier }: NotamFacts, codes: readonly string[]): PlaceStatement['kind'] {
  // An aerodrome whose indicator is that of its region lies in it.
  const isOfRegion = (code: string): boolean => code === qualifier?.fir || firName(code) !== null;
  if (locations.length === 0 || codes.every(isOfRegion)) return 'region';
  const scope = qualifier?.scope ?? [];
  if (scope.includes('A')) return 'aerodrome';
  const isRegion = scope.length > 0 && (locations.length > 1 || qualifier?.fir?.endsWith('XX') === true);
  return isRegion ? 'region' : 'other';
}

function composeSearchArea({ facts, spans }: DecodedNotam): PlaceStatement['withoutArea'] {
  const index = facts.areas.findIndex(({ source }) => source === 'qualifier');
  const area = facts.areas[index];
  if (area === undefined) return null;
  const category = categoryOf(facts);
  const span = spans[`areas.${index}`] ?? null;
  // Who need not stay out needs neither borders nor a circle.
  if (!CONCERNS_DRONES.has(facts.rating.level) || category === 'airspace') return null;
  if (category === 'restrictedAirspace') return { type: 'borders', area, span };
  // At an aerodrome the circle only marks the aerodrome, which is named.
  const scope = facts.qualifier?.scope ?? [];
  return scope.length === 1 && scope[0] === 'A' ? null : { type: 'search', area, span };
}

/** The areas of item E, those with the same heights together. */
export function composeAreas(
  { facts, source, spans }: DecodedNotam,
  parts: readonly TextPart[],
  events: readonly EventStatement[],
): readonly AreaStatement[] {
  const names = new Map(
    parts.flatMap(({ areas, reading }) =>
      reading.type === 'areas' && reading.name !== null
        ? areas.map((index) => [index, reading.name] as const)
        : [],
    ),
  );
  const said = heightsSaid(events);
  const hasOwnLimits = ownLimitsIn(facts);
  const signs = names.size > 0 ? new Map<Area, string>() : signsOf(facts, source, spans);
  const groups = new Map<string, { areas: NamedArea[] } & Omit<AreaStatement, 'areas'>>();
  facts.areas.forEach((area, index) => {
    if (area.source === 'qualifier') return;
    const own = hasOwnLimits(area) && !isSaidInEvent(area, said);
    const fromGround = facts.lower !== null && isGround(facts.lower) ? facts.lower : null;
    const [lower, upper] = own ? [area.lower ?? fromGround, area.upper] : [null, null];
    const excluded = area.role === 'excluded';
    const key = JSON.stringify([lower, upper, excluded]);
    const group = groups.get(key) ?? { areas: [], lower, upper, excluded };
    const span = spans[`areas.${index}`] ?? null;
    group.areas.push({
      area,
      name: names.get(index) ?? null,
      corners:
        span !== null && hasNamedPoints(area, source, span)
          ? null
          : cornersOf(area, span && source.slice(span.from, span.to)),
      hasArc: area.type === 'polygon' && span !== null && /\bARC\b/i.test(source.slice(span.from, span.to)),
      sign: signs.get(area) ?? null,
      span,
    });
    groups.set(key, group);
  });
  // What is taken out of an area is said behind it.
  return [...groups.values()].sort((one, other) => Number(one.excluded) - Number(other.excluded));
}

/** A point of the air between positions or beside them: `ETARI - 5500N 02000W`. */
const NAMED_BEFORE = /(?:^|[\s:,-])[A-Z]{5}['’]?\s*-\s*$/;
const NAMED_BEHIND = /^[\s)]*-\s*['‘]?[A-Z]{5}(?![A-Z0-9])/;
/** As far as a name and its hyphen reach. */
const BESIDE = 12;

/** Whether the ring of `area` goes through points that the text only names: its positions alone are another area. */
function hasNamedPoints(area: Area, source: string, { from, to }: Span): boolean {
  if (area.type !== 'polygon') return false;
  return (
    NAMED_BEFORE.test(source.slice(Math.max(0, from - BESIDE), from)) ||
    NAMED_BEHIND.test(source.slice(to, to + BESIDE)) ||
    /-\s*[A-Z]{5}\s*-/.test(source.slice(from, to))
  );
}

const PRINTED_POSITION =
  /\d{4,7}(?:\.\d+)?[NS][/,]*\d{5,8}(?:\.\d+)?[EW]|[NS]\d{4,7}(?:\.\d+)?[/,]*[EW]\d{5,8}(?:\.\d+)?/g;

/** The centre of an arc is no corner. */
const CENTRE = new RegExp(`CENT(?:RED|ERED|RE|ER)(?:ON|AT)?(?:${PRINTED_POSITION.source})`, 'gi');

/** As many corners as are drawn; where an arc is drawn with many more, as many as are printed. */
function cornersOf(area: Area, printed: string | null): number {
  const points = area.type === 'polygon' ? area.points : [];
  const [first] = points;
  const last = points.at(-1);
  const isClosed = points.length > 1 && first?.lat === last?.lat && first?.lon === last?.lon;
  const drawn = points.length - (isClosed ? 1 : 0);
  if (printed === null || !/ARC|CIRCLE|CURVE/i.test(printed)) return drawn;
  // A position may be cut by the end of a line.
  const found = new Set(printed.replace(/\s+/g, '').replace(CENTRE, '').match(PRINTED_POSITION) ?? []);
  return found.size < 3 ? drawn : Math.min(drawn, found.size);
}

/** Items F and G; null where neither is given, or where they are how high the thing is of which an event tells. */
export function composeLimits(
  { facts, spans }: DecodedNotam,
  events: readonly EventStatement[],
): LimitsStatement | null {
  const { lower, upper } = facts;
  if (lower === null && upper === null) return null;
  if (events.some((event) => event.type === 'clause' && isOfRegion(event.clause))) return null;
  const said = heightsSaid(events);
  const isSaid = isSaidInEvent(facts, said) || areLimitsOfAreas(facts, said) || areLimitsOfRows(events);
  return isSaid ? null : { lower, upper, span: spans.lower ?? spans.upper ?? null };
}

/** Whether each area has limits of its own, around which items F and G are only the envelope. */
function areLimitsOfAreas(facts: NotamFacts, said: ReadonlySet<string>): boolean {
  const hasOwnLimits = ownLimitsIn(facts);
  const areas = hazardAreas(facts);
  const isOwn = (area: Area): boolean =>
    hasOwnLimits(area) &&
    !isSaidInEvent(area, said) &&
    area.upper !== null &&
    (area.lower !== null || facts.lower === null || isGround(facts.lower));
  return areas.length > 0 && areas.every(isOwn);
}

/** Whether each row of a table has heights of its own. */
function areLimitsOfRows(events: readonly EventStatement[]): boolean {
  const rows = events.flatMap((event) =>
    event.type === 'clause' && event.clause.kind === 'areaLine' ? event.clause : [],
  );
  return rows.length > 0 && rows.every(({ adjuncts }) => adjuncts.some(({ type }) => type === 'range'));
}

/**
 * Which areas have heights that items F and G do not say. Areas beside each other tell each its own, also those that have what items F and
 * G have. A single area that begins higher than item F does not count: the text may say it of a part or under a condition
 * (`FLIGHT ABOVE FL195 ONLY WHEN …`), and the lower one is on the safe side.
 */
function ownLimitsIn(facts: NotamFacts): (area: Area) => boolean {
  const hazards = hazardAreas(facts);
  if (hazards.length > 1 && hazards.some((area) => differsFromItems(area, facts))) {
    return ({ lower, upper }) => lower !== null || upper !== null;
  }
  return (area) => {
    const { lower } = area;
    const isHigher =
      lower !== null && !isGround(lower) && facts.lower !== null && !sameHeight(lower, facts.lower);
    return differsFromItems(area, facts) && !(hazards.length === 1 && isHigher);
  };
}

function hazardAreas({ areas }: NotamFacts): readonly Area[] {
  return areas.filter(({ source, role }) => source !== 'qualifier' && role === 'hazard');
}

function differsFromItems({ lower, upper }: Area, facts: NotamFacts): boolean {
  if (lower === null && upper === null) return false;
  return !(sameHeight(lower, facts.lower) && sameHeight(upper, facts.upper));
}

function isSaidInEvent(
  { lower, upper }: Pick<NotamFacts, 'lower' | 'upper'>,
  said: ReadonlySet<string>,
): boolean {
  return (lower === null || isGround(lower)) && upper !== null && said.has(keyOf(upper));
}

function keyOf({ value, unit, reference }: Height): string {
  return `${value} ${unit} ${reference}`;
}

/** How high things are, as events say it. */
function heightsSaid(events: readonly EventStatement[]): ReadonlySet<string> {
  const heights = events.flatMap((event) => (event.type === 'clause' ? heightsIn(event.clause) : []));
  return new Set(heights.map(keyOf));
}

function heightsIn(clause: Clause): readonly Height[] {
  if (clause.kind === 'sequence') return clause.clauses.flatMap(heightsIn);
  if (!('adjuncts' in clause)) return [];
  // `AIR DISPLAY … 2000FT AGL` is no more than the highest of it.
  const isAt = clause.kind !== 'activity' || STANDING_THINGS.has(clause.activity);
  return clause.adjuncts.flatMap((adjunct) => {
    // The heights of a row are those of its area alone.
    if (adjunct.type === 'range' && clause.kind !== 'areaLine')
      return isGround(adjunct.lower) ? adjunct.upper : [];
    // Drones fly from the ground: `UAS … HGT 400FT AGL/563FT AMSL` tells all that items F and G do.
    const isPair =
      adjunct.type === 'heights' &&
      adjunct.heights.length > 1 &&
      clause.kind === 'activity' &&
      clause.activity.startsWith('uas');
    return (adjunct.type === 'heights' && (isAt || isPair)) || adjunct.type === 'upTo' ? adjunct.heights : [];
  });
}
