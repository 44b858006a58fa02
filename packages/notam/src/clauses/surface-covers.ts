import { entries } from './entries.ts';

/** What lies on a runway, taxiway or apron, in the words of ICAO's global reporting format and of Canada. */
export const SURFACE_COVERS = {
  dry: '(?:BARE AND )?DRY',
  wet: '(?:BARE AND )?WET',
  frost: 'FROST',
  ice: 'ICE',
  wetIce: 'WET ICE',
  slush: 'SLUSH',
  standingWater: '(?:STANDING )?WATER',
  drySnow: 'DRY SNOW',
  wetSnow: 'WET SNOW',
  looseSnow: 'LOOSE SNOW',
  compactedSnow: 'COMPACT(?:ED)? SNOW',
  compactedSnowAndGravel: 'COMPACT(?:ED)? SNOW GRAVEL MIX',
  windrows: '(?:SNOW )?WINDROWS',
  snowDrifts: 'SNOW ?DRIFTS',
  snowbanks: 'SNOW ?BANKS',
} as const;
export type SurfaceCover = keyof typeof SURFACE_COVERS;
export const SURFACE_COVER_ENTRIES = entries(SURFACE_COVERS);

/** Sentences of one word say more than what lies somewhere: `WET`, `ICE`. */
export const OF_ONE_WORD: ReadonlySet<SurfaceCover> = new Set<SurfaceCover>([
  'dry',
  'wet',
  'frost',
  'ice',
  'slush',
  'standingWater',
]);
