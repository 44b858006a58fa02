import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { loadCardCatalogue } from '@klarnotam/language';
import { decodeNotams, type Area } from '@klarnotam/notam';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { expect, test } from 'vitest';
import { en } from '../../../shared/text/testing/english.ts';
import type { BriefingView, ViewedNotice } from '../result/briefing-view.ts';
import { areasAsGeoJson } from './areas-geojson.ts';
import { areaFile } from './save-areas.ts';

const words = await loadCardCatalogue('no');
const flight = {
  place: { position: { lat: 59.74, lon: 10.14 } },
  radiusM: 500,
  maxHeightM: 120,
  from: '2026-07-03T08:00:00Z',
  to: '2026-07-03T12:00:00Z',
};

function noticeOf(text: string, more: Partial<ViewedNotice> = {}): ViewedNotice {
  const [decoded] = decodeNotams(text, { now: '2026-07-01T00:00:00Z' }).notams;
  if (!decoded) throw new Error('The sample is a NOTAM.');
  const { facts } = decoded;
  return {
    ...facts,
    source: text,
    place: 'Drammen <"&>',
    verdict: 'touches',
    reasons: [],
    activity: [],
    sameAs: null,
    replacedBy: null,
    translated: null,
    ...more,
  };
}

const header = (id: string, itemE: string) => `${id} NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607030600 C) 2607031400
E) ${itemE}
F) GND G) 900FT AMSL`;
const CIRCLE = noticeOf(header('A1234/26', 'DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E'));
const DATE_LINE = noticeOf(header('A1235/26', 'DANGER AREA ACT'), {
  areas: [
    {
      ...(CIRCLE.areas[0] as Area),
      type: 'polygon',
      points: [
        { lat: 10, lon: 179 },
        { lat: 10, lon: -179 },
        { lat: 11, lon: -179 },
        { lat: 11, lon: 179 },
      ],
    },
  ],
});

const told = {
  words,
  units: 'published',
  nameOf: (index: number) => `NOTAM ${index + 1}`,
  text: en,
} as const;
const collect = (notices: readonly ViewedNotice[]): FeatureCollection =>
  areasAsGeoJson({ notices, reports: [], unreadTexts: [], flight } satisfies BriefingView, told);
const named = ({ features }: FeatureCollection, name: string): Feature | undefined =>
  features.find((feature) => feature.properties?.['name'] === name);

/** Twice the signed area in degrees: positive, counter-clockwise. */
const turning = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [a = 0, b = 0] = ring[index] ?? [];
    return sum + (a * y - x * b);
  }, 0);

test('areas and the flight are polygons with closed rings, counter-clockwise, and what is said of them', () => {
  const collection = collect([CIRCLE]);
  expect(collection.features).toHaveLength(2);
  for (const { geometry } of collection.features) {
    if (geometry.type !== 'Polygon') throw new Error(geometry.type);
    const [outer = []] = geometry.coordinates;
    expect(outer[0]).toEqual(outer.at(-1));
    expect(turning(outer)).toBeGreaterThan(0);
  }
  expect(named(collection, 'Your flight')?.properties).toMatchObject({
    role: 'flight',
    validFrom: flight.from,
  });
  expect(named(collection, 'NOTAM 1')?.properties).toMatchObject({
    notam: 'A1234/26',
    level: null,
    verdict: 'touches',
    role: 'hazard',
    upper: '900 fot (274 m) over havet',
    validTo: '2026-07-03T14:00:00Z',
  });
});

test('an area over the antimeridian is cut there, with longitudes within 180 degrees', () => {
  const geometry = named(collect([DATE_LINE]), 'NOTAM 1')?.geometry;
  if (geometry?.type !== 'MultiPolygon') throw new Error(String(geometry?.type));
  const sides = geometry.coordinates.map(([outer = []]) => outer.map(([lon = 0]) => lon));
  expect(
    sides.map((lons) => [Math.min(...lons), Math.max(...lons)]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  ).toEqual([
    [-180, -179],
    [179, 180],
  ]);
});

test('doubles and search areas of Q lines are left out', () => {
  const searched = noticeOf(header('A1236/26', 'EXERCISE WILL TAKE PLACE'));
  expect(searched.areas.map(({ source }) => source)).toEqual(['qualifier']);
  expect(collect([CIRCLE, { ...CIRCLE, sameAs: 0 }, searched]).features).toHaveLength(2);
});

test('other programs read the same places, names and words out of the KML', async () => {
  const collection = collect([CIRCLE, DATE_LINE]);
  const text = await areaFile(collection, 'kml');
  expect(text.match(/<\?xml/g)).toHaveLength(1);
  const problems: string[] = [];
  const document = new DOMParser({ onError: (_level, message) => problems.push(message) }).parseFromString(
    text,
    'text/xml',
  );
  expect(problems).toEqual([]);
  const read = kml(document);
  expect(read.features.map(({ properties }) => String(properties?.['name']))).toEqual([
    'Your flight',
    'NOTAM 1',
    'NOTAM 2',
  ]);
  const circle = collection.features[1]?.geometry;
  const again = read.features[1]?.geometry;
  if (circle?.type !== 'Polygon' || again?.type !== 'Polygon') throw new Error('They are polygons.');
  expect(again.coordinates[0]?.map(([lon, lat]) => [lon, lat])).toEqual(circle.coordinates[0]);
  expect(JSON.stringify(read.features[1]?.properties)).toContain('Drammen <\\"&>');
});

test('the GeoJSON is read back as it was', async () => {
  const collection = collect([CIRCLE]);
  expect(JSON.parse(await areaFile(collection, 'geojson'))).toEqual(collection);
});
