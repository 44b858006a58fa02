import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';

/** What is so at a time that has just been said: of the first sentence, before anything quoted. */
const WILL_BE =
  /^([^.«:]*?(?<!\p{L}))(están?)(?= (?:parcialmente )?(?:activ|cerrad|prohibid|suspendid|en actividad))/u;

/** What a headline leaves out at its beginning. */
const OPENING =
  /^(?:Este es un (?=NOTAM )|Hay (?:una? )?|(?:Los|Las) siguientes |(?:El|La|Los|Las|Una?(?! o )) )/u;

/** A sentence with a verb of its own keeps its article: `El servicio ha cambiado a la categoría 8`. */
const WITH_VERB =
  /^(?:El|La|Los|Las) (?:(?! (?:están?|quedan?) )[^«:])*? (?:han? (?!sido )\p{L}+|pueden?|(?:no )?se (?:deben?|pueden?|admiten?)|pasan? a|dependen?|faltan?|(?:no )?(?:es|son|cumplen?))(?!\p{L})/u;

/** Spanish. */
export const localeSettings: LocaleSettings = {
  language: 'es',
  locale: 'es-ES',
  asHeadline: (statement) =>
    statement
      .replace(/^El aviso se aplica solo a /, 'Solo para ')
      .replace(/^El aviso se refiere (?:solo )?a(l?) /, (_, article: string) =>
        article === '' ? 'Aviso sobre ' : 'Aviso sobre el ',
      )
      .replace(/^(?:El |La )?((?:suplemento|enmienda) al AIP \S+) se aplica /, '$1, ')
      .replace(/ tienen? (?=limitaciones(?!\p{L}))/u, ' con ')
      .replace(OPENING, (opening, ...rest) => (WITH_VERB.test(String(rest.at(-1))) ? opening : ''))
      // «Zona peligrosa temporal», which is there only while the notice is in force.
      .replace(/(?<= temporal(?:mente)?\b.*) quedan? establecid[oa]s?/u, '')
      .replace(/^Se han? instalado (?:el|la|los|las|una?) /, 'Instalación de ')
      .replace(/ no tienen? (?=iluminación|señalización)/, ' sin ')
      // As the first article has gone, so do the others of the subject.
      .replace(
        /^([^«:]*?) (?:está|están|queda|quedan|ha sido|han sido) /u,
        (_, subject: string) => `${subject.replace(/(, | y )(?:el|la|los|las) /gu, '$1')} `,
      )
      .replace(/(?<=\p{L}) no (?=activ[oa]s?(?!\p{L}))/u, ' in')
      .replace(/, (?:que los drones no utilizan|sin relevancia para los drones)$/u, ''),
  adjustSpelling: contract,
  // «Una zona queda establecida» → «… queda establecida una zona», «Una zona está activa» → «… estará activa una zona».
  afterTime: (statement) =>
    statement
      .replace(
        WILL_BE,
        (_, before: string, stem: string) => `${before}${stem === 'está' ? 'estará' : 'estarán'}`,
      )
      .replace(/^([^.«:]+?) (quedan? establecid[oa]s?)(?!\p{L})/u, '$2 $1')
      .replace(/^(una? [^.«:]+?) ((?:no )?estarán? activ[oa]s?)(?!\p{L})/u, '$2 $1')
      .replace(/^hay (?=trabajos )/u, 'habrá '),
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
