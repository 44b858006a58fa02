import type { LocaleSettings } from '../../locale-settings.ts';

/** English. */
export const localeSettings: LocaleSettings = {
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
