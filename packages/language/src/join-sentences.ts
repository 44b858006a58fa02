import type { Catalogue } from './catalogue.ts';
import { say } from './say.ts';

/** Sentences as running text: with a blank between them where the language has one. */
export function joinSentences(sentences: readonly { readonly text: string }[], catalogue: Catalogue): string {
  const gap = say(catalogue, 'sentences', { first: '', next: '' });
  return sentences.map(({ text }) => text).join(gap);
}
