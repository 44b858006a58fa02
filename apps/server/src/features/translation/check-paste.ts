import { Failure, MAX_NOTICES, MAX_TEXT_CHARACTERS } from '@klarnotam/contract';

/**
 * Refuses a pasted text for its length alone.
 *
 * @throws {Failure} `invalid` with `emptyMessage` when there is nothing in it, `tooLarge`
 */
export function checkLength(text: string, emptyMessage: string): void {
  if (text.trim() === '') throw new Failure('invalid', { field: 'text' }, emptyMessage);
  if (text.length > MAX_TEXT_CHARACTERS) {
    throw new Failure(
      'tooLarge',
      { maximumCharacters: MAX_TEXT_CHARACTERS },
      `The text is too long: at most ${MAX_TEXT_CHARACTERS.toLocaleString('en')} characters can be translated at once.`,
    );
  }
}

/**
 * Refuses a pasted text for how many messages it holds.
 *
 * @param plural what they are, as it is read: `NOTAMs`
 * @throws {Failure} `invalid` with the count
 */
export function checkCount(count: number, plural: string): void {
  if (count > MAX_NOTICES) {
    throw new Failure(
      'invalid',
      { field: 'text', count, maximum: MAX_NOTICES },
      `The text holds ${count} ${plural}; at most ${MAX_NOTICES} can be translated at once.`,
    );
  }
}
