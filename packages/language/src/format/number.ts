import type { LocaleSettings } from '../locale-settings.ts';

/** Where four digits are grouped too. */
const FROM_FOUR_DIGITS = /^(?:en|hi|bn|ja|zh|ar)/;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A figure as the country writes it: decimal sign and groups of thousands, four digits grouped where that is the custom.
 * `decimals`: as many as were printed. `grouped`: not where nobody parts thousands, as in a pressure.
 */
export function formatNumber(
  value: number,
  { locale }: LocaleSettings,
  decimals?: number,
  grouped = true,
): string {
  const key = `${locale} ${decimals ?? ''} ${grouped ? '' : 'plain'}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      useGrouping: grouped && (FROM_FOUR_DIGITS.test(locale) ? 'always' : 'min2'),
      maximumFractionDigits: decimals ?? 3,
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
    });
    formats.set(key, format);
  }
  return format.format(value);
}
