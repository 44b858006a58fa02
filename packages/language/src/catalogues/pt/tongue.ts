import type { Tongue } from '../../tongue.ts';
import { contract } from './contractions.ts';

/** Portuguese. */
export const tongue: Tongue = {
  language: 'pt',
  locale: 'pt-PT',
  settle: contract,
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
