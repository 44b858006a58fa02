import { describe, expect, test } from 'vitest';
import type { Elevations } from '../../ports/elevations.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

/** A geocoder that knows Hamar, on a machine of our own. */
export interface OpenGeocoder {
  readonly geocoder: Geocoder;
  stop(): Promise<void>;
}

/** What every way to find places must do. */
export function geocoderSuite(name: string, open: () => Promise<OpenGeocoder>): void {
  const using = async (use: (geocoder: Geocoder) => Promise<void>): Promise<void> => {
    const opened = await open();
    try {
      await use(opened.geocoder);
    } finally {
      await opened.stop();
    }
  };

  describe(`geocoder: ${name}`, () => {
    test('finds a town by its name, where it is', () =>
      using(async (geocoder) => {
        const [first] = await geocoder.find('Hamar', 10);
        expect(first?.displayName).toMatch(/^Hamar\b/);
        expect(first?.lat).toBeCloseTo(60.79, 1);
        expect(first?.lng).toBeCloseTo(11.07, 1);
      }));

    test('gives no more than it was asked for, and none twice', () =>
      using(async (geocoder) => {
        expect(await geocoder.find('Hamar', 1)).toHaveLength(1);
        const names = (await geocoder.find('Hamar', 10)).map(({ displayName }) => displayName);
        expect(new Set(names).size).toBe(names.length);
      }));

    test('finds nothing where nothing is called so', () =>
      using(async (geocoder) => {
        expect(await geocoder.find('Qwertzuiop', 10)).toEqual([]);
      }));

    test('takes any text', () =>
      using(async (geocoder) => {
        for (const text of ['***', "'; --", '%_\\', '🚁🚁🚁', 'Ål'.repeat(80), '& = ? #']) {
          expect(Array.isArray(await geocoder.find(text, 10))).toBe(true);
        }
      }));

    test('says whom to name', () =>
      using((geocoder) => {
        expect(geocoder.source.attribution).not.toBe('');
        return Promise.resolve();
      }));
  });
}

export interface OpenElevations {
  readonly elevations: Elevations;
  stop(): Promise<void>;
}

/** What every way to know heights must do; the open sea has none, everywhere else the height is that of its own latitude. */
export function elevationsSuite(name: string, open: () => Promise<OpenElevations>): void {
  describe(`elevations: ${name}`, () => {
    test('gives one height for each position, in their order', async () => {
      const { elevations, stop } = await open();
      const heights = await elevations.heightsM([
        { lat: 60, lon: 10 },
        { lat: 61.5, lon: 8.25 },
        { lat: 59.9139, lon: 10.7522 },
      ]);
      expect(heights).toEqual([60, 61.5, 59.9139]);
      await stop();
    });

    test('knows no height of the open sea', async () => {
      const { elevations, stop } = await open();
      expect(await elevations.heightsM([{ lat: 66, lon: 2 }])).toEqual([null]);
      await stop();
    });

    test('takes as many at once as it says', async () => {
      const { elevations, stop } = await open();
      const positions = Array.from({ length: elevations.maxPositions }, (_, i) => ({
        lat: 60 + i / 1000,
        lon: 10,
      }));
      expect(await elevations.heightsM(positions)).toEqual(positions.map(({ lat }) => lat));
      await stop();
    });
  });
}
