import type { LocaleSettings } from '../../locale-settings.ts';

/** Arabic. */
export const localeSettings: LocaleSettings = {
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
