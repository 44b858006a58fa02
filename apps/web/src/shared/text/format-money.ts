/** An amount in the units of its currency, as English writes it: `NOK 30.00`; the figure and the code when there is no such currency. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}
