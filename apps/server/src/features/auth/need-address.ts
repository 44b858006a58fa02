import { Failure } from '@klarnotam/contract';
import { normaliseAddress } from './normalise-address.ts';

/** @throws {Failure} `invalid` when the text is no e-mail address */
export function needAddress(text: string): string {
  const address = normaliseAddress(text);
  if (address === null) throw new Failure('invalid', { field: 'email' }, 'Enter a valid e-mail address');
  return address;
}
