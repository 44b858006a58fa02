import type { Tongue } from '../../tongue.ts';

/** Russian. */
export const tongue: Tongue = {
  language: 'ru',
  locale: 'ru-RU',
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
