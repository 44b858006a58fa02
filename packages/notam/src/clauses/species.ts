import { entries } from './entries.ts';

/** Birds and other animals that warnings of them name. */
export const SPECIES = {
  gulls: '(?:SEA ?)?GULLS?',
  birdsOfPrey: '(?:BIRDS OF PREY|RAPTORS)',
  pigeons: '(?:WOOD ?)?PIGEONS?',
  smallBirds: '(?:(?:OTHER )?SMALL (?:PASSERINES|BIRDS)|PASSERINES)',
  pheasants: 'PHEASANTS?',
  crows: 'CROWS?',
  corvids: 'CORVIDS?',
  ravens: 'RAVENS?',
  ducks: 'DUCKS?',
  waders: 'WADERS?',
  starlings: 'STARLINGS?',
  hawks: 'HAWKS?',
  magpies: 'MAGPIES?',
  doves: '(?:WILD )?DOVES?',
  storks: 'STORKS?',
  swans: 'SWANS?',
  geese: '(?:GEESE|GOOSES?)',
  cranes: 'CRANES?',
  egrets: '(?:CATTLE )?EGRETS?',
  herons: 'HERONS?',
  swallows: 'SWALLOWS?',
  eagles: 'EAGLES?',
  kites: '(?:BLACK |BRAHMINY )?KITES?',
  vultures: '(?:BLACK )?VULTURES?',
  bats: 'BATS?',
  sparrows: 'SPARROWS?',
  buzzards: 'BUZZARDS?',
  falcons: 'FALCONS?',
  lapwings: 'LAPWINGS?',
  harriers: 'HARRIERS?',
  waterfowl: 'WATER ?FOWLS?',
  swifts: 'SWIFTS?',
} as const;
export type SpeciesCode = keyof typeof SPECIES;
export const SPECIES_ENTRIES = entries(SPECIES);
