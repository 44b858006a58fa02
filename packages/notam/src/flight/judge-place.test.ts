import { destination, type Position } from '@klarnotam/aviation';
import { describe, expect, test } from 'vitest';
import type { AreaShape, NotamFacts, Qualifier } from '../facts.ts';
import type { Flight, FlightSurroundings } from './flight.ts';
import { judgeFlight } from './judge-flight.ts';
import { areaOf, FLIGHT, noticeWith, SURROUNDINGS } from './testing/notice-facts.ts';

const OSLO: Position = { lat: 59.9, lon: 10.75 };
const NM = 1852;

function judged(
  facts: Partial<NotamFacts>,
  flight: Partial<Flight> = {},
  around: Partial<FlightSurroundings> = {},
) {
  const { verdict, reasons } = judgeFlight({ ...FLIGHT, ...flight }, noticeWith(facts), {
    ...SURROUNDINGS,
    ...around,
  });
  return {
    verdict,
    place: reasons.find((reason) => 'area' in reason || 'distanceM' in reason) ?? reasons[0],
    reasons,
  };
}
const shape = (one: AreaShape, flight: Partial<Flight> = {}) => judged({ areas: [areaOf(one)] }, flight);
const square = (centre: Position, halfNm: number): AreaShape => ({
  type: 'polygon',
  points: [45, 135, 225, 315].map((deg) => destination(centre, deg, halfNm * Math.SQRT2)),
});

describe('what is drawn is told exactly', () => {
  const at = (nm: number): Position => destination(OSLO, 90, nm);

  test.each<[string, AreaShape]>([
    ['circle', { type: 'circle', centre: at(10), radiusNm: 5 }],
    ['polygon', square(at(10), 5)],
    ['corridor', { type: 'corridor', path: [at(5 + 1), at(20)], widthNm: 2 }],
    ['sector', { type: 'sector', centre: at(10), radiusNm: 5, fromDeg: 180, toDeg: 0 }],
  ])('%s: the distance to its edge, less the radius of the flight, and the bearing', (_, one) => {
    const { verdict, place } = shape(one);
    expect(verdict).toBe('doesNot');
    if (place?.code !== 'awayFromArea') throw new Error(place?.code);
    const exactM = 5 * NM - 500;
    expect(place.distanceM).toBeLessThanOrEqual(exactM);
    expect(place.distanceM).toBeGreaterThan(exactM - 200);
    expect(Math.abs(place.bearingDeg - 90)).toBeLessThan(3);
  });

  test('a sector does not reach behind its centre', () => {
    const sector = { type: 'sector', centre: at(5), radiusNm: 10, fromDeg: 45, toDeg: 135 } as const;
    expect(shape(sector).verdict).toBe('doesNot');
    expect(shape({ ...sector, fromDeg: 225, toDeg: 315 }).verdict).toBe('touches');
    expect(shape({ ...sector, toDeg: 45 }).verdict).toBe('touches');
  });

  test('inside touches, at 1.2 km is near', () => {
    expect(shape({ type: 'circle', centre: at(1), radiusNm: 3 }).verdict).toBe('touches');
    const near = shape({ type: 'circle', centre: at(3), radiusNm: 3 - (1200 + 500) / NM });
    expect(near).toMatchObject({ verdict: 'near', place: { code: 'awayFromArea' } });
  });

  test('a long edge may be a great circle or a parallel: both count', () => {
    const north = (lat: number): AreaShape => ({
      type: 'polygon',
      points: [
        { lat, lon: 0 },
        { lat, lon: 21.5 },
        { lat: 50, lon: 21.5 },
        { lat: 50, lon: 0 },
      ],
    });
    // The great circle from 0 to 21.5 degrees east passes some 60 km north of the parallel at 10.75 east.
    expect(shape(north(59.5)).verdict).toBe('touches');
    expect(shape(north(59.95)).verdict).toBe('touches');
    expect(shape(north(58)).verdict).toBe('doesNot');
  });

  test('several areas: the one that concerns the flight most, by its own limits', () => {
    const high = { value: 3000, unit: 'm', reference: 'agl' } as const;
    const areas = [
      areaOf({ type: 'circle', centre: OSLO, radiusNm: 5 }, { lower: high }),
      areaOf({ type: 'circle', centre: at(3), radiusNm: 1 }),
    ];
    const { verdict, reasons } = judged({ areas });
    expect(verdict).toBe('near');
    expect(reasons[0]).toMatchObject({ code: 'awayFromArea', area: 1 });
    const alone = { areas: areas.slice(0, 1), lower: high };
    expect(judged(alone).reasons[0]).toMatchObject({ code: 'beginsAbove', tells: 'doesNot' });
  });

  test('of areas that are all far above, the one over the flight is named', () => {
    const lower = { value: 5000, unit: 'm', reference: 'agl' } as const;
    const areas = [at(60), OSLO].map((centre) => areaOf({ type: 'circle', centre, radiusNm: 5 }));
    const { verdict, reasons } = judged({ areas, lower });
    expect(verdict).toBe('doesNot');
    expect(reasons).toContainEqual({ code: 'insideArea', area: 1, tells: 'touches' });
  });

  test('a base below those of all areas counts for them all', () => {
    const areas = [
      areaOf(
        { type: 'circle', centre: OSLO, radiusNm: 5 },
        { lower: { value: 3000, unit: 'm', reference: 'agl' } },
      ),
    ];
    expect(judged({ areas }).verdict).toBe('touches');
  });
});

