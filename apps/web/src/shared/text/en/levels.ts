import type { RatingLevel } from '@klarnotam/notam';

/** `label` and `description` are the specification's, for legend and manual; `badge` stands on a result. */
export const levels = {
  forbidden: {
    word: 'Prohibited',
    label: 'Drone Operations Prohibited',
    badge: 'Drone Operations Prohibited',
    description: 'Drone operations are explicitly forbidden in this area',
  },
  restricted: {
    word: 'Restricted',
    label: 'Drone Operations Restricted',
    badge: 'Drone Operations Restricted',
    description: 'Specific restrictions apply to drone operations',
  },
  caution: {
    word: 'Caution',
    label: 'Caution Required',
    badge: 'Caution Required',
    description: 'Drone operations possible but extra attention needed',
  },
  allowed: {
    word: 'Allowed',
    label: 'Drone Operations Allowed',
    badge: 'Does Not Affect Drones',
    description: 'This NOTAM does not affect drone operations',
  },
  information: {
    word: 'Information',
    label: 'Information Only',
    badge: 'Information Only',
    description: 'General information, no specific impact on drone operations',
  },
} as const satisfies Record<RatingLevel, { word: string; label: string; badge: string; description: string }>;
