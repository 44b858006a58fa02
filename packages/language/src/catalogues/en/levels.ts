import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: English. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'Drone Operations Prohibited',
    meaning: 'Drone operations are explicitly forbidden in this area',
  },
  restricted: {
    heading: 'Drone Operations Restricted',
    meaning: 'Specific restrictions apply to drone operations',
  },
  caution: {
    heading: 'Caution Required',
    meaning: 'Drone operations possible but extra attention needed',
  },
  allowed: {
    heading: 'Does Not Affect Drones',
    meaning: 'This NOTAM does not affect drone operations',
  },
  information: {
    heading: 'Information Only',
    meaning: 'General information, no specific impact on drone operations',
  },
};
