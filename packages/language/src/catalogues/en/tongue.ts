import type { Tongue } from '../../tongue.ts';

/** English. */
export const tongue: Tongue = {
  language: 'en',
  locale: 'en-GB',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
