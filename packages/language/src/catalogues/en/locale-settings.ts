import type { LocaleSettings } from '../../locale-settings.ts';

/** `on 17 February – 30 April 2023` before hours. */
const DAYS_OF_TWO_MONTHS =
  /\b([Oo])n (\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?) – (\d{1,2} \p{Lu}\p{Ll}+ \d{4})(?=, daily )/gu;

/** English. */
export const localeSettings: LocaleSettings = {
  language: 'en',
  locale: 'en-GB',
  // Days of two months are a stretch of time: `from 17 February to 30 April 2023, daily …`.
  adjustSpelling: (text) =>
    text.replace(
      DAYS_OF_TWO_MONTHS,
      (_, on, first, last) => `${on === 'O' ? 'F' : 'f'}rom ${first} to ${last}`,
    ),
  // The subject begins the statement, so the first verb is its copula.
  asHeadline: (statement) =>
    statement
      .replace(/^There (?:is|are) (?:an? )?|^(?:The|An?) |^This (?:is an? |(?=concerns ))/, '')
      .replace(/ (?:has|have) (?:these )?(?=(?:new |longer )?operating hours)/, ': ')
      .replace(/ (?:is|are) being worked on/, ': work in progress')
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
