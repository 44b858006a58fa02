/** `pattern` is the source of a regular expression. */
export interface Entry<Code extends string> {
  readonly code: Code;
  readonly pattern: string;
}

/** The entries of a table of patterns by code, in order. */
export function entries<const Code extends string>(
  table: Readonly<Record<Code, string>>,
): readonly Entry<Code>[] {
  return (Object.entries(table) as [Code, string][]).map(([code, pattern]) => ({ code, pattern }));
}
