import type { Area, AreaShape, NotamFacts } from '../../facts.ts';
import type { Flight, FlightSurroundings } from '../flight.ts';

/** A notice that is active all day on 1 July 2026, from the ground up, with these areas. */
export function noticeWith(parts: Partial<NotamFacts> = {}): NotamFacts {
  return {
    id: 'A0001/26',
    kind: 'new',
    refersTo: null,
    format: 'icao',
    qualifier: null,
    locations: ['ENOR'],
    validFrom: '2026-07-01T00:00:00Z',
    validTo: '2026-07-02T00:00:00Z',
    permanent: false,
    estimated: false,
    schedule: null,
    textSchedule: null,
    text: 'DANGER AREA ACT',
    lower: { value: 0, unit: 'ft', reference: 'sfc' },
    upper: { value: null, unit: 'ft', reference: 'unl' },
    areas: [],
    contacts: [],
    rating: { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }] },
    unread: [],
    problems: [],
    ...parts,
  };
}

export function areaOf(
  shape: AreaShape,
  parts: Partial<Pick<Area, 'role' | 'complete' | 'lower' | 'upper'>> = {},
): Area {
  return { source: 'text', role: 'hazard', complete: true, lower: null, upper: null, ...shape, ...parts };
}

/** From 10 to 12 UTC that day, 500 m around Oslo, up to 120 m. */
export const FLIGHT: Flight = {
  place: { position: { lat: 59.9, lon: 10.75 } },
  radiusM: 500,
  from: '2026-07-01T10:00:00Z',
  to: '2026-07-01T12:00:00Z',
  maxHeightM: 120,
};

export const SURROUNDINGS: FlightSurroundings = {
  ground: null,
  aerodromeAt: () => null,
  decodedAt: '2026-07-01T00:00:00Z',
  replacedBy: null,
};
