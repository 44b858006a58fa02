import { destination, distanceNm, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import type { Elevations } from '../../ports/elevations.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { briefingsOn } from '../briefing/testing/briefing-context.ts';
import type { PlacesContext } from './places-context.ts';
import { readFlightGround } from './read-flight-ground.ts';
import { CIRCLE_SPACING_SHARE, sampleCircle } from './sample-area.ts';

const BERGEN: Position = { lat: 60.39, lon: 5.32 };
const world = vi.fn<Elevations['heightsM']>();
const norwegian = vi.fn<Elevations['heightsM']>();
const elevations = (name: string, heightsM: Elevations['heightsM']): Elevations => ({
  name,
  source: { name, attribution: '', url: null },
  maxPositions: 50,
  heightsM,
});

let db: TestDatabase;
let context: PlacesContext;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.database.deleteFrom('kept_answers').execute();
  world.mockReset().mockImplementation((positions) => Promise.resolve(positions.map((_, index) => index)));
  norwegian.mockReset().mockImplementation((positions) => Promise.resolve(positions.map(() => 100)));
  context = {
    ...briefingsOn(db.database, { elevations: elevations('world', world) }).places,
    norwegianElevations: elevations('norwegian', norwegian),
  };
});

const ground = (place: Parameters<typeof readFlightGround>[1]['place'], radiusM = 1_000) =>
  readFlightGround(context, { place, radiusM });

test('the highest and the lowest of the samples, and how far apart these are', async () => {
  expect(await ground({ position: BERGEN })).toEqual({ highestM: 100, lowestM: 100, spacingM: 250 });
  expect(await ground({ position: { lat: 46.5, lon: 9.9 } })).toEqual({
    highestM: 42,
    lowestM: 0,
    spacingM: 250,
  });
  expect(await ground({ position: BERGEN }, 0)).toEqual({ highestM: 100, lowestM: 100, spacingM: 0 });
});

test('of an area the circle around it, over the 180th meridian too', async () => {
  const seen: Position[] = [];
  world.mockImplementation((positions) => {
    seen.push(...positions);
    return Promise.resolve(positions.map(() => 5));
  });
  const found = await ground(
    {
      points: [
        { lat: 52, lon: 179.99 },
        { lat: 52, lon: -179.99 },
      ],
    },
    100,
  );
  expect(found?.highestM).toBe(5);
  expect(seen.length).toBeGreaterThan(40);
  for (const { lon } of seen) expect(Math.abs(lon)).toBeGreaterThan(179.9);
});

test('at a pole too', async () => {
  expect(await ground({ position: { lat: -90, lon: 0 } }, 5_000)).toMatchObject({ spacingM: 1_250 });
});

test('the world’s heights where the Norwegian service has none', async () => {
  norwegian.mockImplementation((positions) =>
    Promise.resolve(positions.map((_, index) => (index === 3 ? null : 900))),
  );
  expect(await ground({ position: BERGEN })).toMatchObject({ highestM: 42, lowestM: 0 });
});

test('nothing where one sample has no height, no service answers, or the flight is wide', async () => {
  norwegian.mockRejectedValue(new OutsideServiceError('away'));
  world.mockImplementation((positions) =>
    Promise.resolve(positions.map((_, index) => (index === 3 ? null : 900))),
  );
  expect(await ground({ position: BERGEN })).toBeNull();
  world.mockRejectedValue(new OutsideServiceError('away'));
  expect(await ground({ position: { lat: 50, lon: 9 } })).toBeNull();
  world.mockClear();
  expect(await ground({ position: BERGEN }, 10_001)).toBeNull();
  expect(await ground({ points: [BERGEN, { lat: 61, lon: 5 }] }, 0)).toBeNull();
  expect(world).not.toHaveBeenCalled();
});

test('no place of a circle is farther from a sample than is said', () => {
  const radiusM = 8_000;
  const samples = sampleCircle(BERGEN, radiusM);
  for (let deg = 0; deg < 360; deg += 1) {
    for (let share = 0; share <= 1; share += 0.02) {
      const at = destination(BERGEN, deg, (radiusM * share) / METRES_PER_NAUTICAL_MILE);
      const nearestM = Math.min(...samples.map((one) => distanceNm(one, at))) * METRES_PER_NAUTICAL_MILE;
      expect(nearestM).toBeLessThan(radiusM * CIRCLE_SPACING_SHARE);
    }
  }
});
