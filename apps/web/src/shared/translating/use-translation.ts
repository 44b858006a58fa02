import type { UsageOfPlan } from '@klarnotam/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { failureDataOf } from '../api/failure.ts';
import { HISTORY_KEY } from '../api/history-key.ts';
import { keepUsage } from '../api/subscription.ts';
import { USAGE_KEY } from '../api/usage.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import type { TranslationRequest } from './translation-request.ts';

/** A call of the API that translates. */
export type Translate<Answer> = (
  input: {
    headers: { 'idempotency-key': string };
    body: TranslationRequest;
  },
  options: { signal: AbortSignal },
) => Promise<Answer>;

/** After that nobody answers any more; the text waits for a better connection. */
const ANSWERED_WITHIN_MS = 90_000;

/** A request under its name. */
export interface NamedRequest {
  readonly key: string;
  readonly request: TranslationRequest;
}

interface Translation<Answer> {
  readonly mutation: UseMutationResult<Answer, Error, NamedRequest>;
  /** The name of a request, for as long as it is not answered. */
  readonly nameOf: (request: TranslationRequest) => string;
  /** The request was answered otherwise: sent again it is a new one. */
  readonly answered: () => void;
}

/** Translates a text. Afterwards it is known what is left, and the public count is asked for again. */
export function useTranslation<Answer extends { readonly usage: UsageOfPlan }>(
  translate: Translate<Answer>,
): Translation<Answer> {
  const queries = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  const mutation = useMutation({
    mutationFn: ({ key, request }: NamedRequest) =>
      translate(
        { headers: { 'idempotency-key': key }, body: request },
        { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) },
      ),
    onSuccess: ({ usage }) => {
      keys.answered();
      keepUsage(queries, usage);
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      return queries.invalidateQueries({ queryKey: USAGE_KEY });
    },
    onError: (error) => {
      const { limit, used } = failureDataOf(error, 'limitReached');
      if (limit !== undefined && used !== undefined) {
        keepUsage(queries, { limit, used, remaining: Math.max(0, limit - used) });
      }
    },
  });
  return { mutation, nameOf: keys.keyFor, answered: keys.answered };
}
