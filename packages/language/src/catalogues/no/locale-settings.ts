import type { LocaleSettings } from '../../locale-settings.ts';

/** Norwegian. */
export const localeSettings: LocaleSettings = {
  language: 'no',
  locale: 'nb',
  // «Rullebanen er stengt» → «Rullebanen stengt», but «Meldingen er en trigger-NOTAM» keeps its verb; «Det er forbudt» → «forbudt».
  asHeadline: (statement) =>
    statement
      .replace(/^Det er (?!(?:en|et|ei) )/, '')
      .replace(/^(?:Det står )?(?:Et|En|et|en) /, '')
      .replace(/^((?:(?! er ).)*) er (?!(?:en|et|ei) )/, '$1 '),
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
