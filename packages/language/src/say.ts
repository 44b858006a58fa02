import { IntlMessageFormat } from 'intl-messageformat';
import { isolate } from './isolate.ts';
import type { ArgumentName, MessageKey, Messages, MessageValues } from './messages.ts';
import type { LocaleSettings } from './locale-settings.ts';
import type { Marking } from './marking.ts';
import { formatNumber } from './format/number.ts';

/** The sentences and phrases of a language alone. */
export interface MessageCatalogue extends LocaleSettings {
  readonly messages: Messages;
}

type Values = Readonly<Record<string, string | number>>;
type Compiled = (values: Values) => string;

/** Text and simple arguments alone, which need no grammar. */
const SIMPLE = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

const compiledByLocale = new Map<string, Map<string, Compiled>>();

/** The ICU message `pattern` filled with `values`; compiled once for each locale. */
export function fill(catalogue: LocaleSettings, pattern: string, values: Values): string {
  return catalogue.marking === undefined
    ? fillPlain(catalogue, pattern, values)
    : fillMarked(catalogue, catalogue.marking, null, pattern, values);
}

function fillMarked(
  catalogue: LocaleSettings,
  marking: Marking,
  key: MessageKey | null,
  pattern: string,
  values: Values,
): string {
  const text = fillPlain(catalogue, marking.pattern(key, pattern), marking.values(key, values));
  return marking.said(key, text, values);
}

function fillPlain(catalogue: LocaleSettings, pattern: string, values: Values): string {
  let compiled = compiledByLocale.get(catalogue.locale);
  if (compiled === undefined) {
    compiled = new Map();
    compiledByLocale.set(catalogue.locale, compiled);
  }
  let format = compiled.get(pattern);
  if (format === undefined) {
    const written = pattern.replace(FIGURE_ALONE, '{$1Written}');
    format = SIMPLE.test(written) ? compileSimple(written) : compileIcu(written, catalogue.locale);
    compiled.set(pattern, format);
  }
  const written = writeFigures(values, catalogue);
  const text = format(catalogue.isolate === true ? isolateValues(written) : written);
  return catalogue.adjustSpelling === undefined ? text : catalogue.adjustSpelling(text);
}

/** The catalogue's message `key` filled with `values`. */
export function say<K extends MessageKey>(
  catalogue: MessageCatalogue,
  key: K,
  ...values: [ArgumentName<K>] extends [never] ? [] : [MessageValues<K>]
): string {
  const { messages, marking } = catalogue;
  return marking === undefined
    ? fillPlain(catalogue, messages[key], values[0] ?? {})
    : fillMarked(catalogue, marking, key, messages[key], values[0] ?? {});
}

/** Measures, whose figures are written by the custom of the country; a day, a year or a count is not grouped. */
const FIGURES = ['ft', 'm', 'nm'] as const;
const FIGURE_ALONE = /\{(ft|m|nm)\}/g;

/** `values` with each figure in writing beside it: a plural still needs the number. */
function writeFigures(values: Values, catalogue: LocaleSettings): Values {
  const figures = FIGURES.filter((name) => typeof values[name] === 'number');
  if (figures.length === 0) return values;
  return {
    ...values,
    ...Object.fromEntries(
      figures.map((name) => [`${name}Written`, formatNumber(Number(values[name]), catalogue)]),
    ),
  };
}

/** The values as they are shown: `form` selects words and numbers choose a plural, so both stay as they are. */
function isolateValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'form' || typeof value === 'number' ? value : isolate(value),
    ]),
  );
}

function compileSimple(pattern: string): Compiled {
  const parts = pattern.split(/[{}]/);
  if (parts.length === 1) return () => pattern;
  return (values) => {
    let text = parts[0] ?? '';
    for (let i = 1; i < parts.length; i += 2) text += `${values[parts[i] ?? ''] ?? ''}${parts[i + 1] ?? ''}`;
    return text;
  };
}

function compileIcu(pattern: string, locale: string): Compiled {
  const message = new IntlMessageFormat(pattern, locale);
  return (values) => String(message.format(values));
}
