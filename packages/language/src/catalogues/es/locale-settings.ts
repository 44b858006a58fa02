import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';

/** Spanish. */
export const localeSettings: LocaleSettings = {
  language: 'es',
  locale: 'es-ES',
  adjustSpelling: contract,
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
