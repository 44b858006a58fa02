import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustSpelling } from './spelling.ts';

/** Russian. */
export const localeSettings: LocaleSettings = {
  language: 'ru',
  locale: 'ru-RU',
  adjustSpelling,
  // «Зона действует» → «… действует зона».
  afterTime: (statement) =>
    statement.replace(/^(.+)(?<! не) (действует|действуют)( \([^()]*\))?$/su, '$2 $1$3'),
  // «Зона действует» → «Действует зона»; «Следующие РД закрыты» → «Закрыты РД», as what follows is not in the headline.
  asHeadline: (statement) =>
    statement
      .replace(
        /^Следующие ([^,;:]+?) ((?:не )?(?:действуют|закрыты|недоступны))$/su,
        (_, things: string, verb: string) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${things}`,
      )
      .replace(
        /^(\p{Lu})(?=\p{Ll})(.+)(?<! не) (действует|действуют)$/su,
        (_, first: string, rest: string, verb: string) => `${verb} ${first.toLowerCase()}${rest}`,
      ),
  months: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
};
