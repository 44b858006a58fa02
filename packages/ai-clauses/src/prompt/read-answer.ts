import type { Asked } from './ask-about.ts';

/** A longer answer than this is none, in characters. */
const LONGEST_ANSWER = 60_000;

/**
 * The sentences of a model's answer by the id of what was asked; what is no sentence for one of them is left out. Never throws: `text` may be anything. Services
 * that are not held to a schema put words or a fence around the object.
 */
export function readAnswer(text: string, asked: readonly Asked[]): ReadonlyMap<string, string> {
  const answers = new Map<string, string>();
  const object = text.length > LONGEST_ANSWER ? null : readObject(text);
  if (object === null) return answers;
  for (const [index, { id }] of asked.entries()) {
    const sentence = Object.hasOwn(object, String(index + 1)) ? object[String(index + 1)] : undefined;
    if (typeof sentence === 'string' && sentence.trim() !== '') answers.set(id, sentence.trim());
  }
  return answers;
}

function readObject(text: string): Readonly<Record<string, unknown>> | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1)) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}
