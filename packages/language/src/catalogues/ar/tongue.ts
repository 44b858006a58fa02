import type { Tongue } from '../../tongue.ts';

/** Arabic. */
export const tongue: Tongue = {
  language: 'ar',
  locale: 'ar-u-nu-latn',
  isolate: true,
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};
