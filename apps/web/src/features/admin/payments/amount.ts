/** Digits behind the point of a currency: 2 of NOK, none of JPY; 2 where there is no such currency. */
function decimalsOf(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    return 2;
  }
}

/** A typed amount in the smallest unit of its currency; null when it is none above 0, or has too many decimals. */
export function readAmount(typed: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.replace(/\s/g, '')) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return minor > 0 ? minor : null;
}

/** An amount of the smallest unit in the units of its currency. */
export function unitsOf(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** decimalsOf(currency);
}
