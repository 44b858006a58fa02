import { screenLocale } from './screen-language.ts';

/** An amount in the units of its currency, `NOK 30.00` in English; the figure and the code when there is no such currency. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(screenLocale(), { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}
