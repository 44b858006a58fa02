import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Norwegian (bokmål). */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'Droneflyging forbudt',
    meaning: 'Droneflyging er uttrykkelig forbudt i dette området',
  },
  restricted: {
    heading: 'Droneflyging begrenset',
    meaning: 'Det gjelder særskilte begrensninger for droneflyging',
  },
  caution: {
    heading: 'Vær ekstra oppmerksom',
    meaning: 'Droneflyging er mulig, men krever ekstra oppmerksomhet',
  },
  allowed: {
    heading: 'Berører ikke droner',
    meaning: 'Denne NOTAM-en berører ikke droneflyging',
  },
  information: {
    heading: 'Kun til informasjon',
    meaning: 'Generell informasjon uten særskilt betydning for droneflyging',
  },
};