describe('anywhere on earth', () => {
  const flight = (lat: number, lon: number): Partial<Flight> => ({ place: { position: { lat, lon } } });

  test('over the date line', () => {
    const area = square({ lat: 10, lon: 179.95 }, 10);
    expect(shape(area, flight(10, -179.95)).verdict).toBe('touches');
    expect(shape(area, flight(10, 179.9)).verdict).toBe('touches');
    expect(shape(area, flight(10, -179)).verdict).toBe('doesNot');
    expect(shape(area, flight(10, 0)).verdict).toBe('doesNot');
    const line: AreaShape = {
      type: 'corridor',
      path: [
        { lat: 10, lon: 179 },
        { lat: 10, lon: -179 },
      ],
      widthNm: 2,
    };
    expect(shape(line, flight(10, 180)).verdict).toBe('touches');
    expect(shape(line, flight(10, 0)).verdict).toBe('doesNot');
  });

  test('around a pole', () => {
    const ring: AreaShape = {
      type: 'polygon',
      points: [0, 60, 120, 180, -120, -60].map((lon) => ({ lat: 88, lon })),
    };
    expect(shape(ring, flight(90, 0)).verdict).toBe('touches');
    expect(shape(ring, flight(89, 33)).verdict).toBe('touches');
    expect(shape(ring, flight(86, 33)).verdict).toBe('doesNot');
    expect(
      shape({ type: 'circle', centre: { lat: -90, lon: 0 }, radiusNm: 30 }, flight(-89.7, 140)).verdict,
    ).toBe('touches');
  });
});

describe('flights that are areas', () => {
  const points = [45, 135, 225, 315].map((deg) => destination(OSLO, deg, 3));
  const flight = { place: { points }, radiusM: 0 };

  test('hold what lies in them, and touch what crosses them', () => {
    expect(shape({ type: 'circle', centre: OSLO, radiusNm: 0.1 }, flight).verdict).toBe('touches');
    expect(shape(square(OSLO, 0.2), flight).verdict).toBe('touches');
    const across = {
      type: 'polygon',
      points: [270, 271, 90, 89].map((deg) => destination(OSLO, deg, 20)),
    } as const;
    expect(shape(across, flight).verdict).toBe('touches');
    expect(shape({ type: 'circle', centre: destination(OSLO, 0, 9), radiusNm: 2 }, flight).verdict).toBe(
      'doesNot',
    );
  });

  test('with a dent do not touch what lies in it', () => {
    const dented = {
      place: { points: [...points.slice(0, 3), destination(OSLO, 270, 0.1), ...points.slice(3)] },
      radiusM: 0,
    };
    const inDent = { type: 'circle', centre: destination(OSLO, 270, 1.6), radiusNm: 0.1 } as const;
    expect(shape(inDent, dented).verdict).toBe('near');
    expect(shape(inDent, flight).verdict).toBe('touches');
  });

  test('that cross themselves stand for all the area around their corners', () => {
    const [a, b, c, d] = points as [Position, Position, Position, Position];
    const bow = { place: { points: [a, c, b, d] }, radiusM: 0 };
    const between = { type: 'circle', centre: destination(OSLO, 0, 1.5), radiusNm: 0.1 } as const;
    expect(shape(between, bow).verdict).toBe('touches');
  });
});

