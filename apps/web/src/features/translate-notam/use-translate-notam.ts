import type { NotamTranslation } from '@klarnotam/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { USAGE_KEY } from '../../shared/api/usage.ts';
import { createRequestKeys } from './request-key.ts';
import type { TranslationRequest } from './translation-request.ts';

/** Translates every NOTAM of a text; the public count is asked for again afterwards. */
export function useTranslateNotam(): UseMutationResult<NotamTranslation, Error, TranslationRequest> {
  const queries = useQueryClient();
  const [keys] = useState(() => createRequestKeys());
  return useMutation({
    mutationFn: (request: TranslationRequest) =>
      client.translateNotam({ headers: { 'idempotency-key': keys.keyFor(request) }, body: request }),
    networkMode: 'always',
    onSuccess: () => {
      keys.answered();
      return queries.invalidateQueries({ queryKey: USAGE_KEY });
    },
  });
}
