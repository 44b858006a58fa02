import type { Place } from '@klarnotam/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createBuiltInGeocoder } from '../../adapters/places/built-in-geocoder.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import type { Elevations } from '../../ports/elevations.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { createCircuitBreakers } from './circuit-breakers.ts';
import { describeSurroundings } from './describe-surroundings.ts';
import { findPlaces } from './find-places.ts';
import type { PlacesContext } from './places-context.ts';
import { readElevation } from './read-elevation.ts';
import { readTerrain } from './read-terrain.ts';

const gazetteer = createBuiltInGazetteer();
const HAMAR: Place = { displayName: 'Hamar', lat: 60.79, lng: 11.07, kind: 'place' };
/** A second, less what a busy machine lets the first of two start late. */
const APART_MS = 700;
const failing = () => Promise.reject(new OutsideServiceError('away'));

let db: TestDatabase;
let context: PlacesContext;
const onFailure = vi.fn();
const search = vi.fn<Geocoder['find']>();
const suggest = vi.fn<Geocoder['find']>();
const norwegian = vi.fn<Elevations['heightsM']>();
const world = vi.fn<Elevations['heightsM']>();

const source = (name: string) => ({ name, attribution: `© ${name}`, url: null });
const geocoder = (name: string, find: Geocoder['find']): Geocoder => ({ name, source: source(name), find });
const elevations = (name: string, heightsM: Elevations['heightsM']): Elevations => ({
  name,
  source: source(name),
  maxPositions: 50,
  heightsM,
});

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.database.deleteFrom('kept_answers').execute();
  await db.database.deleteFrom('rate_limits').execute();
  for (const mock of [onFailure, search, suggest, norwegian, world]) mock.mockReset();
  search.mockResolvedValue([HAMAR]);
  suggest.mockResolvedValue([HAMAR]);
  norwegian.mockImplementation((positions) => Promise.resolve(positions.map(({ lat }) => lat)));
  world.mockImplementation((positions) => Promise.resolve(positions.map(() => 7)));
  vi.useFakeTimers({ toFake: ['Date'] });
  context = {
    database: db.database,
    gazetteer,
    timeZones: geoTz,
    builtIn: createBuiltInGeocoder(gazetteer),
    search: geocoder('search', search),
    suggestions: geocoder('suggest', suggest),
    norwegianElevations: elevations('norwegian', norwegian),
    worldElevations: elevations('world', world),
    callService: createCircuitBreakers({ openMs: 20_000, onFailure }),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const find = (q: string, purpose: 'search' | 'suggest' = 'search') =>
  findPlaces(context, { q, for: purpose });

describe('finding places', () => {
  test('asks one service while somebody types and another when they ask', async () => {
    expect(await find(' Hamar\n ', 'suggest')).toMatchObject({ places: [HAMAR], source: source('suggest') });
    expect(suggest).toHaveBeenCalledWith('Hamar', 10);
    expect(search).not.toHaveBeenCalled();
    expect(await find('Hamar')).toMatchObject({ source: source('search'), fromBuiltInList: false });
  });

  test.each(['', '  ', 'ab', ' a b'.slice(0, 3), '\u0000\u0000\u0000'])('refuses %j', async (q) => {
    await expect(find(q)).rejects.toMatchObject({ code: 'invalid' });
    expect(search).not.toHaveBeenCalled();
  });

  test('asks once for the same words, whoever asks', async () => {
    await find('Hamar');
    await find('HAMAR');
    expect(search).toHaveBeenCalledTimes(1);
    const kept = await db.database.selectFrom('kept_answers').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.question_hash.toString('utf8')).not.toContain('amar');
  });

  test('an empty answer is an answer', async () => {
    search.mockResolvedValue([]);
    expect(await find('Nowhere')).toMatchObject({ places: [], fromBuiltInList: false });
    await find('Nowhere');
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('searches at most once a second for the whole installation', async () => {
    const startedMs: number[] = [];
    search.mockImplementation(() => {
      startedMs.push(performance.now());
      return Promise.resolve([]);
    });
    await Promise.all([find('one'), find('two'), find('three')]);
    startedMs.sort((a, b) => a - b);
    expect(startedMs).toHaveLength(3);
    expect(startedMs[1]! - startedMs[0]!).toBeGreaterThan(APART_MS);
    expect(startedMs[2]! - startedMs[1]!).toBeGreaterThan(APART_MS);
  });

  test('when too many wait, the built-in list answers, and says so', async () => {
    search.mockResolvedValue([]);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => find(`Hamar ${index}`)));
    const builtIn = answers.filter(({ fromBuiltInList }) => fromBuiltInList);
    expect(builtIn.length).toBeGreaterThanOrEqual(5);
    expect(search.mock.calls.length + builtIn.length).toBe(12);
    expect(onFailure).not.toHaveBeenCalled();
    expect(await find('Hamar again')).toMatchObject({ fromBuiltInList: false });
  }, 20_000);

  test('when the service fails, the built-in list answers, and the service is left alone for a while', async () => {
    suggest.mockImplementation(failing);
    expect(await find('Hamar', 'suggest')).toMatchObject({
      places: [{ displayName: 'Hamar, Innlandet' }, { kind: 'aerodrome' }],
      fromBuiltInList: true,
    });
    await find('Hamar', 'suggest');
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    passTime(20_001);
    suggest.mockResolvedValue([HAMAR]);
    expect(await find('Hamar', 'suggest')).toMatchObject({ fromBuiltInList: false });
  });

  test('after that while one call tries the service, and the others wait for its result', async () => {
    suggest.mockImplementation(failing);
    await find('Hamar', 'suggest');
    passTime(20_001);
    const answers = await Promise.all(['Hama', 'Hamar', 'Hamar k'].map((q) => find(q, 'suggest')));
    expect(answers.every(({ fromBuiltInList }) => fromBuiltInList)).toBe(true);
    expect(suggest).toHaveBeenCalledTimes(2);
    passTime(20_001);
    suggest.mockResolvedValue([HAMAR]);
    const found = await Promise.all(['Hama', 'Hamar', 'Hamar k'].map((q) => find(q, 'suggest')));
    expect(found.every(({ fromBuiltInList }) => !fromBuiltInList)).toBe(true);
  });

  test('without a service the built-in list answers', async () => {
    context = { ...context, search: null, suggestions: null };
    for (const purpose of ['search', 'suggest'] as const) {
      expect(await find('Hamar', purpose)).toMatchObject({ fromBuiltInList: true });
    }
  });

  test('an aerodrome is found by its indicator, whatever the service knows', async () => {
    search.mockResolvedValue([]);
    expect((await find('engm')).places[0]).toMatchObject({ kind: 'aerodrome', lat: 60.1939 });
  });

  test('a fault of our own is not taken for one of the service', async () => {
    search.mockRejectedValue(new Error('ours'));
    await expect(find('Hamar')).rejects.toThrow('ours');
  });
});

