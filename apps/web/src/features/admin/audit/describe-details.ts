/** One thing that the log tells of an entry. */
export interface Detail {
  readonly name: string;
  readonly value: string;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** What more there is to say of an entry, each with its name in words: `paidUntil` is `Paid until`. */
export function describeDetails(details: Readonly<Record<string, unknown>>): Detail[] {
  return Object.entries(details).map(([key, value]) => {
    const words = key
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase();
    return { name: words.charAt(0).toUpperCase() + words.slice(1), value: written(value) };
  });
}
