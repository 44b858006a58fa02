import type { LocaleSettings } from '../locale-settings.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A figure as the country writes it: decimal sign and groups of thousands, four digits grouped in English alone.
 * `decimals`: as many as were printed.
 */
export function formatNumber(value: number, { locale }: LocaleSettings, decimals?: number): string {
  const key = `${locale} ${decimals ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      useGrouping: locale.startsWith('en') ? 'always' : 'min2',
      maximumFractionDigits: decimals ?? 3,
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
    });
    formats.set(key, format);
  }
  return format.format(value);
}
