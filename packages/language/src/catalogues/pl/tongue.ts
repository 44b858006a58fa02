import type { Tongue } from '../../tongue.ts';

/** Polish. */
export const tongue: Tongue = {
  language: 'pl',
  locale: 'pl-PL',
  months: [
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia',
  ],
};
