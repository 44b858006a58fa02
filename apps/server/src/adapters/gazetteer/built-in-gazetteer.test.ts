import { distanceNm } from '@klarnotam/aviation';
import { describe, expect, test } from 'vitest';
import { createBuiltInGazetteer } from './built-in-gazetteer.ts';
import { readAerodromes } from './read-aerodromes.ts';
import { readNorwegianPlaces } from './read-norwegian-places.ts';
import { NORWEGIAN_ZONES } from './norwegian-zones.ts';

const gazetteer = createBuiltInGazetteer();
const aerodromes = readAerodromes();
const places = readNorwegianPlaces();

describe('the table of aerodromes', () => {
  test('holds the world, each once, with an indicator, a name, a country, a position and an elevation', () => {
    expect(aerodromes.length).toBeGreaterThan(19_000);
    expect(new Set(aerodromes.map(({ icao }) => icao)).size).toBe(aerodromes.length);
    for (const { icao, name, country, kind, position, elevationFt } of aerodromes) {
      expect([icao, country]).toEqual([
        expect.stringMatching(/^(?:[A-Z]{4}|K[A-Z\d]{3})$/),
        expect.stringMatching(/^[A-Z]{2}$/),
      ]);
      expect(['large', 'medium', 'small', 'water', 'heliport']).toContain(kind);
      if (name === '' || Math.abs(position.lat) > 90 || Math.abs(position.lon) > 180) throw new Error(icao);
      if (!Number.isInteger(elevationFt) || elevationFt < -1300 || elevationFt > 15_000)
        throw new Error(icao);
    }
  });

  test.each([
    ['ENGM', 60.2028, 11.0839, 681],
    ['ENBR', 60.2934, 5.2181, 170],
    ['ENTC', 69.6833, 18.9189, 32],
    ['ENSB', 78.2461, 15.4656, 93],
    ['EGLL', 51.4775, -0.4614, 83],
    ['KJFK', 40.6399, -73.7787, 13],
    // Mount Sterling, Illinois: no location indicator, but a weather station.
    ['KI63', 39.9875, -90.8042, 734],
    ['LSZS', 46.5341, 9.8841, 5600],
    ['SLLP', -16.5133, -68.1923, 13_325],
    ['NZAA', -37.0081, 174.7917, 23],
    ['RJTT', 35.5533, 139.7811, 21],
  ])('has %s where the world knows it', (icao, lat, lon, elevationFt) => {
    const aerodrome = gazetteer.findAerodrome(icao);
    expect(distanceNm(aerodrome!.position, { lat, lon })).toBeLessThan(1.5);
    expect(Math.abs(aerodrome!.elevationFt - elevationFt)).toBeLessThan(50);
  });

  test('knows no indicator that is none', () => {
    for (const icao of ['ENOR', 'engm', '', 'toString']) expect(gazetteer.findAerodrome(icao)).toBeNull();
  });

  test('gives what is near, nearest first, over the 180th meridian and at a pole too', () => {
    const near = gazetteer.aerodromesWithin({ lat: 59.91, lon: 10.75 }, 30).map(({ icao }) => icao);
    expect(near).toContain('ENGM');
    expect(near).not.toContain('ENTO');
    const fiji = gazetteer.aerodromesWithin({ lat: -16.7, lon: 179.99 }, 60);
    expect(
      fiji.some(({ position }) => position.lon < 0) && fiji.some(({ position }) => position.lon > 0),
    ).toBe(true);
    expect(gazetteer.aerodromesWithin({ lat: -90, lon: 0 }, 5).map(({ icao }) => icao)).toEqual(['NZSP']);
    expect(gazetteer.aerodromesWithin({ lat: 0, lon: -30 }, 100)).toEqual([]);
  });
});

describe('the table of Norwegian places', () => {
  test('holds each once, inside Norway, and none far from every aerodrome', () => {
    expect(places.length).toBeGreaterThan(400);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    for (const { name, county, position } of places) {
      const { lat, lon } = position;
      const [south, north, west, east] = county === 'Svalbard' ? [76, 81, 10, 34] : [57.9, 71.3, 4.5, 31.3];
      expect({ name, inside: lat > south && lat < north && lon > west && lon < east }).toEqual({
        name,
        inside: true,
      });
      const near = gazetteer.aerodromesWithin(position, 60).some(({ country }) => country === 'NO');
      expect({ name, near }).toEqual({ name, near: true });
    }
  });

  /** Towns lie near the aerodrome that bears their name. */
  test.each([
    ['Hamar', 'ENHA', 6],
    ['Bodø', 'ENBO', 3],
    ['Alta', 'ENAT', 4],
    ['Molde', 'ENML', 4],
    ['Florø', 'ENFL', 3],
    ['Vadsø', 'ENVD', 5],
    ['Vardø', 'ENSS', 4],
    ['Mosjøen', 'ENMS', 6],
    ['Røros', 'ENRO', 4],
    ['Notodden', 'ENNO', 4],
    ['Skien', 'ENSN', 4],
    ['Svolvær', 'ENSH', 4],
    ['Leknes', 'ENLK', 3],
    ['Andenes', 'ENAN', 4],
    ['Hammerfest', 'ENHF', 3],
    ['Kirkenes', 'ENKR', 8],
    ['Longyearbyen', 'ENSB', 5],
    ['Gardermoen', 'ENGM', 2],
    ['Sola', 'ENZV', 2],
    ['Kjevik', 'ENCN', 2],
  ])('has %s near %s', (name, icao, withinNm) => {
    const place = places.find((one) => one.name === name);
    expect(distanceNm(place!.position, gazetteer.findAerodrome(icao)!.position)).toBeLessThan(withinNm);
  });
});

test('every zone belongs to a Norwegian aerodrome of the table', () => {
  for (const icao of NORWEGIAN_ZONES.keys()) expect(gazetteer.findAerodrome(icao)?.country).toBe('NO');
});

describe('a search', () => {
  test.each([
    ['oslo', 'Oslo'],
    ['OSLO', 'Oslo'],
    ['ENGM', 'Oslo-Gardermoen International Airport (ENGM)'],
    ['alesund', 'Ålesund, Møre og Romsdal'],
    ['Ålesund', 'Ålesund, Møre og Romsdal'],
    ['tromso', 'Tromsø, Troms'],
    ['bodo', 'Bodø, Nordland'],
    ['heathrow', 'London Heathrow Airport (EGLL)'],
    ['airport heathrow', 'London Heathrow Airport (EGLL)'],
    ['gardermoen', 'Gardermoen, Akershus'],
  ])('for %s finds %s first', (query, displayName) => {
    expect(gazetteer.findPlaces(query, 10)[0]?.displayName).toBe(displayName);
  });

  test('finds no more than asked for, and nothing for nothing', () => {
    expect(gazetteer.findPlaces('airport', 10)).toHaveLength(10);
    for (const query of ['', '  ', '***', 'qwertzuiop']) expect(gazetteer.findPlaces(query, 10)).toEqual([]);
  });

  test('of hostile text is over at once', () => {
    const startedMs = performance.now();
    gazetteer.findPlaces('a '.repeat(100), 10);
    gazetteer.findPlaces('å'.repeat(200), 10);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });
});
