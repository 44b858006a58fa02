import type { NotamTranslation } from '@klarnotam/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureDataOf } from '../../shared/api/failure.ts';
import { keepUsage } from '../../shared/api/subscription.ts';
import { USAGE_KEY } from '../../shared/api/usage.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { HISTORY_KEY } from './history/use-history.ts';
import { createRequestKeys } from './request-key.ts';
import type { TranslationRequest } from './translation-request.ts';

/** Translates every NOTAM of a text for a user. Afterwards it is known what is left, and the public count is asked for again. */
export function useTranslateNotam(
  userId: string,
): UseMutationResult<NotamTranslation, Error, TranslationRequest> {
  const queries = useQueryClient();
  const [keys] = useState(() => createRequestKeys());
  return useMutation({
    mutationFn: (request: TranslationRequest) =>
      client.translateNotam({ headers: { 'idempotency-key': keys.keyFor(request) }, body: request }),
    onSuccess: ({ usage }) => {
      keys.answered();
      keepUsage(queries, usage);
      dropDraft(queries, userId);
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      return queries.invalidateQueries({ queryKey: USAGE_KEY });
    },
    onError: (error, { text }) => {
      const { limit, used } = failureDataOf(error, 'limitReached');
      if (limit !== undefined && used !== undefined) {
        keepUsage(queries, { limit, used, remaining: Math.max(0, limit - used) });
      }
      if (failureCodeOf(error) === 'unauthenticated') keepDraft(queries, userId, text);
    },
  });
}
