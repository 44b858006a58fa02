/** A text without what PostgreSQL refuses: NUL and halves of surrogate pairs become U+FFFD, one for one. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** How JSON writes what is not storable. It may be an escaped backslash before a `u` as well. */
const PERHAPS_NOT_STORABLE = /\\u(?:0000|d[89a-f])/;

/**
 * A value for a `jsonb` column. Characters that PostgreSQL cannot store become U+FFFD, one for one, so that offsets
 * into a text stay true.
 */
export function toJsonb(value: unknown): string {
  const json = JSON.stringify(value);
  if (!PERHAPS_NOT_STORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part));
}
