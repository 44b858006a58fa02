import { minorUnitsOf } from './minor-units.ts';

const LOCALES = { en: 'en-GB', no: 'nb-NO' } as const;

/** An amount in the smallest unit of a currency, as the language writes it: `kr 30,00`. */
export function formatMoney(amountMinor: number, currency: string, language: keyof typeof LOCALES): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(
    amountMinor / minorUnitsOf(currency),
  );
}

/** The day of a moment in Norway, where the books are kept: `3 November 2026`. */
export function formatDate(moment: Date, language: keyof typeof LOCALES): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Oslo',
  }).format(moment);
}
