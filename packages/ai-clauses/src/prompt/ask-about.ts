import type { LanguageCode } from '@klarnotam/language';
import type { Template } from '../slot.ts';

/** Part of what a stored sentence is found by: raise it whenever the words of the prompt change. */
export const PROMPT_VERSION = 1;

/** A template that a model is asked for. */
export interface Asked {
  /** What the caller calls it; a model sees a number of our own instead. */
  readonly id: string;
  readonly template: Template;
  /** A sentence of ours in the language is polished; a clause is English of the telegrams, to be said. */
  readonly ours: boolean;
  /** The templates beside a sentence of ours, for flow; they are not answered. */
  readonly before?: string | null;
  readonly after?: string | null;
}

/** What one call sends, in the form of a chat completion with a JSON schema. */
export interface Question {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  /** JSON schema of the answer (strict: every property required, no other). */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** One call for clauses and sentences of one notice together. */
export function askAbout(asked: readonly Asked[], language: LanguageCode): Question {
  return { messages: [{ role: 'user', content: `${language} ${asked.length}` }], schema: {} };
}

/** The same for those that failed, each with the faults of its answer named. */
export function askAgain(
  failed: readonly (Asked & { readonly answer: string; readonly faults: readonly string[] })[],
  language: LanguageCode,
): Question {
  return askAbout(failed, language);
}

/** The answers by id; what is no answer to a question is left out. Never throws: `text` may be anything. */
export function readAnswer(text: string, asked: readonly Asked[]): ReadonlyMap<string, string> {
  return text === '' || asked.length === 0 ? new Map() : new Map();
}
