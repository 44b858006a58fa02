import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface CountryOption {
  readonly value: string;
  /** Name and country code, `Norway (+47)`. */
  readonly label: string;
  /** All that finds it, folded. */
  readonly found: string;
}

/** Case and accents do not matter when a country is looked for. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every country with a country code, by its name in `locale`; English and `languages` name it too when it is looked for. */
export function countryOptions(locale: string, languages: readonly string[]): readonly CountryOption[] {
  const shown = new Intl.DisplayNames([locale], { type: 'region' });
  const others = ['en', ...languages].map(
    (language) => new Intl.DisplayNames([language, 'en'], { type: 'region' }),
  );
  return getCountries()
    .map((value) => {
      const name = shown.of(value) ?? value;
      const callingCode = getCountryCallingCode(value);
      const names = others.map((other) => other.of(value) ?? '');
      return {
        value,
        label: `${name} (+${callingCode})`,
        found: fold([name, ...names, value, `+${callingCode}`, callingCode].join('\n')),
      };
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Options with a name, or a word of one, that begins with what was typed; then those that hold it anywhere. */
export function findCountries(options: readonly CountryOption[], typed: string): readonly CountryOption[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return options;
  const begins = (option: CountryOption): boolean =>
    option.found.split(/[\s(]+/).some((word) => word.startsWith(wanted)) ||
    option.found.split('\n').some((name) => name.startsWith(wanted));
  return [
    ...options.filter(begins),
    ...options.filter((option) => !begins(option) && option.found.includes(wanted)),
  ];
}
