/** NUL and halves of surrogate pairs: JSON can write them, `jsonb` refuses the whole value for them. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/**
 * A value for a `jsonb` column. Characters that PostgreSQL cannot store become U+FFFD, one for one, so that offsets
 * into a text stay true.
 */
export function toJsonb(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part));
}
