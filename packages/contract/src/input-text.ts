import { z } from 'zod';

/** For whoever typed or pasted it. */
export const NOT_STORABLE_MESSAGE =
  'The text holds a character that cannot be kept (NUL, or half of a character). Please remove it.';

/**
 * A text that a request brings. NUL (U+0000) and halves of surrogate pairs are refused: PostgreSQL stores neither, and
 * UTF-8 has no form for the second.
 */
export function inputText(): z.ZodString {
  return z.string().refine((text) => !text.includes('\0') && text.isWellFormed(), NOT_STORABLE_MESSAGE);
}
