/**
 * Writes where the clocks of Finland and of the Russian side of Norway's border begin, for the page, of the exact borders of
 * timezone-boundary-builder (OpenStreetMap contributors, ODbL, as `geo-tz` packs them): `node scripts/places/write-clock-borders.ts`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { thinLine } from './thin-line.ts';
import { traceBoundary, type GridPoint } from './trace-boundary.ts';

const TABLE = new URL('../../apps/web/src/shared/places/clock-borders-table.ts', import.meta.url);
const { find } = createRequire(new URL('../../apps/server/', import.meta.url))('geo-tz/all') as {
  find: (lat: number, lon: number) => string[];
};

/** Some 220 m north, 170 m east at 68° N. */
const STEP = { lat: 0.002, lon: 0.004 };
const EAST_SCALE = (STEP.lon / STEP.lat) * Math.cos((68 * Math.PI) / 180);
/** Steps north: 300 m. */
const TOLERANCE = 1.35;

const keeps =
  (...zones: readonly string[]) =>
  (lat: number, lon: number): boolean =>
    find(lat, lon).some((zone) => zones.includes(zone));

const isFinland = keeps('Europe/Helsinki', 'Europe/Mariehamn');
const isMoscow = keeps('Europe/Moscow');
/** Of Russia only what is near Norway. */
const isPechenga = (lat: number, lon: number): boolean =>
  lat > 68.9 && lat < 70.3 && lon > 28.4 && lon < 32 && isMoscow(lat, lon);

const RINGS = [
  { name: 'FINLAND', what: 'Finland with its waters', holds: isFinland, start: [62, 26] },
  {
    name: 'PECHENGA',
    what: 'Russia with its waters, as far as it is near Norway',
    holds: isPechenga,
    start: [69.2, 31.5],
  },
] as const;

function ringOf(holds: (lat: number, lon: number) => boolean, [lat, lon]: readonly [number, number]) {
  const known = new Map<string, boolean>();
  const isInside = ([north, east]: GridPoint): boolean => {
    const key = `${String(north)} ${String(east)}`;
    const before = known.get(key) ?? holds((north + 0.5) * STEP.lat, (east + 0.5) * STEP.lon);
    known.set(key, before);
    return before;
  };
  const traced = traceBoundary(isInside, [Math.round(lat / STEP.lat), Math.round(lon / STEP.lon)]);
  const half = traced.length >> 1;
  const first = traced[0] ?? [0, 0];
  return [
    ...thinLine(traced.slice(0, half + 1), EAST_SCALE, TOLERANCE),
    ...thinLine([...traced.slice(half), first], EAST_SCALE, TOLERANCE).slice(1, -1),
  ];
}

/** Each point as its steps from the one before. */
function stepsOf(ring: readonly GridPoint[]): string {
  let [north, east] = [0, 0];
  return ring
    .map(([toNorth, toEast]) => {
      const step = `${String(toNorth - north)} ${String(toEast - east)}`;
      [north, east] = [toNorth, toEast];
      return step;
    })
    .join(' ');
}

writeFileSync(
  TABLE,
  [
    '// Written by scripts/places/write-clock-borders.ts, of timezone-boundary-builder (OpenStreetMap contributors, ODbL), to 300 m.',
    '',
    '/** Degrees (WGS 84) of a step. */',
    `export const STEP = { lat: ${String(STEP.lat)}, lon: ${String(STEP.lon)} } as const;`,
    ...RINGS.flatMap(({ name, what, holds, start }) => [
      '',
      `/** ${what}: north and east of each corner, in steps from the corner before. */`,
      `export const ${name} =\n  '${stepsOf(ringOf(holds, start))}';`,
    ]),
    '',
  ].join('\n'),
);
