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
export type Translate<Answer> = (input: {
  headers: { 'idempotency-key': string };
  body: TranslationRequest;
}) => Promise<Answer>;

/** Translates a text. Afterwards it is known what is left, and the public count is asked for again. */
export function useTranslation<Answer extends { readonly usage: UsageOfPlan }>(
  translate: Translate<Answer>,
): UseMutationResult<Answer, Error, TranslationRequest> {
  const queries = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  return useMutation({
    mutationFn: (request: TranslationRequest) =>
      translate({ headers: { 'idempotency-key': keys.keyFor(request) }, body: request }),
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
}
