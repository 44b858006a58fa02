import type { LocaleSettings } from '../../locale-settings.ts';

/** Norwegian. */
export const localeSettings: LocaleSettings = {
  language: 'no',
  locale: 'nb',
  asHeadline: (statement) => statement.replace(/^(?:Det står )?(?:Et|En|et|en) /, '').replace(/ er /, ' '),
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
