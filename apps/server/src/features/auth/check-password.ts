import { Failure, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@klarnotam/contract';
import { isCommonPassword } from './is-common-password.ts';

interface Options {
  /** The field of the form. */
  readonly field?: string;
  /** What the message calls it: "Password", "New password". */
  readonly called?: string;
  /** Words that its user is known by, and the product. */
  readonly own: readonly string[];
}

/**
 * Refuses a password that is too short, absurdly long, or among those that are tried first.
 *
 * @throws {Failure} `invalid` with the message to show
 */
export function checkPassword(
  password: string,
  { field = 'password', called = 'Password', own }: Options,
): void {
  if (password.length < PASSWORD_MIN_CHARACTERS) {
    const message = `${called} must be at least ${PASSWORD_MIN_CHARACTERS} characters long`;
    throw new Failure('invalid', { field }, message);
  }
  if (password.length > PASSWORD_MAX_CHARACTERS) {
    const message = `${called} must be at most ${PASSWORD_MAX_CHARACTERS} characters long`;
    throw new Failure('invalid', { field }, message);
  }
  if (isCommonPassword(password, own)) {
    throw new Failure('invalid', { field }, 'Please choose a less common password');
  }
}
