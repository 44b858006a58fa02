import type { QueryClient } from '@tanstack/react-query';
import type { TranslationKind } from './translation-request.ts';

/**
 * A text that waits for its page: its translation was refused because the session had ended, or it was pasted on the
 * page for another kind of message.
 */
const keyOf = (kind: TranslationKind, userId: string) => ['draft', kind, userId] as const;

export function keepDraft(queries: QueryClient, kind: TranslationKind, userId: string, text: string): void {
  queries.setQueryData(keyOf(kind, userId), text);
}

export function readDraft(queries: QueryClient, kind: TranslationKind, userId: string): string {
  return queries.getQueryData<string>(keyOf(kind, userId)) ?? '';
}

export function dropDraft(queries: QueryClient, kind: TranslationKind, userId: string): void {
  queries.removeQueries({ queryKey: keyOf(kind, userId) });
}
