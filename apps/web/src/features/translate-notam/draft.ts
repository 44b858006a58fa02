import type { QueryClient } from '@tanstack/react-query';

/** A text whose translation was refused because the session had ended waits here until its user has logged in again. */
const keyOf = (userId: string) => ['draft', userId] as const;

export function keepDraft(queries: QueryClient, userId: string, text: string): void {
  queries.setQueryData(keyOf(userId), text);
}

export function readDraft(queries: QueryClient, userId: string): string {
  return queries.getQueryData<string>(keyOf(userId)) ?? '';
}

export function dropDraft(queries: QueryClient, userId: string): void {
  queries.removeQueries({ queryKey: keyOf(userId) });
}
