import {
  checkEmail,
  checkNewPassword,
  onlyErrors,
  type ErrorTexts,
  type FieldErrors,
} from '../../shared/account/check-fields.ts';
import type { TypedPhone } from '../../shared/account/typed-phone.ts';

export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly name: string;
  readonly companyName: string;
  readonly phone: TypedPhone;
  /** `phone` as the server takes it; null: it is no phone number yet. */
  readonly phoneNumber: string | null;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly acceptedTerms: boolean;
}

export function checkSignUp(values: SignUpValues, errors: ErrorTexts): FieldErrors {
  const given = (text: string, message: string): string | undefined =>
    text.trim() === '' ? message : undefined;
  return onlyErrors({
    email: checkEmail(values.email, errors),
    ...checkNewPassword(values, errors),
    name: given(values.name, errors.name),
    phoneNumber: values.phoneNumber === null ? errors.phoneNumber : undefined,
    address: given(values.address, errors.address),
    zipCode: given(values.zipCode, errors.zipCode),
    city: given(values.city, errors.city),
    acceptedTerms: values.acceptedTerms ? undefined : errors.terms,
  });
}