describe('heights', () => {
  const OSLO = { lat: 59.9139, lng: 10.7522 };
  const PARIS = { lat: 48.8566, lng: 2.3522 };

  test('come from the Norwegian service in Norway and from the world’s elsewhere, and are asked for once', async () => {
    expect(await readElevation(context, OSLO)).toEqual({ elevationM: 59.9139, source: source('norwegian') });
    expect(await readElevation(context, PARIS)).toEqual({ elevationM: 7, source: source('world') });
    await readElevation(context, OSLO);
    await readElevation(context, PARIS);
    expect([norwegian.mock.calls.length, world.mock.calls.length]).toEqual([1, 1]);
  });

  test('are null at sea, and that is kept too', async () => {
    norwegian.mockResolvedValue([null]);
    expect(await readElevation(context, OSLO)).toMatchObject({
      elevationM: null,
      source: source('norwegian'),
    });
    await readElevation(context, OSLO);
    expect(norwegian).toHaveBeenCalledTimes(1);
    expect(world).not.toHaveBeenCalled();
  });

  test('come from the world’s service while the Norwegian one fails, and are not known when both do', async () => {
    norwegian.mockImplementation(failing);
    expect(await readElevation(context, OSLO)).toMatchObject({ source: source('world') });
    world.mockImplementation(failing);
    passTime(60_000);
    await expect(readElevation(context, PARIS)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(
      readElevation({ ...context, norwegianElevations: null, worldElevations: null }, OSLO),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('of an area are those of its highest sample', async () => {
    const terrain = await readTerrain(context, { ...OSLO, radiusM: 1_000 });
    expect(terrain.sampledPoints).toBe(43);
    expect(terrain.highestM).toBeCloseTo(59.9229, 3);
    expect(terrain.highestAt?.lat).toBeCloseTo(59.9229, 3);
    expect(norwegian).toHaveBeenCalledTimes(1);
    expect(terrain.lowestM).toBeCloseTo(59.9049, 3);
    expect(terrain).toMatchObject({ unknownPoints: 0, askedOn: new Date().toISOString().slice(0, 10) });
    norwegian.mockImplementation((positions) => Promise.resolve(positions.map(() => null)));
    const atSea = { lat: 59.5, lng: 10.6, radiusM: 10 };
    expect(await readTerrain(context, atSea)).toMatchObject({ highestM: 7, lowestM: 7, unknownPoints: 0 });
    const sea = await readTerrain({ ...context, worldElevations: null }, atSea);
    expect(sea).toMatchObject({
      highestM: null,
      highestAt: null,
      lowestM: null,
      marginM: null,
      unknownPoints: 43,
    });
  });

  test('a fjord: between the samples the ground may go on as steeply as it was found to rise', async () => {
    // From the fjord at 0 m eastward, 900 m within 900 m.
    const [lat, lng] = [60.6, 6.6];
    const metresPerDegree = 111_120 * Math.cos((lat * Math.PI) / 180);
    norwegian.mockImplementation((positions) =>
      Promise.resolve(positions.map(({ lon }) => Math.min(900, Math.max(0, (lon - lng) * metresPerDegree)))),
    );
    const circle = await readTerrain(context, { lat, lng, radiusM: 2_000 });
    expect(circle.highestM).toBe(900);
    expect(circle.lowestM).toBe(0);
    expect(circle.marginM).toBeGreaterThan(300);
    expect(circle.marginM).toBeLessThan(600);
    const points = Array.from({ length: 10 }, (_, index) => ({
      lat: lat + 0.02 * Math.sin((index * Math.PI) / 5),
      lng: lng + 0.04 * Math.cos((index * Math.PI) / 5),
    }));
    const polygon = await readTerrain(context, { lat, lng, radiusM: 0, points });
    expect(polygon.highestM).toBe(900);
    expect(polygon.sampledPoints).toBeLessThanOrEqual(50);
    expect(polygon.marginM).toBeGreaterThan(100);
  });
});

describe('surroundings', () => {
  test('name the aerodromes near an area, and those within 5 km of its edge', () => {
    const near = describeSurroundings(context, { lat: 60.15, lng: 11.18, radiusM: 500 });
    expect(near.aerodromes[0]).toMatchObject({ icao: 'ENGM', elevationFt: 681 });
    expect(near.aerodromes[0]?.bearingDeg).toBeGreaterThan(300);
    expect(near.within5Km).toEqual([]);
    const wider = describeSurroundings(context, { lat: 60.15, lng: 11.18, radiusM: 2_500 });
    expect(wider.within5Km).toEqual(['ENGM']);
    expect(wider.aerodromes[0]?.distanceM).toBe(near.aerodromes[0]!.distanceM - 2_000);
  });

  test('of a polygon that holds an aerodrome are at no distance from it', () => {
    const points = [
      { lat: 60.15, lng: 11 },
      { lat: 60.15, lng: 11.2 },
      { lat: 60.25, lng: 11.1 },
    ];
    const { aerodromes } = describeSurroundings(context, { lat: 60.15, lng: 11, radiusM: 0, points });
    expect(aerodromes[0]).toMatchObject({ icao: 'ENGM', distanceM: 0 });
  });

  test('name the unit of each zone that may reach here, in Norway alone', () => {
    const oslo = describeSurroundings(context, { lat: 60.15, lng: 11.18, radiusM: 0 });
    expect(oslo.zones).toMatchObject([{ kind: 'CTR', icao: 'ENGM', unit: 'Oslo (Gardermoen) TWR' }]);
    expect(oslo.zonesKnown).toBe(true);
    expect(describeSurroundings(context, { lat: 61.5, lng: 8.3, radiusM: 0 })).toMatchObject({
      zones: [],
      zonesKnown: true,
    });
    expect(describeSurroundings(context, { lat: 51.47, lng: -0.45, radiusM: 0 })).toMatchObject({
      zones: [],
      zonesKnown: false,
      within5Km: ['EGLL'],
    });
    expect(oslo.sources.aerodromes).toMatchObject({ name: 'OurAirports', asOf: '2026-02-16' });
    expect(oslo.sources.zones.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each([
    ['the pole', 90, 0],
    ['the date line', 0, 180],
    ['the middle of the ocean', 0, -30],
  ])('of %s are said without fault', (_where, lat, lng) => {
    const { aerodromes, zones } = describeSurroundings(context, { lat, lng, radiusM: 10_000 });
    for (const { distanceM } of aerodromes) expect(distanceM).toBeGreaterThanOrEqual(0);
    expect(zones).toEqual([]);
  });
});
