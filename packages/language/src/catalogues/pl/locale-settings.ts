import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustSpelling } from './spelling.ts';

const SHORT_MONTHS = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'];

/** Polish. */
export const localeSettings: LocaleSettings = {
  language: 'pl',
  locale: 'pl-PL',
  adjustSpelling,
  asHeadline: (statement) =>
    statement
      // «Następujące strefy» are not followed by anything in a headline.
      .replace(/^Następujące (?=\p{Ll})/u, '')
      // «Strefa jest aktywna i dotyczy tylko dronów» → «Aktywna strefa, dotyczy tylko dronów».
      .replace(
        /^(\p{Lu})(?=\p{Ll})(.+)(?<! nie) (?:jest|są) (aktywn[aey]) i (dotycz(?:y|ą) tylko .*)$/su,
        (_, first: string, rest: string, word: string, only: string) =>
          `${word} ${first.toLowerCase()}${rest}, ${only}`,
      )
      // «Strefa A i strefa B są aktywne» → «Aktywne: strefa A i strefa B».
      .replace(
        /^(Czasowa|Przestrzeń|Strefa|Czasowy|Obszar|Rejon)(?= )(.+)(?<! nie) są (aktywne)$/su,
        (_, first: string, rest: string, word: string) => `${word}: ${first.toLowerCase()}${rest}`,
      )
      // «Strefa jest aktywna» → «Aktywna strefa».
      .replace(
        /^(\p{Lu})(?=\p{Ll})(.+)(?<! nie) (?:jest|są) (aktywn[aey])((?:, obszar | \().*)?$/su,
        (_, first: string, rest: string, word: string, more = '') =>
          `${word} ${first.toLowerCase()}${rest}${more}`,
      )
      // «Obszar obowiązuje (klasa D)» → «Obszar (klasa D)»; «obowiązuje od 23 marca» keeps its verb.
      .replace(/^(.+)(?<! nie) (?:obowiązuje|obowiązują)(?= \(| na |$)/su, '$1')
      .replace(/ nie (?:jest|są) /, ' nie')
      .replace(/ (?:jest|są|został[aoy]?|zostały) /, ' '),
  // «Strefa obowiązuje» → «… obowiązuje strefa», «strefy są aktywne» → «… aktywne są strefy», «światła nie działają» → «… nie działają światła».
  afterTime: (statement) =>
    statement
      .replace(/^(.+)(?<! nie) (obowiązuje|obowiązują)( \([^()]*\))?$/su, '$2 $1$3')
      .replace(/^([^;]+)(?<! nie) (jest|są) (aktywn[aey])(?= \(|;|$)(.*)$/su, '$3 $2 $1$4')
      .replace(/^([^;:„]+?) (nie działa|nie działają)(?![\p{L}])(.*)$/su, '$2 $1$3'),
  // «wt., 27 paź» → «wt. 27.10», with a year «wt. 27.10.2026».
  adjustDay: (day) =>
    day
      .replace(/^(\p{L}+\.), /u, '$1 ')
      .replace(/(\d) (\p{L}{3})(?!\p{L})(?: (?=\d{4}))?/u, (printed, date: string, month: string) => {
        const number = SHORT_MONTHS.indexOf(month) + 1;
        if (number === 0) return printed;
        const isYearBehind = printed.endsWith(' ');
        return `${date}.${String(number).padStart(2, '0')}${isYearBehind ? '.' : ''}`;
      }),
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
