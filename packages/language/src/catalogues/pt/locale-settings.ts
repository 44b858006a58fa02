import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';

/** Portuguese. */
export const localeSettings: LocaleSettings = {
  language: 'pt',
  locale: 'pt-PT',
  asHeadline: (statement) =>
    statement
      .replace(/^(?:(?:Há|É) (?:um|uma) |(?:O|A|Os|As|Uma?(?! ou )) (?:seguintes )?)/, '')
      // What is established is in force at the hours of the text: «área perigosa temporária» is the news.
      .replace(/ (?:é|são) estabelecid[oa]s?$/, '')
      .replace(/ (?:tem|têm) o (?:seguinte )?horário/, ': horário')
      .replace(/ (?:está|estão|é|são|foi|foram) /, ' '),
  adjustSpelling: contract,
  // «sábado, 4/07» is written «sábado 4/7».
  adjustDay: (day) => day.replace(/^(\p{Ll}+),? (\d+)\/0?(\d+)/u, '$1 $2/$3'),
  // «Uma área é estabelecida» → «… é estabelecida uma área».
  afterTime: (statement) => statement.replace(/^(.+) ((?:é|são) estabelecid[oa]s?)$/su, '$2 $1'),
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
