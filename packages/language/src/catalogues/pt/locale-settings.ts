import type { LocaleSettings } from '../../locale-settings.ts';
import { contract } from './contractions.ts';

/** Portuguese. */
export const localeSettings: LocaleSettings = {
  language: 'pt',
  locale: 'pt-PT',
  adjustSpelling: contract,
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
};
