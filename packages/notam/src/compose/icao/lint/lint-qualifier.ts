import { distanceNm, type Position } from '@klarnotam/aviation';
import type { NotamFacts } from '../../../facts.ts';
import { isCancellation } from './lint-message.ts';
import type { CutRequest } from './cut-request.ts';
import type { LintCode, LintFinding } from './finding.ts';

const CENTRE = /^([0-8]\d[0-5]\d|9000)[NS]((?:0\d\d|1[0-7]\d)[0-5]\d|18000)[EW]/;
const LEVEL = /^\d{3}$/;
const MAX_LOCATIONS = 7;
/** The pairs of the selection criteria for unmanned aircraft, and their cancelling. */
const CODES = { issued: ['QWULW'], cancelled: ['QWUCN', 'QWUXX'] };

/** Feet of a limit in items F and G; null where it is none above the sea. */
function limitFt(text: string | undefined): number | null {
  if (/^(?:SFC|GND)$/.test(text ?? '')) return 0;
  const match = /^(\d{1,6})\s?FT AMSL$/.exec(text ?? '');
  return match === null ? null : Number(match[1]);
}

/** The corners of an area, and how far it goes around them. */
function reachOf(facts: NotamFacts): { readonly points: readonly Position[]; readonly radiusNm: number } {
  const points = facts.areas.flatMap((area): readonly Position[] => {
    if (area.source === 'qualifier') return [];
    if (area.type === 'polygon') return area.points;
    if (area.type === 'circle') return [area.centre];
    return area.type === 'point' ? [area.position] : [];
  });
  const circle = facts.areas.find((area) => area.type === 'circle' && area.source !== 'qualifier');
  return { points, radiusNm: circle?.type === 'circle' ? circle.radiusNm : 0 };
}

function lintCircle(facts: NotamFacts, printed: string): LintFinding[] {
  const { centre, radiusNm } = facts.qualifier ?? {};
  if (!centre || radiusNm === null || radiusNm === undefined) return [];
  const reach = reachOf(facts);
  const isCovered = reach.points.every(
    (point) => distanceNm(centre, point) + reach.radiusNm <= radiusNm + 0.05,
  );
  return isCovered ? [] : [{ code: 'circleTooSmall', item: 'Q', found: printed }];
}

function lintLevels(request: CutRequest, lower: string, upper: string): LintFinding[] {
  const found = `${lower}/${upper}`;
  if (!LEVEL.test(lower) || !LEVEL.test(upper)) return [{ code: 'qualifierLevel', item: 'Q', found }];
  if (Number(lower) > Number(upper)) return [{ code: 'qualifierLevelsTurned', item: 'Q', found }];
  const [floor, ceiling] = [limitFt(request.items.F), limitFt(request.items.G)];
  return [
    ...(floor !== null && Number(lower) !== Math.floor(floor / 100)
      ? [{ code: 'lowerLevelNotOfF', item: 'Q', found: lower } as const]
      : []),
    ...(ceiling !== null && Number(upper) !== Math.ceil(ceiling / 100)
      ? [{ code: 'upperLevelNotOfG', item: 'Q', found: upper } as const]
      : []),
  ];
}

/** The Q line, and what it has in common with the rest. */
export function lintQualifier(request: CutRequest, facts: NotamFacts | null): LintFinding[] {
  const line = request.items.Q;
  if (line === undefined) return [];
  const fields = line.split('/');
  if (fields.length !== 8 || fields.some((field) => field === ''))
    return [{ code: 'qualifierIncomplete', item: 'Q', found: line }];
  const [fir = '', code = '', traffic = '', purpose = '', scope = '', lower = '', upper = '', circle = ''] =
    fields;
  const unless = (holds: boolean, found: LintCode, words: string): LintFinding[] =>
    holds ? [] : [{ code: found, item: 'Q', found: words }];
  const radius = circle.slice(11);
  return [
    ...unless(/^[A-Z]{4}$/.test(fir), 'qualifierFir', fir),
    ...unless(CODES[isCancellation(request) ? 'cancelled' : 'issued'].includes(code), 'qualifierCode', code),
    ...unless(traffic === 'IV', 'qualifierTraffic', traffic),
    ...unless(purpose === 'BO', 'qualifierPurpose', purpose),
    ...unless(scope === 'W' || scope === 'AW', 'qualifierScope', scope),
    ...lintLevels(request, lower, upper),
    ...unless(CENTRE.test(circle), 'qualifierCentre', circle),
    ...unless(/^\d{3}$/.test(radius) && radius !== '000', 'qualifierRadius', radius),
    ...(facts === null ? [] : lintCircle(facts, circle)),
    ...lintLocations(request, fir, scope),
  ];
}

/** Item A beside region and scope: regions for W, one aerodrome of the region for AW (ICAO Doc 8126). */
function lintLocations({ items }: CutRequest, fir: string, scope: string): LintFinding[] {
  const text = items.A;
  if (text === undefined) return [];
  const locations = text.split(/\s+/);
  const finding = (code: LintCode): LintFinding[] => [{ code, item: 'A', found: text }];
  if (!locations.every((location) => /^[A-Z]{4}$/.test(location))) return finding('locationForm');
  if (locations.length > MAX_LOCATIONS) return finding('tooManyLocations');
  const isRegion = locations.length > 1 || locations[0] === fir;
  if ((scope === 'W') !== isRegion) return finding('scopeNotOfLocation');
  const isOfRegion =
    locations.every((location) => location.slice(0, 2) === fir.slice(0, 2)) &&
    locations.length > 1 === fir.endsWith('XX');
  return isOfRegion ? [] : finding('firNotOfLocation');
}
