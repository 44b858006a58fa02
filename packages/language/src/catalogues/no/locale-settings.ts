import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustSpelling } from './spelling.ts';

/** «Flygeinformasjonstjenesten» within a headline: «flygeinformasjonstjenesten»; «ILS» and «JET A1» stay. */
const withinSentence = (text: string): string =>
  text.replace(/^(\p{Lu})(?=\p{Ll})/u, (first) => first.toLowerCase());

const VERBS =
  'er|blir|har|kan|må|skal|bør|gjelder|krever|flys|flyr|øves|leveres|faller|slippes|slepes|sendes|hoppes|skytes|sprenges|destrueres|slokkes|brenner|brukes|holdes|tankes|ryddes|klippes|ligger|står|pågår|foregår|holder|rådes|bes|tas|mangler|overvåkes';

/** A statement apart: its subject, its verb and what follows. */
const AFTER_TIME = new RegExp(`^(.+?) (${VERBS})(?=[ ,]|$)(.*)$`, 'su');

/** Norwegian. */
export const localeSettings: LocaleSettings = {
  language: 'no',
  locale: 'nb',
  adjustSpelling,
  // «Rullebanen er stengt» → «Rullebanen stengt», «Et fareområde er aktivt» → «Fareområde aktivt», but «Fareområdet er aktivt» and «Meldingen er en trigger-NOTAM» keep the verb; «Det er forbudt» → «forbudt».
  asHeadline: (statement) =>
    statement
      .replace(/^Dette er en (?=trigger-NOTAM)/, '')
      .replace(/^Det er (?!(?:en|et|ei) )/, '')
      .replace(/^(?:Et|En|et|en) (.+?) er (aktivt?(?=[ ,(]|$))/u, '$1 $2')
      .replace(/^(?:Det står )?(?:Et|En|et|en) (?!eller )/, '')
      .replace(/^Følgende (?=[^(]*$)/, 'Flere ')
      .replace(/ har disse åpningstidene/, ': åpningstider')
      .replace(/ er tilgjengelig i disse tidene/, ': tider')
      .replace(
        /^(.+) har begrensninger$/su,
        (_, thing: string) => `Begrensninger for ${withinSentence(thing)}`,
      )
      .replace(
        /^(.+) har fått ny frekvens$/su,
        (_, thing: string) => `Ny frekvens for ${withinSentence(thing)}`,
      )
      .replace(/^(?!Meldingen )((?:(?! er ).)*) er (?!(?:en|et|ei) |aktiv)/, '$1 '),
  // «Området er aktivt» → «… er området aktivt», «et område er opprettet» → «… er det opprettet et område».
  afterTime: (statement) => {
    const established = /^((?:et|en) .+) er opprettet$/su.exec(statement);
    if (established !== null) return `er det opprettet ${established[1]}`;
    const found = AFTER_TIME.exec(statement);
    return found === null ? null : `${found[2]} ${found[1]}${found[3]}`;
  },
  adjustDay: (day) => day.replace(/^(tir|tor)\./, '$1s.'),
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
