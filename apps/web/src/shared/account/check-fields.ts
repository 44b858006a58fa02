import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@klarnotam/contract';
import type { Messages } from '../text/use-text.ts';

export type ErrorTexts = Messages['auth']['errors'];

/** What is wrong with each field, by the server's names; a field that is not there is right. */
export type FieldErrors = Partial<Record<string, string>>;

/** A rough check of the form; the server checks it and the verification mail proves it. */
export function checkEmail(email: string, errors: ErrorTexts): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? undefined : errors.email;
}

/** A password that is being chosen, and its repetition. */
export function checkNewPassword(
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword: string },
  errors: ErrorTexts,
): FieldErrors {
  return onlyErrors({
    password:
      password.length < PASSWORD_MIN_CHARACTERS
        ? errors.passwordShort
        : password.length > PASSWORD_MAX_CHARACTERS
          ? errors.passwordLong
          : undefined,
    confirmPassword: password === confirmPassword ? undefined : errors.passwordsDiffer,
  });
}

/** Leaves out the fields that are right. */
export function onlyErrors(found: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