describe('what leaves it open', () => {
  const far = destination(OSLO, 90, 100);

  test('a part that is taken out is near, never milder', () => {
    const areas = [
      areaOf({ type: 'circle', centre: OSLO, radiusNm: 30 }),
      areaOf({ type: 'circle', centre: OSLO, radiusNm: 10 }, { role: 'excluded' }),
    ];
    expect(judged({ areas })).toMatchObject({ verdict: 'near', place: { code: 'insideExcluded' } });
    expect(judged({ areas }, { radiusM: 20_000 }).verdict).toBe('touches');
  });

  test('a border that is not known whole, and places that were not read, keep nothing away', () => {
    const incomplete = areaOf({ type: 'circle', centre: far, radiusNm: 1 }, { complete: false });
    expect(judged({ areas: [incomplete] })).toMatchObject({
      verdict: 'cannotTell',
      place: { code: 'areaIncomplete' },
    });
    const problems = [{ field: 'areas', code: 'unreadableCoordinate', from: 0, to: 1 }];
    const areas = [areaOf({ type: 'circle', centre: far, radiusNm: 1 })];
    expect(judged({ areas, problems }).verdict).toBe('cannotTell');
    expect(judged({ areas }).verdict).toBe('doesNot');
  });

  test('a point says not how far around it; what stands there does', () => {
    const point = areaOf({ type: 'point', position: destination(OSLO, 0, 4) });
    expect(judged({ areas: [point] }).verdict).toBe('cannotTell');
    const obstacle = { qualifier: qualifierAt(point, { subject: 'OB', radiusNm: 1 }), areas: [point] };
    expect(judged(obstacle).verdict).toBe('doesNot');
    const area = areaOf({ type: 'point', position: OSLO });
    expect(judged({ areas: [area] }).verdict).toBe('touches');
  });

  test('an area far from the circle of its own Q line: the flight must be far from both', () => {
    const areas = [areaOf({ type: 'circle', centre: far, radiusNm: 1 })];
    const here = qualifierAt(areaOf({ type: 'point', position: OSLO }), { radiusNm: 5 });
    expect(judged({ areas, qualifier: here }).verdict).toBe('cannotTell');
  });
});

function qualifierAt(area: ReturnType<typeof areaOf>, parts: Partial<Qualifier>): Qualifier {
  return {
    fir: 'ENOR',
    code: null,
    subject: 'RD',
    condition: null,
    traffic: [],
    purpose: [],
    scope: ['W'],
    lowerFl: 0,
    upperFl: 999,
    centre: area.type === 'point' ? area.position : null,
    radiusNm: 5,
    ...parts,
  };
}

describe('a notice that draws nothing', () => {
  const q = (nm: number, parts: Partial<Qualifier> = {}): Qualifier =>
    qualifierAt(areaOf({ type: 'point', position: destination(OSLO, 90, nm) }), parts);

  test('is never told to touch, and an area that is only named is never told apart', () => {
    expect(judged({ qualifier: q(1) })).toMatchObject({
      verdict: 'cannotTell',
      place: { code: 'insideSearchCircle' },
    });
    expect(judged({ qualifier: q(500) })).toMatchObject({
      verdict: 'cannotTell',
      place: { code: 'awayFromSearchCircle' },
    });
    expect(judged({ qualifier: q(500, { radiusNm: 999 }) }).reasons[0]?.code).toBe('placeUnknown');
    expect(judged({}).reasons[0]?.code).toBe('placeUnknown');
  });

  test('about an aerodrome is told where its table and the Q line agree', () => {
    const about = { qualifier: q(12, { subject: 'MR', scope: ['A'] }), locations: ['ENXX'] };
    const knows = { aerodromeAt: () => destination(OSLO, 90, 12) };
    expect(judged(about, {}, knows)).toMatchObject({ verdict: 'cannotTell' });
    const farther = { qualifier: q(30, { subject: 'MR', scope: ['A'] }), locations: ['ENXX'] };
    expect(judged(farther, {}, { aerodromeAt: () => destination(OSLO, 90, 30) }).verdict).toBe('doesNot');
    expect(judged(farther, {}, { aerodromeAt: () => destination(OSLO, 270, 30) }).verdict).toBe('cannotTell');
    expect(judged(farther).verdict).toBe('cannotTell');
  });
});

test.each(['NOT BE WHOLLY CONTAINED WI LATERAL DIMENSION AS NOTIFIED', 'WI RADIUS 5NM'])(
  'beside its area it may apply: %s',
  (words) => {
    const polygon = areaOf(square(destination(OSLO, 90, 6), 1));
    expect(judged({ areas: [polygon] }).verdict).toBe('doesNot');
    expect(judged({ areas: [polygon], text: `MET BALLOON ${words}` }).verdict).toBe('cannotTell');
  },
);
