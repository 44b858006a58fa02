import type { NotamTranslation } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { USAGE_KEY } from '../../shared/api/usage.ts';

export interface TranslationRequest {
  readonly text: string;
  readonly language: LanguageCode;
}

/** Translates every NOTAM of a text; the public count is asked for again afterwards. */
export function useTranslateNotam(): UseMutationResult<NotamTranslation, Error, TranslationRequest> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: TranslationRequest) => client.translateNotam(request),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: USAGE_KEY }),
  });
}
