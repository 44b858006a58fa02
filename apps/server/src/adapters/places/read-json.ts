/** A property of an answer from outside; undefined when there is none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A property that should be a list; null when it is none. */
export function listProperty(value: unknown, name: string): readonly unknown[] | null {
  const found = property(value, name);
  return Array.isArray(found) ? found : null;
}

const MAX_TEXT_CHARACTERS = 300;

/** A text to show on one line; null when it is none or empty. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = value
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : line;
}

/** A number, also one that is written as a text; null when it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Degrees on earth; null when they are none. */
export function positionOf(lat: unknown, lng: unknown): { lat: number; lng: number } | null {
  const [north, east] = [numberOf(lat), numberOf(lng)];
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return { lat: north, lng: east };
}
