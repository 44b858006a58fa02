import { nameAirports } from './airport-names.ts';
import { adjustDays } from './day-lists.ts';
import { adjustNames } from './designators.ts';
import { tellThings } from './things.ts';

/** A preposition before the article: `de el`, `a el`. */
const MEETING = /(?<!\p{L})(de|a) el(?= \p{L})/gu;

/** The article of one date before several days, which have their own: `el los días 4 y 6`. */
const ARTICLE_BEFORE_DAYS = /(?<!\p{L})el (?=los días \p{N})/gu;

/** A place with its indicator, or in brackets, stands without the article; marks of values may stand around it. */
const ARTICLE_OF_PLACE =
  /(?<=^[\ue000-\ue0ff]*)el (?=aeródromo de .+ \([\ue000-\ue0ff]*[A-Z]{4}[\ue000-\ue0ff]*\)[\ue000-\ue0ff]*$)|(?<=\([\ue000-\ue0ff]*)el (?=(?:canal|mar|aeródromo) de)/u;

/** A name that says itself what it is of: `aeródromo de Aeropuerto de Teruel`. */
const SAID_TWICE = /(?:aeródromo|aeropuerto) de (aeropuerto|aeródromo)(?= \p{L})/giu;

/** A statement that has its subject behind it has the article of the subject within it. */
const ARTICLE_WITHIN =
  /^((?:Horario(?: modificado| ampliado)? de|Hay trabajos en curso en|Cabe esperar|No est(?:á|án) disponibles?|Se han? instalado) [\ue000-\ue0ff]*)(El|La|Los|Las|Una?|Todas)(?= )/u;

/** `unos 1 m/s` is of more than one. */
const ABOUT_ONE = /(?<!\p{L})unos (?=1[\s\u00a0\u202f]?(?:m\/s|km\/h|nudo|kt|mph))/gu;

/** `24:00 del vie. 19 jun. UTC`: what a time is of stands right behind it. */
const UTC_BEHIND_DAY = /(\d\d:\d\d)( del \p{L}+\. \d+ \p{L}+\.(?: \d{4})?)\u00a0UTC/gu;

/** `desde el 30 de noviembre, 22:17 hasta el 1 de diciembre, 00:08`: the times of two days. */
const TIMES_OF_TWO_DAYS = /(desde el \d+ de \p{L}+), (\d\d:\d\d hasta el \d+ de \p{L}+), (?=\d\d:\d\d)/gu;

/** The heading of a line has no article: `Ruta M771: entre DOSUT y DUMOL`. */
const HEADING =
  /^([\ue000-\ue0ff]*)(?:La|Las|Los|El) ([pcrs])((?:istas?|alles? de rodaje|utas?|uestos? de estacionamiento|ervicio de (?:cruce de|información sobre la actividad en) la zona)(?: alternativa| afectadas)?(?:[ ,y\p{Lu}\p{N}/-]|[\ue000-\ue0ff])*:)/u;

/** Several areas with one article: `la zona de vuelo a baja altura 16 y 20T`. */
const SEVERAL_AREAS = /(?<!\p{L})la zona (?=de vuelo a baja altura (?:\d+\p{Lu}?, )*\d+\p{Lu}? y \d)/gu;

/** `de la salida del sol a la puesta del sol`. */
const SUN_TO_SUN = /(de la (?:salida|puesta)) del sol (a la (?:salida|puesta) del sol)/gu;

/** `de la puesta del sol a 23:59`. */
const SUN_TO_CLOCK = /(?<=(?:puesta|salida) del sol) a (?=\d\d:\d\d)/gu;

/** Two days that follow each other are no range. */
const NEIGHBOURS =
  /(?<!\p{L})de (lunes|martes|miércoles|jueves|viernes|sábado) a (martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/gu;
const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** A date ends with the full stop of its month, which ends the sentence too: `del sáb. 20 jun.`. */
const STOP_BEHIND_DATE = /(\d[\s\u00a0\u202f]\p{Ll}{3,4}\.)\.(?!\.)/gu;

/** `a 120 m, viento de unos 11 m/s`: a wind alone has its height within, for its own comma would part the two in a list. */
const WIND_ALOFT =
  /^a (\S+[\s\u00a0\u202f]\p{L}+), (viento(?: máximo)?) (de unos (?:(?!además|temporalmente|rachas de unos|;).)*)$/u;

/** Two brackets in a row: `(de temporada) (gaviotas)`. */
const SEASON_BEFORE_KINDS = /\(de temporada\)([\ue000-\ue0ff]*) ([\ue000-\ue0ff]*)\(/gu;

/** What an obstacle is like: `Un obstáculo: con balizamiento luminoso`. */
const OBSTACLE_LINE = /^([\ue000-\ue0ff]*)Un obstáculo([\ue000-\ue0ff]*):(?= [\ue000-\ue0ff]*(?:con|sin) )/u;

/** How high a thing goes as a sentence of its own. */
const TOP_ALONE = /^([\ue000-\ue0ff]*)con el punto más alto a /iu;

/** `ha cambiado a la categoría 8`. */
const CHANGED_CATEGORY = /(?<!\p{L})(han?) cambiado(?= a la categoría )/gu;

/** `El combustible no está disponible`. */
const NO_FUEL = /^([\ue000-\ue0ff]*)El combustible([\ue000-\ue0ff]*) no está disponible/u;

/** Prepositions and the article behind them grow together: `de el` is `del`, `a el` is `al`. Two articles become one. */
export function contract(text: string): string {
  return tellThings(nameAirports(adjustNames(adjustDays(text))))
    .replace(ARTICLE_BEFORE_DAYS, '')
    .replace(ARTICLE_OF_PLACE, '')
    .replace(SAID_TWICE, (_, kind: string) => kind.toLowerCase())
    .replace(ARTICLE_WITHIN, (_, before: string, article: string) => `${before}${article.toLowerCase()}`)
    .replace(ABOUT_ONE, 'alrededor de ')
    .replace(UTC_BEHIND_DAY, '$1\u00a0UTC$2')
    .replace(TIMES_OF_TWO_DAYS, '$1 a las $2 a las ')
    .replace(
      HEADING,
      (_, mark: string, first: string, rest: string) => `${mark}${first.toUpperCase()}${rest}`,
    )
    .replace(SEVERAL_AREAS, 'las zonas ')
    .replace(STOP_BEHIND_DATE, '$1')
    .replace(WIND_ALOFT, '$2 a $1 $3')
    .replace(SEASON_BEFORE_KINDS, '(de temporada: $1$2')
    .replace(OBSTACLE_LINE, '$1Obstáculo$2')
    .replace(CHANGED_CATEGORY, '$1 pasado')
    .replace(NO_FUEL, '$1No hay combustible$2 disponible')
    .replace(SUN_TO_SUN, '$1 $2')
    .replace(SUN_TO_CLOCK, ' a las ')
    .replace(TOP_ALONE, '$1el punto más alto está a ')
    .replace(NEIGHBOURS, (range, from: string, to: string) =>
      WEEKDAYS.indexOf(to) === WEEKDAYS.indexOf(from) + 1 ? `${from} y ${to}` : range,
    )
    .replace(MEETING, (_, preposition: string) => (preposition === 'a' ? 'al' : 'del'));
}
