import type { Profile } from '@klarnotam/contract';
import { onlyErrors, type ErrorTexts, type FieldErrors } from './check-fields.ts';
import { isCountry, readTypedPhone, storedPhone } from './phone-number.ts';
import { DEFAULT_COUNTRY, type TypedPhone } from './typed-phone.ts';

/** What stands in the form of the profile. */
export interface ProfileValues {
  readonly name: string;
  readonly companyName: string;
  readonly phone: TypedPhone;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
}

export type TextField = 'name' | 'companyName' | 'address' | 'zipCode' | 'city';

/** As many characters as the server takes. */
export const MAX_CHARACTERS: Readonly<Record<TextField, number>> = {
  name: 200,
  companyName: 200,
  address: 300,
  zipCode: 20,
  city: 100,
};

export function valuesOf(saved: Profile): ProfileValues {
  const country = isCountry(saved.country) ? saved.country : DEFAULT_COUNTRY;
  const { name, companyName, address, zipCode, city, phoneNumber } = saved;
  return {
    name,
    companyName,
    address,
    zipCode,
    city,
    phone: phoneNumber === '' ? { country, national: '' } : readTypedPhone(phoneNumber, country),
  };
}

const TEXT_FIELDS: readonly TextField[] = ['name', 'companyName', 'address', 'zipCode', 'city'];

const samePhone = (a: TypedPhone, b: TypedPhone): boolean =>
  a.country === b.country && a.national === b.national;

/** What is wrong with what was changed; what stays as it is was taken before. */
export function checkProfile(values: ProfileValues, saved: Profile, errors: ErrorTexts): FieldErrors {
  const before = valuesOf(saved);
  const required = (field: 'name' | 'address' | 'zipCode' | 'city'): string | undefined =>
    values[field].trim() === '' && values[field] !== before[field] ? errors[field] : undefined;
  const phoneIsWrong =
    !samePhone(values.phone, before.phone) &&
    values.phone.national !== '' &&
    storedPhone(values.phone) === null;
  return onlyErrors({
    name: required('name'),
    phoneNumber: phoneIsWrong ? errors.phoneNumber : undefined,
    address: required('address'),
    zipCode: required('zipCode'),
    city: required('city'),
  });
}

/** What was changed, as the server takes it; null when nothing was. The country is that of the phone picker. */
export function changesOf(values: ProfileValues, saved: Profile): Partial<Profile> | null {
  const before = valuesOf(saved);
  const changes: Partial<Profile> = {};
  for (const field of TEXT_FIELDS) {
    const text = values[field].trim();
    if (text !== before[field]) changes[field] = text;
  }
  if (!samePhone(values.phone, before.phone)) {
    changes.phoneNumber = storedPhone(values.phone) ?? '';
    if (values.phone.country !== saved.country) changes.country = values.phone.country;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}
