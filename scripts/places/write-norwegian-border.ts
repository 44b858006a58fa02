/**
 * Writes Norway's land border from Natural Earth (1:10 million, public domain, as `world-atlas` packs it) for the flight information
 * regions: `node scripts/places/write-norwegian-border.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../../node_modules/world-atlas/countries-10m.json', import.meta.url);
const TABLE = new URL('../../apps/server/src/adapters/gazetteer/norwegian-border.tsv', import.meta.url);
const NORWAY = '578';
/** ISO 3166-1 numeric, and the region beyond the border. */
const BEYOND: readonly (readonly [country: string, fir: string])[] = [
  ['643', 'ULMM'],
  ['246', 'EFIN'],
  ['752', 'ESAA'],
];

type Arcs = readonly (number | Arcs)[];
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly countries: { readonly geometries: readonly { readonly id?: string; readonly arcs: Arcs }[] };
  };
}

const { transform, arcs, objects } = JSON.parse(readFileSync(SOURCE, 'utf8')) as Topology;

const flat = (nested: Arcs): number[] =>
  nested.flatMap((each) => (typeof each === 'number' ? [each < 0 ? ~each : each] : flat(each)));
const arcsOf = (id: string): ReadonlySet<number> =>
  new Set(flat(objects.countries.geometries.filter((each) => each.id === id).map((each) => each.arcs)));

function points(arc: number): (readonly [lat: number, lon: number])[] {
  let [x, y] = [0, 0];
  return (arcs[arc] ?? []).map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [y * transform.scale[1] + transform.translate[1], x * transform.scale[0] + transform.translate[0]];
  });
}

const norway = arcsOf(NORWAY);
const lines = BEYOND.flatMap(([country, fir]) => {
  const shared = [...arcsOf(country)].filter((arc) => norway.has(arc)).map(points);
  // From the Barents Sea to the Skagerrak: eastern and northern ends first.
  const oriented = shared.map((line) => {
    const [a, b] = [line[0], line.at(-1)];
    const first = (a?.[0] ?? 0) + (a?.[1] ?? 0) >= (b?.[0] ?? 0) + (b?.[1] ?? 0);
    return first ? line : line.toReversed();
  });
  return oriented
    .toSorted((a, b) => (b[0]?.[0] ?? 0) + (b[0]?.[1] ?? 0) - (a[0]?.[0] ?? 0) - (a[0]?.[1] ?? 0))
    .flatMap((line) => line.map(([lat, lon]) => `${lat.toFixed(3)}\t${lon.toFixed(3)}\t${fir}`));
});
const header = [
  '# The land border of Norway from the Barents Sea to the Skagerrak, of Natural Earth 1:10 million (public domain), by scripts/places/.',
  '# latitude, longitude (WGS 84 degrees, to about a kilometre), flight information region on the other side',
];
writeFileSync(TABLE, [...header, ...new Set(lines), ''].join('\n'));
