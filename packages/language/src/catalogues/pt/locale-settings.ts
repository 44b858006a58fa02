import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';
import { asHeadline } from './headline.ts';

/** What is so at a time that has just been said: of the first sentence, before anything quoted. */
const WILL_BE =
  /^([^.“:]*?(?<!\p{L}))(está|estão)(?= (?:parcialmente )?(?:ativ|inativ|fechad|bloquead|suspens|em atividade))/u;

/** Portuguese. */
export const localeSettings: LocaleSettings = {
  language: 'pt',
  locale: 'pt-PT',
  asHeadline,
  adjustSpelling: contract,
  // «sábado, 4/07» is written «sábado 4/7».
  adjustDay: (day) => day.replace(/^(\p{Ll}+),? (\d+)\/0?(\d+)/u, '$1 $2/$3'),
  // «Uma área é estabelecida» → «… será estabelecida uma área», «Uma área está ativa» → «… estará ativa uma área».
  afterTime: (statement) =>
    statement
      // «A ATZ»: an article before capitals.
      .replace(/^[AO](?= \p{Lu})/u, (article) => article.toLowerCase())
      .replace(
        WILL_BE,
        (_, before: string, stem: string) => `${before}${stem === 'está' ? 'estará' : 'estarão'}`,
      )
      .replace(
        /^([^.“:]+?) (é|são) (estabelecid[oa]s?(?: e ativ[oa]s?)?)(?!\p{L})/u,
        (_, subject: string, verb: string, so: string) =>
          `${verb === 'é' ? 'será' : 'serão'} ${so} ${subject}`,
      )
      .replace(/^(uma? [^.“:]+?) (estará (?:in)?ativ[oa])(?!\p{L})/u, '$2 $1')
      .replace(/^há (?=obras )/u, 'haverá '),
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
};
