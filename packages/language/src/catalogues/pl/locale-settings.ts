import type { LocaleSettings } from '../../locale-settings.ts';

/** Polish. */
export const localeSettings: LocaleSettings = {
  language: 'pl',
  locale: 'pl-PL',
  asHeadline: (statement) =>
    statement
      // «Strefa jest aktywna» → «Aktywna strefa».
      .replace(
        /^(\p{Lu})(?=\p{Ll})(.+)(?<! nie) (?:jest|są) (aktywn[aey])$/su,
        (_, first: string, rest: string, word: string) => `${word} ${first.toLowerCase()}${rest}`,
      )
      .replace(/^(.+)(?<! nie) (?:obowiązuje|obowiązują)$/su, '$1')
      .replace(/ nie (?:jest|są) /, ' nie')
      .replace(/ (?:jest|są|został[aoy]?|zostały) /, ' '),
  // «Strefa obowiązuje» → «… obowiązuje strefa», «strefy są aktywne» → «… aktywne są strefy».
  afterTime: (statement) =>
    statement
      .replace(/^(.+)(?<! nie) (obowiązuje|obowiązują)( \([^()]*\))?$/su, '$2 $1$3')
      .replace(/^(.+)(?<! nie) (jest|są) (aktywn[aey])( \([^()]*\))?$/su, '$3 $2 $1$4'),
  adjustDay: (day) =>
    day.replace(/(\d) (\p{L}{3})(?!\p{L})/u, (_, date: string, month: string) =>
      month === 'maj' ? `${date} maja` : `${date} ${month}.`,
    ),
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
