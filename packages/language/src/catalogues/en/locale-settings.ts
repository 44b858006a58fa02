import type { LocaleSettings } from '../../locale-settings.ts';

/** English. */
export const localeSettings: LocaleSettings = {
  language: 'en',
  locale: 'en-GB',
  // The subject begins the statement, so the first verb is its copula.
  asHeadline: (statement) =>
    statement
      .replace(/^There (?:is|are) (?:an? )?|^(?:The|An?) /, '')
      .replace(/ (?:is|are|has been|have been) /, ' '),
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
