import type { Position } from '@klarnotam/aviation';
import { composeNotam } from '../compose-notam.ts';
import { radiusNmUp } from '../lengths.ts';
import type { PlannedOperation, RequestSite } from '../operation.ts';
import type { PlannedPeriod } from '../windows.ts';
import { bodySentences } from './body-sentences.ts';
import { byState, chooseFirs, qualifierFir } from './choose-firs.ts';
import type { IcaoProblem, IcaoRemark } from './composed-icao.ts';
import { coveringCircle, formatCircle, MAX_Q_RADIUS_NM, type CoveringCircle } from './covering-circle.ts';
import { heightSentence, limitsOf, type IcaoLimits } from './limits.ts';
import { areaKeyOf } from './site.ts';

/** As positions are printed. */
const toSecond = (degrees: number): number => Math.round(degrees * 3600) / 3600;

/** The circle that covers the area as it is printed; null while there is none. */
function circleOf({ isPolygonMode, location, polygonPoints }: PlannedOperation): CoveringCircle | null {
  const points = isPolygonMode ? polygonPoints : location === null ? [] : [location];
  if (points.length === 0) return null;
  const printed = points.map(({ lat, lng }): Position => ({ lat: toSecond(lat), lon: toSecond(lng) }));
  return coveringCircle(printed, isPolygonMode ? 0 : radiusNmUp(location?.radiusM ?? 0));
}

/** Who publishes a notice of the request, and for where: the Q line and item A. */
export interface RequestAddress {
  /** Of one State. */
  readonly firs: readonly string[];
  /** Item A. */
  readonly locations: readonly string[];
  readonly scope: 'W' | 'AW';
}

/** Where a request is. */
export interface RequestPlace {
  /** One for each State. */
  readonly addresses: readonly RequestAddress[];
  readonly circle: CoveringCircle;
  /** Null: the height of the ground is not known. */
  readonly ground: RequestSite['ground'];
}

export interface Read<Value> {
  /** Null as long as there are problems. */
  readonly value: Value | null;
  readonly problems: readonly IcaoProblem[];
  readonly remarks: readonly IcaoRemark[];
}

function groundRemark({
  highestM,
  marginM,
  source,
  askedOn,
}: NonNullable<RequestSite['ground']>): IcaoRemark {
  return { code: 'groundFrom', highestM, marginM, source, askedOn };
}

function placeRemarks(firs: readonly string[], { aerodromes, ground }: RequestSite): IcaoRemark[] {
  const states = new Set(firs.map((fir) => fir.slice(0, 2)));
  const indicators = aerodromes.map(({ icao }) => icao);
  return [
    ...(states.size > 1 ? [{ code: 'severalStates', firs } as const] : []),
    ...(indicators.length > 0 ? [{ code: 'aerodromeNear', indicators } as const] : []),
    ...(ground === null ? [] : [groundRemark(ground)]),
  ];
}

/** Item A holds regions or one aerodrome, not both (ICAO Doc 8126): the nearest of that State, where there is one region. */
function addressOf(firs: readonly string[], { aerodromes }: RequestSite): RequestAddress {
  const state = firs[0]?.slice(0, 2) ?? '';
  const aerodrome = firs.length === 1 ? aerodromes.find(({ icao }) => icao.startsWith(state)) : undefined;
  return aerodrome === undefined
    ? { firs, locations: firs, scope: 'W' }
    : { firs, locations: [aerodrome.icao], scope: 'AW' };
}

/** Where the operation is; `site` counts only where it is about this area. A form without a place has no place and no problem here. */
export function readPlace(operation: PlannedOperation, site: RequestSite | null): Read<RequestPlace> {
  const circle = circleOf(operation);
  if (circle === null) return { value: null, problems: [], remarks: [] };
  if (site === null || site.areaKey !== areaKeyOf(operation))
    return { value: null, problems: [{ code: 'siteUnknown' }], remarks: [] };
  const tooWide: IcaoProblem[] = circle.radiusNm > MAX_Q_RADIUS_NM ? [{ code: 'areaTooWide' }] : [];
  const chosen = chooseFirs(operation, site);
  if ('problem' in chosen)
    return { value: null, problems: [chosen.problem, ...tooWide], remarks: placeRemarks([], site) };
  const { firs } = chosen;
  const remarks = placeRemarks(firs, site);
  if (tooWide.length > 0) return { value: null, problems: tooWide, remarks };
  const addresses = byState(firs).map((ofState) => addressOf(ofState, site));
  return { value: { addresses, circle, ground: site.ground }, problems: [], remarks };
}

/** What all notices of an operation have in common. */
export interface RequestParts {
  readonly place: RequestPlace;
  readonly limits: IcaoLimits;
  readonly period: PlannedPeriod;
  /** Item E. */
  readonly sentences: readonly string[];
}

/** Of problems that say the same, one. */
function distinct(problems: readonly IcaoProblem[]): IcaoProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Reads a form as far as notices of the ICAO form need it, with all its problems at once. */
export function readRequest(operation: PlannedOperation, site: RequestSite | null): Read<RequestParts> {
  const specified = composeNotam(operation);
  const place = readPlace(operation, site);
  const body = bodySentences(operation);
  const isHere = site !== null && site.areaKey === areaKeyOf(operation);
  const isPoint = !operation.isPolygonMode && operation.location?.radiusM === 0;
  const problems = distinct([
    ...specified.items.flatMap((item) => item.problems),
    ...place.problems,
    ...(isHere && site.ground === null ? [{ code: 'groundUnknown' } as const] : []),
    ...(operation.maxHeightMeters === 0 ? [{ code: 'missingHeight' } as const] : []),
    ...body.problems,
  ]);
  const remarks: IcaoRemark[] = [
    ...specified.warnings,
    ...(isPoint ? [{ code: 'noRadius' } as const] : []),
    ...place.remarks,
    ...body.remarks,
  ];
  const { period } = specified;
  const ground = place.value?.ground ?? null;
  if (problems.length > 0 || place.value === null || ground === null || period === null)
    return { value: null, problems, remarks };
  const limits = limitsOf(operation, ground);
  const sentences = [...body.where, heightSentence(limits), ...body.who];
  return { value: { place: place.value, limits, period, sentences }, problems, remarks };
}

/** The Q line: `code` is its five letters, `levels` its lower and upper level (`000/005`). */
export function qualifierLine(
  { firs, scope }: RequestAddress,
  circle: CoveringCircle,
  code: string,
  levels: string,
): string {
  return [qualifierFir(firs), code, 'IV', 'BO', scope, levels, formatCircle(circle)].join('/');
}
