import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@klarnotam/contract';
import type { Messages } from '../../shared/text/use-text.ts';
import { storedPhone, type TypedPhone } from './phone-number.ts';

type ErrorTexts = Messages['auth']['errors'];

export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly name: string;
  readonly companyName: string;
  readonly phone: TypedPhone;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly acceptedTerms: boolean;
}

/** What is wrong with each field, by the server's names; a field that is not there is right. */
export type FieldErrors = Partial<Record<string, string>>;

/** Wrong at first sight; the server and the mail decide in the end. */
export function checkEmail(email: string, errors: ErrorTexts): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? undefined : errors.email;
}

/** A password that is being chosen, and its repetition. */
export function checkNewPassword(
  { password, confirmPassword }: Pick<SignUpValues, 'password' | 'confirmPassword'>,
  errors: ErrorTexts,
): FieldErrors {
  return withoutRight({
    password:
      password.length < PASSWORD_MIN_CHARACTERS
        ? errors.passwordShort
        : password.length > PASSWORD_MAX_CHARACTERS
          ? errors.passwordLong
          : undefined,
    confirmPassword: password === confirmPassword ? undefined : errors.passwordsDiffer,
  });
}

export function checkSignUp(values: SignUpValues, errors: ErrorTexts): FieldErrors {
  const given = (text: string, message: string): string | undefined =>
    text.trim() === '' ? message : undefined;
  return withoutRight({
    email: checkEmail(values.email, errors),
    ...checkNewPassword(values, errors),
    name: given(values.name, errors.name),
    phoneNumber: storedPhone(values.phone) === null ? errors.phoneNumber : undefined,
    address: given(values.address, errors.address),
    zipCode: given(values.zipCode, errors.zipCode),
    city: given(values.city, errors.city),
    acceptedTerms: values.acceptedTerms ? undefined : errors.terms,
  });
}

function withoutRight(found: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
