import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Spanish as pilots of all countries read it. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'Operaciones con drones prohibidas',
    meaning: 'Las operaciones con drones están expresamente prohibidas en esta zona',
  },
  restricted: {
    heading: 'Operaciones con drones restringidas',
    meaning: 'Se aplican restricciones específicas a las operaciones con drones',
  },
  caution: {
    heading: 'Se requiere precaución',
    meaning: 'Las operaciones con drones son posibles, pero exigen una atención especial',
  },
  allowed: {
    heading: 'No afecta a los drones',
    meaning: 'Este NOTAM no afecta a las operaciones con drones',
  },
  information: {
    heading: 'Solo información',
    meaning: 'Información general, sin efecto concreto en las operaciones con drones',
  },
};
