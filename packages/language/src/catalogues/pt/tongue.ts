import type { Tongue } from '../../tongue.ts';

/** Portuguese. */
export const tongue: Tongue = {
  language: 'pt',
  locale: 'pt-PT',
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
};
