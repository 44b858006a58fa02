import type { NotamNotice } from '@klarnotam/contract';

/** What could not be read in the given fields, in the language of the answer, each once. */
export function problemsOf(
  { facts, unread }: Pick<NotamNotice, 'facts' | 'unread'>,
  fields: readonly string[],
): string[] {
  const places = facts.problems.filter(({ field }) => fields.includes(field));
  const texts = unread
    .filter(({ span }) => places.some(({ from, to }) => from === span.from && to === span.to))
    .map(({ text }) => text);
  return [...new Set(texts)];
}
