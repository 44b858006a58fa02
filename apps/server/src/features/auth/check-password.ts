import { Failure, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@klarnotam/contract';

/**
 * Refuses a password that is too short or absurdly long.
 *
 * @param called what the message calls it: "Password", "New password"
 * @throws {Failure} `invalid` with the message to show
 */
export function checkPassword(password: string, field = 'password', called = 'Password'): void {
  if (password.length < PASSWORD_MIN_CHARACTERS) {
    const message = `${called} must be at least ${PASSWORD_MIN_CHARACTERS} characters long`;
    throw new Failure('invalid', { field }, message);
  }
  if (password.length > PASSWORD_MAX_CHARACTERS) {
    const message = `${called} must be at most ${PASSWORD_MAX_CHARACTERS} characters long`;
    throw new Failure('invalid', { field }, message);
  }
}
