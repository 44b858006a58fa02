/** Norwegian kroner without decimals: `NOK 30`. */
export function formatNok(amount: number): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'NOK',
    maximumFractionDigits: 0,
  }).format(amount);
}
