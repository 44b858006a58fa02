import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';

/** Spanish. */
export const localeSettings: LocaleSettings = {
  language: 'es',
  locale: 'es-ES',
  asHeadline: (statement) =>
    statement
      .replace(/^(?:Hay (?:un|una) |(?:El|La|Los|Las|Una?) )/, '')
      .replace(/ (?:está|están|queda|quedan|ha sido|han sido) /, ' '),
  adjustSpelling: contract,
  // «Una zona queda establecida» → «… queda establecida una zona».
  afterTime: (statement) => statement.replace(/^(.+) (quedan? establecid[oa]s?)$/su, '$2 $1'),
  adjustDay: (day) => day.replace(/^(\p{L}+),? (\d+) (\p{L}+)/u, '$1. $2 $3.'),
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
};
