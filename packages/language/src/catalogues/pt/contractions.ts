import { nameAirports } from './airport-names.ts';
import { adjustDays } from './days.ts';

/** A preposition before an article: `de o caminho`, `a o pôr do sol`, `até o hangar`; the mark of a value may stand between. */
const MEETING = /(?<!\p{L})([Dd]e|em|a|até) ([\ue000-\ue0fe]?)(os?|as?) (?=\p{L})/gu;
const CONTRACTED: Readonly<Record<string, string>> = { De: 'D', de: 'd', em: 'n' };

/** An article that a name has in a sentence, but not in brackets nor where it stands alone with its code; marks of values may stand before it. */
const IN_BRACKETS = /(?<=\([\ue000-\ue0fe]?)o (?=(?:canal|mar|aeródromo) d[aeo] )/gu;
const WITH_CODE =
  /^([\ue000-\ue0fe]?)o (?=aeródromo de [^.,:;()]+(?: \([^()]+\) [^.,:;()]+)? \([\ue000-\ue0fe]?[A-Z]{4}[\ue000-\ue0ff]?\)$)/u;

/** A preposition before a time of day has its article too: `das 09:00 às 17:00`. */
const BEFORE_CLOCK = /(?<!\p{L})(de|a) (?=[\ue000-\ue0fe]?\d\d:\d\d)/gu;

/** A date with one time behind it, as the dates with UTC have it: `28 de fevereiro às 18:00`; marks of values may stand around both. */
const DATE_AND_CLOCK =
  /^([\ue000-\ue0fe]?\d{1,2} de \p{Ll}+[\ue0ff]?), (?=[\ue000-\ue0fe]?\d\d:\d\d[\ue0ff]?$)/u;

/** One day before its hours: `no dia 5 de maio de 2026, das 08:00 …`; of several days the words say so themselves. */
const DAY_AND_HOURS =
  /^(?=[\ue000-\ue0fe]*\d{1,2}\ue0ff? de \p{Ll}+ de [\ue000-\ue0fe]?\d{4}\ue0ff*, [\ue000-\ue0fe]*das )/u;

/** The same before more days with their hours behind them all: `no dia 28 de fevereiro de 2026 e nos dias 2 e 3 de março …`. */
const DAY_AND_DAYS =
  /^(?=[\ue000-\ue0fe]?\d{1,2} de \p{Ll}+ de \d{4}\ue0ff?(?: e|,) [\ue000-\ue0fe]?(?:nos dias|de) )/u;

/** What a line is about, before its colon: «Um obstáculo: com luzes» is «Obstáculo: …»; a sentence keeps its article. */
const HEAD_OF_LINE =
  /^([\ue000-\ue0fe]?)(?:Uma? |As? (?=rotas? |pistas? |taxiways? |posiç))(\p{Ll})(?![^:]* (?:não|está|estão|é|são|foi|foram|será|tem|têm|pode|podem|fica|ficam|vai) )(?=[^.,:;“]+: )/u;

/** ` em a pista e a plataforma`: what a relation governs has its preposition before each item of the list. */
const RELATION = /^ (?:\p{Ll}+ ){0,4}?(em|de) (?=(?:os?|as?) \p{Ll})/u;
const NEXT_ITEM = /(, | e )(?=(?:os?|as?) \p{Ll})/gu;

/** `por vezes a 120 m de altura, vento …`: the height is put between commas. */
const AT_TIMES_ALOFT =
  /(?<!\p{L})(por vezes|talvez|probabilidade de) (?=[\ue000-\ue0fe]?a [^,.;:]{1,12} de altura, )/giu;

/** `(por vezes cumulonimbos (CB), chuva)`, `(por vezes visibilidade de 4 km (neblina))`: no brackets stand in brackets. */
const ABBREVIATION_IN_BRACKETS = /(\([^()“]{1,200}) \(([A-Z]{2,3})\)/gu;
const BRACKETS_IN_BRACKETS = /(\([^()“]{1,200}) \(([^()“]{2,80})\)\)/gu;

/** What follows a colon goes on in small letters: `Horário de funcionamento: de segunda a quarta-feira`. */
const AFTER_COLON =
  /(?<=[\p{L}\d)][\ue000-\ue0ff]{0,4}: [\ue000-\ue0fe]{0,4})(?:De|Os?|As?|Uma?)(?= [\ue000-\ue0fe]{0,4}\p{Ll})/gu;

/** An area that nothing is said of: `A área EG D510C Spadeadam.` */
const AREA_ALONE =
  /^([\ue000-\ue0ff]*)A área (?=[\ue000-\ue0fe]*[\p{Lu}\d][^\s.,:;]*(?: [\p{Lu}\d][^\s.,:;]*)*[\ue000-\ue0ff]*\.[\ue000-\ue0ff]*$)/u;

/** How high a thing is, as a line of its own. */
const HEIGHT_ALONE = /^([\ue000-\ue0ff]*)com altura de /u;

/** `haverá gruas (vários)` is `haverá várias gruas`. */
const SEVERAL = /^([\ue000-\ue0ff]*(?:haverá |há )?)(?!uma? )(\p{L}[^,.;:“]*?) \(vários\)/u;
const FEMININE = /^(?:\p{L}+as|antenas|torres|asas-delta)(?!\p{L})/iu;

function saySeveral(_: string, before: string, things: string): string {
  const many = FEMININE.test(things) ? 'várias' : 'vários';
  const isFirst = /^\p{Lu}/u.test(things);
  const said = `${many} ${isFirst ? things.charAt(0).toLowerCase() + things.slice(1) : things}`;
  return `${before}${isFirst ? 'V' + said.slice(1) : said}`;
}

/** An article before capitals, behind a place and its code: `Aeroporto de Dundee (EGPN): a ATZ …`. */
const BEHIND_PLACE = /(?<=\([\ue000-\ue0fe]?[A-Z]{4}[\ue000-\ue0ff]?\): [\ue000-\ue0fe]?)[AO](?= \p{Lu})/u;

function repeatPreposition(text: string): string {
  const preposition = RELATION.exec(text)?.[1];
  return preposition === undefined ? text : text.replace(NEXT_ITEM, `$1${preposition} `);
}

/** Prepositions and the articles behind them grow together: `de o` is `do`, `em as` is `nas`, `a o` is `ao`, `a a` is `à`. */
export function contract(text: string): string {
  return nameAirports(adjustDays(repeatPreposition(text)))
    .replace(IN_BRACKETS, '')
    .replace(WITH_CODE, '$1')
    .replace(DATE_AND_CLOCK, '$1 às ')
    .replace(DAY_AND_HOURS, 'no dia ')
    .replace(DAY_AND_DAYS, 'no dia ')
    .replace(HEAD_OF_LINE, (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`)
    .replace(BEFORE_CLOCK, (_, preposition: string) => (preposition === 'a' ? 'às ' : 'das '))
    .replace(AT_TIMES_ALOFT, '$1, ')
    .replace(ABBREVIATION_IN_BRACKETS, '$1 $2')
    .replace(BRACKETS_IN_BRACKETS, '$1, $2)')
    .replace(AFTER_COLON, (word) => word.toLowerCase())
    .replace(AREA_ALONE, '$1Área ')
    .replace(HEIGHT_ALONE, '$1altura: ')
    .replace(SEVERAL, saySeveral)
    .replace(BEHIND_PLACE, (article) => article.toLowerCase())
    .replace(MEETING, (_, preposition: string, mark: string, article: string) => {
      const behindA = article.startsWith('a') ? article.replace('a', 'à') : `a${article}`;
      if (preposition === 'a') return `${behindA} ${mark}`;
      if (preposition === 'até') return `até ${behindA} ${mark}`;
      return `${CONTRACTED[preposition] ?? preposition}${article} ${mark}`;
    });
}
