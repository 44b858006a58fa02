import { isolate } from '../isolate.ts';
import type { LocaleSettings } from '../locale-settings.ts';

const formats = new Map<string, Intl.ListFormat>();

/** `A, B and C` in the language. */
export function formatList(items: readonly string[], catalogue: LocaleSettings): string {
  let format = formats.get(catalogue.locale);
  if (format === undefined) {
    format = new Intl.ListFormat(catalogue.locale, { type: 'conjunction' });
    formats.set(catalogue.locale, format);
  }
  const { formatter, marking } = { formatter: format, marking: catalogue.marking };
  const join = (all: readonly string[]): string =>
    formatter.format(catalogue.isolate === true ? all.map(isolate) : all);
  return marking === undefined ? join(items) : marking.list(items, join);
}
