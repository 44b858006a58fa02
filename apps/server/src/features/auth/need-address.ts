import { Failure } from '@klarnotam/contract';
import { hasForeignName, normaliseAddress } from './normalise-address.ts';

/** @throws {Failure} `invalid` with the message to show, when the text is no e-mail address that we can write to */
export function needAddress(text: string): string {
  const address = normaliseAddress(text);
  if (address !== null) return address;
  const message = hasForeignName(text)
    ? 'Enter an address that has only the letters a to z, digits and . _ + - before the @'
    : 'Enter a valid e-mail address';
  throw new Failure('invalid', { field: 'email' }, message);
}
