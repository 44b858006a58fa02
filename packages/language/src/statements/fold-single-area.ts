import type { Adjunct, Clause, DecodedNotam, FacilityCode } from '@klarnotam/notam';
import { isGround, sameHeight } from './said-by-facts.ts';
import type { ClauseStatement, EventStatement } from './statements.ts';

/** What heads a list of areas, and what one of them is. */
const ONE_OF: Readonly<Partial<Record<FacilityCode, FacilityCode>>> = {
  // `THE FOLLOWING PENDINE DANGER AREA IS ACTIVATED: EG D117`
  dangerArea: 'dangerArea',
  dangerAreas: 'dangerArea',
  restrictedAreas: 'restrictedArea',
  reservedAreas: 'temporaryReservedArea',
};

/**
 * `THE FOLLOWING ESKMEALS DANGER AREAS ARE ACTIVATED: EG D406A SFC-50000FT AMSL` is one area: a statement of it. Everything stays as it is
 * where the list holds several or something is quoted.
 */
export function foldSingleArea(
  events: readonly EventStatement[],
  facts: DecodedNotam['facts'],
): readonly EventStatement[] {
  if (events.some((event) => event.type === 'quote')) return events;
  const lines = events.filter(isLine);
  const [line] = lines;
  const at = events.findIndex((event) => headOf(event) !== null);
  const told = events[at];
  const head = headOf(told);
  if (line === undefined || lines.length > 1 || head === null || events.indexOf(line) !== at + 1)
    return events;
  const { name, adjuncts } = line.clause;
  const facility = ONE_OF[head.facility];
  if (facility === undefined || name.includes(', ') || line.quotes.length > 0) return events;
  const own = adjuncts.filter((adjunct) => !areLimits(adjunct, facts));
  // Heights from the ground alone are told with what goes on there.
  if (own.some((adjunct) => adjunct.type === 'range' && !isGround(adjunct.lower))) return events;
  const place: readonly Adjunct[] = head.name === null ? [] : [{ type: 'place', name: head.name }];
  const kept = head.adjuncts.filter((adjunct) => adjunct.type !== 'simple' || adjunct.code !== 'asFollows');
  const clause: Clause = { ...head, facility, name, adjuncts: [...place, ...kept, ...own] };
  const span = { from: told?.type === 'clause' ? told.span.from : line.span.from, to: line.span.to };
  const folded: ClauseStatement = { type: 'clause', clause, quotes: [], span };
  return events.flatMap((event, index) => (index === at ? folded : event === line ? [] : event));
}

type State = Extract<Clause, { readonly kind: 'state' }>;
type Line = ClauseStatement & { readonly clause: Extract<Clause, { readonly kind: 'areaLine' }> };

function headOf(event: EventStatement | undefined): State | null {
  if (event?.type !== 'clause' || event.quotes.length > 0 || event.clause.kind !== 'state') return null;
  const { clause } = event;
  return clause.state === 'active' && clause.others.length === 0 && clause.facility in ONE_OF ? clause : null;
}

function isLine(event: EventStatement): event is Line {
  return event.type === 'clause' && event.clause.kind === 'areaLine';
}

/** Whether items F and G say the same. */
function areLimits(adjunct: Adjunct, { lower, upper }: DecodedNotam['facts']): boolean {
  if (adjunct.type !== 'range') return false;
  const [only, ...others] = adjunct.upper;
  return (
    others.length === 0 && sameHeight(adjunct.lower, lower) && only !== undefined && sameHeight(only, upper)
  );
}
