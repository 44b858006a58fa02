import type { Database } from './create-database.ts';

/** When the bucket of each key is full again, in milliseconds of the process's clock. */
type Buckets = Map<string, number>;

/** Beyond these the key that was drawn on first is forgotten. */
const MAX_KEYS = 10_000;

const buckets = new WeakMap<Database, Buckets>();

/**
 * Takes one token from a bucket in the memory of this process.
 *
 * @param nowMs of a clock that never goes back
 * @returns null, or when the bucket is empty the seconds until it holds a token
 */
export function drawFromMemory(
  database: Database,
  key: string,
  { burst, perHour }: { readonly burst: number; readonly perHour: number },
  nowMs: number,
): number | null {
  const known = buckets.get(database) ?? new Map<string, number>();
  buckets.set(database, known);
  const everyMs = 3_600_000 / perHour;
  const fullAtMs = Math.max(known.get(key) ?? nowMs, nowMs);
  const waitMs = fullAtMs - everyMs * (burst - 1) - nowMs;
  if (waitMs > 0) return Math.max(1, Math.ceil(waitMs / 1_000));
  known.delete(key);
  known.set(key, fullAtMs + everyMs);
  const [oldest] = known.keys();
  if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
  return null;
}
