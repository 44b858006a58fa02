import type { LocaleSettings } from '../../locale-settings.ts';

/** Russian. */
export const localeSettings: LocaleSettings = {
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
