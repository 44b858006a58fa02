import { deserialize, serialize } from 'node:v8';
import type { PackedPaste } from '../../ports/paste-reader.ts';

/** The largest answer, in bytes of JSON. */
export const MAX_ANSWER_BYTES = 2_000_000;

/** What the step that decodes hands to the step that words, in a form that goes from thread to thread as it is. */
export function packPaste(decoded: unknown): PackedPaste {
  return serialize(decoded);
}

/** What {@link packPaste} packed; the caller knows what it was. */
export function unpackPaste(packed: PackedPaste): unknown {
  return deserialize(packed);
}

/** The items of an answer as JSON; null: more than an answer may hold. */
export function writeItems(items: readonly unknown[]): string | null {
  const json = JSON.stringify(items);
  return Buffer.byteLength(json) > MAX_ANSWER_BYTES ? null : json;
}
