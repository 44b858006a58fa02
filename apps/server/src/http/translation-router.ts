import type { HistoryPage, StoredTranslation } from '@klarnotam/contract';
import type { TranslateNotam } from '../features/translate-notam/index.ts';
import type { TranslateWeather } from '../features/translate-weather/index.ts';
import { member, os } from './implementer.ts';

/** Translating, and what was translated before. */
export interface TranslationVerbs {
  readonly translateNotam: TranslateNotam;
  readonly translateWeather: TranslateWeather;
  readonly listHistory: (userId: string, cursor: string | undefined) => Promise<HistoryPage>;
  readonly readTranslation: (userId: string, id: string) => Promise<StoredTranslation>;
  readonly deleteTranslation: (userId: string, id: string) => Promise<{ deleted: number }>;
  readonly deleteHistory: (userId: string) => Promise<{ deleted: number }>;
}

/** A user reaches only their own answers: every verb here is given the id of whoever is signed in. */
export function createTranslationRouter(verbs: TranslationVerbs) {
  const { history } = os;
  return {
    translateNotam: os.translateNotam.use(member).handler(({ context, input: { headers, body } }) =>
      verbs.translateNotam({
        userId: context.user.id,
        ...body,
        idempotencyKey: headers['idempotency-key'] ?? null,
      }),
    ),
    translateWeather: os.translateWeather.use(member).handler(({ context, input: { headers, body } }) =>
      verbs.translateWeather({
        userId: context.user.id,
        ...body,
        idempotencyKey: headers['idempotency-key'] ?? null,
      }),
    ),
    history: {
      list: history.list
        .use(member)
        .handler(({ context, input }) => verbs.listHistory(context.user.id, input.cursor)),
      read: history.read
        .use(member)
        .handler(({ context, input }) => verbs.readTranslation(context.user.id, input.id)),
      delete: history.delete
        .use(member)
        .handler(({ context, input }) => verbs.deleteTranslation(context.user.id, input.id)),
      deleteAll: history.deleteAll.use(member).handler(({ context }) => verbs.deleteHistory(context.user.id)),
    },
  };
}
