import type { LocaleSettings } from '../../locale-settings.ts';

/** Polish. */
export const localeSettings: LocaleSettings = {
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
