import { toUtcInstant, type Height, type Position } from '@klarnotam/aviation';
import type { Area, AreaShape, NotamFacts, Schedule } from '../../facts.ts';
import type { Flight, FlightGround } from '../flight.ts';
import type { Air } from './sampled-reference.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A flight, a notice, and the world they are in. */
export interface RandomPair {
  readonly flight: Flight;
  readonly facts: NotamFacts;
  /** What is known of the ground. */
  readonly ground: FlightGround | null;
  /** How high it is at its highest below the flight. */
  readonly groundM: number;
  readonly air: Air;
}

const RAD = Math.PI / 180;
const NOW = Date.parse('2026-07-01T12:00:00Z');
const HOUR = 3_600_000;

/** On a plane around `from`; close to the poles by the pole itself. */
function offset(from: Position, bearing: number, nm: number): Position {
  const lat = from.lat + (nm / 60) * Math.cos(bearing * RAD);
  if (lat > 90 || lat < -90)
    return { lat: Math.sign(lat) * (180 - Math.abs(lat)), lon: wrap(from.lon + 180) };
  const cos = Math.max(0.02, Math.cos(((lat + from.lat) / 2) * RAD));
  return { lat, lon: wrap(from.lon + ((nm / 60) * Math.sin(bearing * RAD)) / cos) };
}

function wrap(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

export function randomPair(random: () => number): RandomPair {
  const between = (from: number, to: number): number => from + (to - from) * random();
  const oneOf = <T>(...choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];

  const home: Position = oneOf(
    () => ({ lat: between(-70, 70), lon: between(-180, 180) }),
    () => ({ lat: between(-70, 75), lon: wrap(180 + between(-0.3, 0.3)) }),
    () => ({ lat: between(88.5, 90) * oneOf(1, -1), lon: between(-180, 180) }),
    () => ({ lat: between(57, 71), lon: between(4, 31) }),
  )();
  /** Nautical miles; small and wide areas. */
  const size = oneOf(0.5, 3, 12, 40, 150, 400) * between(0.3, 1);
  const apart = size * oneOf(between(0, 0.6), between(0.5, 1.2), between(0.8, 2));
  const there = offset(home, between(0, 360), apart);

  const ring = (corners: number): Position[] => {
    const turn = between(0, 360);
    return Array.from({ length: corners }, (_, index) =>
      offset(there, turn + (index * 360) / corners + between(-20, 20) / corners, size * between(0.3, 1)),
    );
  };
  const shape = (): AreaShape =>
    oneOf<() => AreaShape>(
      () => ({ type: 'circle', centre: there, radiusNm: size }),
      () => ({ type: 'polygon', points: ring(oneOf(3, 4, 5, 8)) }),
      () => ({ type: 'polygon', points: ring(oneOf(3, 4, 12)) }),
      () => ({ type: 'corridor', path: ring(oneOf(2, 3)), widthNm: size * between(0.02, 0.3) }),
      () => {
        const fromDeg = Math.floor(between(0, 360));
        return {
          type: 'sector',
          centre: there,
          radiusNm: size,
          fromDeg,
          toDeg: (fromDeg + Math.floor(between(5, 355))) % 360,
        };
      },
    )();
  const groundM = oneOf(
    () => 0,
    () => between(0, 400),
    () => between(0, 2_300),
  )();
  const maxHeightM = oneOf(30, 120, 120, 300, 1_000);
  const height = (nearM: number): Height =>
    oneOf<() => Height>(
      () => ({ value: 0, unit: 'ft', reference: 'sfc' }),
      () => ({ value: Math.round(Math.max(0, nearM + between(-100, 600))), unit: 'm', reference: 'agl' }),
      () => ({
        value: Math.max(0, Math.round((groundM + nearM + between(-200, 1_500)) / 0.3048 / 100) * 100),
        unit: 'ft',
        reference: 'amsl',
      }),
      () => ({
        value: Math.max(1, Math.round((groundM + nearM + between(-300, 3_000)) / 30.48)),
        unit: 'fl',
        reference: 'std',
      }),
    )();
  /** Half of the pairs differ in their places alone. */
  const isAlways = random() < 0.5;
  const lower = isAlways
    ? ({ value: 0, unit: 'ft', reference: 'sfc' } as const)
    : random() < 0.1
      ? null
      : height(maxHeightM);
  const area = (): Area => ({
    source: 'text',
    role: 'hazard',
    complete: true,
    lower: null,
    upper: null,
    ...shape(),
  });
  const areas: Area[] = [area()];
  if (random() < 0.3) areas.push(area());
  if (random() < 0.25)
    areas.push({
      ...area(),
      role: 'excluded',
      type: 'circle',
      centre: offset(home, between(0, 360), between(0, 2)),
      radiusNm: between(0.2, 12),
    });

  const from = NOW + Math.round(between(-6, 48)) * HOUR;
  const to = from + Math.ceil(between(0.1, 8)) * HOUR;
  const radiusM = oneOf(0, 100, 500, 2_000, 20_000);
  const flight: Flight = {
    place: oneOf<() => Flight['place']>(
      () => ({ position: home }),
      () => ({ position: home }),
      () => ({
        points: Array.from({ length: oneOf(2, 3, 5) }, (_, index, all = oneOf(3, 5)) =>
          offset(home, 40 + (index * 360) / all, between(0.2, 3)),
        ),
      }),
    )(),
    radiusM,
    from: toUtcInstant(from),
    to: toUtcInstant(to),
    maxHeightM,
  };

  const validFrom = NOW + (isAlways ? -100 : Math.round(between(-72, 20))) * HOUR;
  const validTo = validFrom + (isAlways ? 300 : Math.ceil(between(1, 120))) * HOUR;
  const permanent = random() < 0.1;
  const schedule = (): Schedule => {
    const intervals = Array.from({ length: 4 }, (_, index) => {
      const begin = Math.max(validFrom, NOW) + index * 24 * HOUR + Math.round(between(0, 12)) * HOUR;
      return { from: toUtcInstant(begin), to: toUtcInstant(begin + Math.ceil(between(0.5, 8)) * HOUR) };
    });
    return {
      text: 'DAILY',
      intervals: random() < 0.1 ? null : intervals,
      status: oneOf('complete', 'complete', 'complete', 'partial', 'unknown'),
      listedUntil: permanent || random() < 0.2 ? toUtcInstant(NOW + 60 * HOUR) : null,
    };
  };
  const facts: NotamFacts = {
    id: 'A1234/26',
    kind: 'new',
    refersTo: null,
    format: 'icao',
    qualifier: null,
    locations: ['ENOR'],
    validFrom: random() < 0.05 ? null : toUtcInstant(validFrom),
    validTo: permanent || random() < 0.05 ? null : toUtcInstant(validTo),
    permanent,
    estimated: random() < 0.15,
    schedule: !isAlways && random() < 0.4 ? schedule() : null,
    textSchedule: null,
    text: 'DANGER AREA ACT',
    lower,
    upper: random() < 0.3 ? null : { value: null, unit: 'ft', reference: 'unl' },
    areas,
    contacts: [],
    rating: { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }] },
    unread: [],
    problems: [],
  };
  const spacingM = oneOf(0, 100, 500);
  return {
    flight,
    facts,
    ground:
      random() < 0.5 ? null : { highestM: groundM - spacingM, lowestM: groundM - 2 * spacingM, spacingM },
    groundM,
    air: { coldShare: between(0, 0.19), pressureM: between(-300, 550) },
  };
}
