import { readFileSync } from 'node:fs';
import { METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import type { Gazetteer, PublishedRegion } from '../../ports/gazetteer.ts';

/**
 * Flight information regions of Norway and, by country, of its neighbours. The limits were written from older published AIP ENR texts and
 * in part from memory; they were never compared with AIP Norway (ENR 2.1, at `url`), which alone counts. The line of the land border is of
 * Natural Earth (public domain).
 */
export const REGION_SOURCE: Gazetteer['regionSource'] = {
  name: 'KlarNOTAM',
  attribution:
    'Own approximate table of flight information regions, written from older texts and not compared with AIP Norway; land border: Natural Earth',
  url: 'https://aim-prod.avinor.no/no/AIP/',
  asOf: null,
};

export const REGION_NAMES: Readonly<Record<string, string>> = {
  BIRD: 'Reykjavik',
  EBBU: 'Brussels',
  EDGG: 'Langen',
  EDMM: 'München',
  EDWW: 'Bremen',
  EETT: 'Tallinn',
  EFIN: 'Helsinki',
  EGPX: 'Scottish',
  EGTT: 'London',
  EHAA: 'Amsterdam',
  EISN: 'Shannon',
  EKDK: 'København',
  ENOB: 'Bodø Oceanic',
  ENOR: 'Polaris',
  EPWW: 'Warszawa',
  ESAA: 'Sverige',
  EVRR: 'Riga',
  EYVL: 'Vilnius',
  ULMM: 'Murmansk',
};

/** Regions of the countries whose time zone this is. */
const BY_TIME_ZONE: Readonly<Record<string, readonly string[]>> = {
  'Atlantic/Faroe': ['BIRD'],
  'Atlantic/Reykjavik': ['BIRD'],
  'Europe/Amsterdam': ['EHAA'],
  'Europe/Berlin': ['EDWW', 'EDGG', 'EDMM'],
  'Europe/Brussels': ['EBBU'],
  // Bornholm lies in the Swedish region.
  'Europe/Copenhagen': ['EKDK', 'ESAA'],
  'Europe/Dublin': ['EISN'],
  'Europe/Helsinki': ['EFIN'],
  'Europe/London': ['EGPX', 'EGTT'],
  'Europe/Mariehamn': ['EFIN'],
  'Europe/Moscow': ['ULMM'],
  'Europe/Riga': ['EVRR'],
  'Europe/Stockholm': ['ESAA'],
  'Europe/Tallinn': ['EETT'],
  'Europe/Vilnius': ['EYVL'],
  'Europe/Warsaw': ['EPWW'],
};

export const regionsOfTimeZone = (timeZone: string): readonly string[] => BY_TIME_ZONE[timeZone] ?? [];

/**
 * So near to a published edge either side may be meant, in metres: a line on the chart and one between its corners in degrees lie up
 * to five nautical miles apart.
 */
const NEAR_EDGE_M = 6 * METRES_PER_NAUTICAL_MILE;
/** The line of the border is off by up to two kilometres. */
const NEAR_BORDER_M = 5_000;

/** A corner in degrees, the region beyond the edge to the next one, and how near to it either may be meant. */
type Corner = readonly [lat: number, lon: number, beyond: string, nearM?: number];

const BORDER = new URL('./norwegian-border.tsv', import.meta.url);

function readBorder(): readonly Corner[] {
  return readFileSync(BORDER, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [lat, lon, beyond = ''] = line.split('\t');
      return [Number(lat), Number(lon), beyond, NEAR_BORDER_M];
    });
}

const POLARIS: readonly Corner[] = [
  [63, 0, 'ENOB'],
  [63, 4, 'ENOB'],
  [64, 5.0147, 'ENOB'],
  [65.1333, 6.2667, 'ENOB'],
  [65.75, 7, 'ENOB'],
  [66.2111, 7.7078, 'ENOB'],
  [67.25, 9.4225, 'ENOB'],
  [70, 15, 'ENOB'],
  [70.4756, 17.9881, 'ENOB'],
  [71.3333, 25, 'ENOB'],
  [71.3333, 28, 'ENOB'],
  [71, 30, 'ULMM'],
  [70.3667, 31.7167, 'ULMM'],
  [70, 31.1333, 'ULMM'],
  [69.7947, 30.8178, 'ULMM'],
  ...readBorder(),
  // The Iddefjord and the sea off Hvaler, by the chart.
  [59.09, 11.39, 'ESAA'],
  [59.097, 11.27, 'ESAA'],
  [59.05, 11.13, 'ESAA'],
  [58.96, 11.1, 'ESAA'],
  [58.93, 10.95, 'ESAA'],
  [58.8922, 10.6389, 'ESAA'],
  [58.7611, 10.5922, 'ESAA'],
  [58.5, 10.5, 'EKDK'],
  [58.0333, 9.525, 'EKDK'],
  [57, 7.5, 'EKDK'],
  [57, 5, 'EGPX'],
  [60, 0, 'EGPX'],
  [61, 0, 'BIRD'],
];

const BODO_OCEANIC: readonly Corner[] = [
  [63, 0, 'ENOR'],
  [63, 4, 'ENOR'],
  [64, 5.0147, 'ENOR'],
  [65.1333, 6.2667, 'ENOR'],
  [65.75, 7, 'ENOR'],
  [66.2111, 7.7078, 'ENOR'],
  [67.25, 9.4225, 'ENOR'],
  [70, 15, 'ENOR'],
  [70.4756, 17.9881, 'ENOR'],
  [71.3333, 25, 'ENOR'],
  [71.3333, 28, 'ENOR'],
  [71, 30, 'ULMM'],
  [82, 30, 'BIRD'],
  [82, 0, 'BIRD'],
];

const REGIONS = { ENOR: POLARIS, ENOB: BODO_OCEANIC } as const;

interface Flat {
  readonly x: number;
  readonly y: number;
}

const METRES_PER_DEGREE = 60 * METRES_PER_NAUTICAL_MILE;

/** Metres east and north of `from`. */
function flat([lat, lon]: Corner, from: Position): Flat {
  return {
    x: (lon - from.lon) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180),
    y: (lat - from.lat) * METRES_PER_DEGREE,
  };
}

function distanceToOrigin(a: Flat, b: Flat): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / length2));
  return Math.hypot(a.x + along * dx, a.y + along * dy);
}

const edgesOf = (corners: readonly Corner[]): (readonly [Corner, Corner])[] =>
  corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    return next === undefined ? [] : [[corner, next] as const];
  });

function holds(corners: readonly Corner[], position: Position): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(corners)) {
    const [from, to] = [flat(a, position), flat(b, position)];
    if (from.y > 0 === to.y > 0) continue;
    if (from.x - (from.y * (to.x - from.x)) / (to.y - from.y) > 0) inside = !inside;
  }
  return inside;
}

/** Which published region holds a position, and which ones are so near that they may be meant. */
export function publishedRegionAt(position: Position): PublishedRegion {
  const near = new Set<string>();
  let inside: string | null = null;
  for (const [indicator, corners] of Object.entries(REGIONS)) {
    if (holds(corners, position)) inside = indicator;
    for (const [a, b] of edgesOf(corners)) {
      const [, , beyond, nearM = NEAR_EDGE_M] = a;
      if (distanceToOrigin(flat(a, position), flat(b, position)) > nearM) continue;
      near.add(indicator);
      near.add(beyond);
    }
  }
  if (inside !== null) near.delete(inside);
  return { inside, near: [...near] };
}
