/** How many of its smallest units make one of a currency: 100 for NOK, 1 for JPY. */
export function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** digits;
}
