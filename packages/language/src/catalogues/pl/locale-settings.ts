import type { LocaleSettings } from '../../locale-settings.ts';

/** Polish. */
export const localeSettings: LocaleSettings = {
  language: 'pl',
  locale: 'pl-PL',
  asHeadline: (statement) =>
    statement.replace(/ nie (?:jest|są) /, ' nie').replace(/ (?:jest|są|został[aoy]?|zostały) /, ' '),
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
