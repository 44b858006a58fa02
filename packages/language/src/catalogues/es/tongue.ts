import type { Tongue } from '../../tongue.ts';

/** Spanish. */
export const tongue: Tongue = {
  language: 'es',
  locale: 'es-ES',
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
};
