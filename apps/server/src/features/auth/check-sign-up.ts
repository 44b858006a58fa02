import { Failure, profile as profileSchema, type Profile, type SignUpInput } from '@klarnotam/contract';
import { checkPassword } from './check-password.ts';
import { requireEmail } from './require-email.ts';

export interface CheckedSignUp {
  readonly email: string;
  readonly password: string;
  readonly profile: Profile;
}

const MESSAGES: Readonly<Record<keyof Profile, string>> = {
  name: 'Enter your full name',
  companyName: 'The company name is too long',
  phoneNumber: 'Enter a phone number with its country code, at most 15 digits',
  address: 'Enter your address',
  zipCode: 'Enter your zip code',
  city: 'Enter your city',
  country: 'Choose a country',
};

/** `+` and the digits; null when it is no phone number with a country code. */
function readPhoneNumber(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+/, '');
  return /^\d{4,15}$/.test(digits) ? `+${digits}` : null;
}

/**
 * Checks what a sign-up form sent, in the order of the form's rules.
 *
 * @throws {Failure} `invalid` with the first field that is wrong and the message to show
 */
export function checkSignUp(input: SignUpInput, productName: string): CheckedSignUp {
  if (!input.acceptedTerms) {
    const message = 'Please accept the Terms and Conditions and Privacy Policy to continue';
    throw new Failure('invalid', { field: 'acceptedTerms' }, message);
  }
  const { companyName = '', name, address, zipCode, city, country } = input;
  const own = [input.email, name, companyName, input.phoneNumber, address, city, productName];
  checkPassword(input.password, { own });
  const email = requireEmail(input.email);
  const phoneNumber = readPhoneNumber(input.phoneNumber);
  if (phoneNumber === null) throw new Failure('invalid', { field: 'phoneNumber' }, MESSAGES.phoneNumber);
  const parsed = profileSchema.safeParse({ name, companyName, phoneNumber, address, zipCode, city, country });
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'name') as keyof Profile;
    throw new Failure('invalid', { field }, MESSAGES[field]);
  }
  return { email, password: input.password, profile: parsed.data };
}
