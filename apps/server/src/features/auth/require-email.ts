import { Failure } from '@klarnotam/contract';
import { hasNonAsciiLocalPart, normaliseEmail } from './normalise-email.ts';

/** @throws {Failure} `invalid` with the message to show, when the text is no e-mail address that we can write to */
export function requireEmail(text: string): string {
  const address = normaliseEmail(text);
  if (address !== null) return address;
  const message = hasNonAsciiLocalPart(text)
    ? 'Enter an address that has only the letters a to z, digits and . _ + - before the @'
    : 'Enter a valid e-mail address';
  throw new Failure('invalid', { field: 'email' }, message);
}
