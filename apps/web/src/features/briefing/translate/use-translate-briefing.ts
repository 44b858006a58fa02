import type { Briefing } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { failureDataOf } from '../../../shared/api/failure.ts';
import { HISTORY_KEY } from '../../../shared/api/history-key.ts';
import { keepUsage } from '../../../shared/api/subscription.ts';
import { USAGE_KEY } from '../../../shared/api/usage.ts';
import { createIdempotencyKeys } from '../../../shared/translating/idempotency-key.ts';
import { keepBriefing } from '../stored/use-stored-briefing.ts';
import type { Batch } from './choose-translations.ts';

/** What is translated: some of a text that was found, or more of a stored briefing. */
export interface BriefingRequest extends Pick<Batch, 'notices' | 'reports'> {
  readonly of: { readonly text: string; readonly flight: Flight | null } | { readonly id: string };
  readonly language: LanguageCode;
}

/** Translates some of a briefing, which is kept with it. Afterwards it is known what is left of the plan. */
export function useTranslateBriefing() {
  const queries = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  return useMutation({
    mutationFn: ({ of, ...chosen }: BriefingRequest): Promise<Briefing> => {
      const name = JSON.stringify([of, chosen.notices, chosen.reports]);
      const headers = { 'idempotency-key': keys.keyFor({ text: name, language: chosen.language }) };
      return 'id' in of
        ? client.briefing.translate({ params: { id: of.id }, headers, body: chosen })
        : client.briefing.store({ headers, body: { ...of, ...chosen } });
    },
    onSuccess: (briefing) => {
      keys.answered();
      keepUsage(queries, briefing.usage);
      keepBriefing(queries, briefing);
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      return queries.invalidateQueries({ queryKey: USAGE_KEY });
    },
    onError: (error) => {
      const { limit, used } = failureDataOf(error, 'limitReached');
      if (limit !== undefined && used !== undefined)
        keepUsage(queries, { limit, used, remaining: Math.max(0, limit - used) });
    },
  });
}
