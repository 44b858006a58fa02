import { screenLocale } from './screen-language.ts';

/** Norwegian kroner without decimals: `NOK 30` in English. */
export function formatNok(amount: number): string {
  return new Intl.NumberFormat(screenLocale(), {
    style: 'currency',
    currency: 'NOK',
    maximumFractionDigits: 0,
  }).format(amount);
}
