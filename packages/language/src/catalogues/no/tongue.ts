import type { Tongue } from '../../tongue.ts';

/** Norwegian. */
export const tongue: Tongue = {
  language: 'no',
  locale: 'nb',
  dayMark: '.',
  months: [
    'januar',
    'februar',
    'mars',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'desember',
  ],
};
