import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Portuguese. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'Operação de drones proibida',
    meaning: 'As operações com drones são expressamente proibidas nesta área',
  },
  restricted: {
    heading: 'Operação de drones restrita',
    meaning: 'Aplicam-se restrições específicas às operações com drones',
  },
  caution: {
    heading: 'Cuidado redobrado',
    meaning: 'As operações com drones são possíveis, mas exigem atenção redobrada',
  },
  allowed: {
    heading: 'Não afeta os drones',
    meaning: 'Este NOTAM não afeta as operações com drones',
  },
  information: {
    heading: 'Apenas informação',
    meaning: 'Informação geral, sem efeito específico nas operações com drones',
  },
};
