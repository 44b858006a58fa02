import { isolate } from '../isolate.ts';
import type { LocaleSettings } from '../locale-settings.ts';

const formats = new Map<string, Intl.ListFormat>();

/** `A, B and C` in the language. */
export function formatList(items: readonly string[], catalogue: LocaleSettings): string {
  const format = formats.get(catalogue.locale) ?? newFormat(catalogue.locale);
  const adjust = catalogue.adjustList ?? ((list: string): string => list);
  const join = (all: readonly string[]): string =>
    adjust(format.format(catalogue.isolate === true ? all.map(isolate) : all));
  return catalogue.marking === undefined ? join(items) : catalogue.marking.list(items, join);
}

function newFormat(locale: string): Intl.ListFormat {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  formats.set(locale, format);
  return format;
}
