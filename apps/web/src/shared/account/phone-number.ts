import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { TypedPhone } from './typed-phone.ts';

/** With the country code, as ITU-T E.164 has it. */
const MAX_DIGITS = 15;
const MIN_NATIONAL_DIGITS = 3;

export function isCountry(code: string): code is CountryCode {
  return (getCountries() as readonly string[]).includes(code);
}

/** Digits in groups of three: `nnn nnn nnn nnn nn`. */
export function maskPhone(national: string): string {
  const plus = national.startsWith('+') ? '+' : '';
  return plus + national.replace(/\D/g, '').replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** What stands in the field. A number with its country code changes the country; digits too many are dropped. */
export function readTypedPhone(text: string, country: CountryCode): TypedPhone {
  const digits = text.replace(/\D/g, '');
  const international = text.trim().startsWith('+') ? digits : /^00/.test(digits) ? digits.slice(2) : null;
  if (international === null) {
    return { country, national: digits.slice(0, MAX_DIGITS - getCountryCallingCode(country).length) };
  }
  const typed = new AsYouType();
  typed.input(`+${international}`);
  const callingCode = typed.getCallingCode();
  if (callingCode === undefined) return { country, national: `+${international.slice(0, MAX_DIGITS)}` };
  const sharesCode = getCountryCallingCode(country) === callingCode;
  const meant = sharesCode
    ? country
    : (typed.getCountry() ?? getCountries().find((code) => getCountryCallingCode(code) === callingCode));
  return { country: meant ?? country, national: international.slice(callingCode.length, MAX_DIGITS) };
}

/** `+` and at most 15 digits; null when too few were given or the country code is none. */
export function storedPhone({ country, national }: TypedPhone): string | null {
  if (national.startsWith('+') || national.length < MIN_NATIONAL_DIGITS) return null;
  const parsed = parsePhoneNumberFromString(national, country);
  // A zero that is dialled only at home does not belong to the international number.
  const number = parsed?.isPossible() ? parsed.number : `+${getCountryCallingCode(country)}${national}`;
  return number.length <= MAX_DIGITS + 1 ? number : null;
}
