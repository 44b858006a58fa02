import type { LocaleSettings } from '../../locale-settings.ts';

/** Spanish. */
export const localeSettings: LocaleSettings = {
  language: 'es',
  locale: 'es-ES',
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
