import { z } from 'zod';
import { administrator } from '../endpoint.ts';
import { list } from '../list.ts';

/** Days or weeks that one answer holds at most. */
export const STATISTICS_MAX_BUCKETS = 400;

/** One figure for each plan as it is sold; the old `basic` counts as premium. */
const byPlan = z.object({
  free: z.number().int(),
  premium: z.number().int(),
  pro: z.number().int(),
  enterprise: z.number().int(),
});

export const adminStatistics = z.object({
  /** Translated in all, NOTAMs and weather reports apart. */
  totalNotams: z.number().int(),
  totalReports: z.number().int(),
  totalUsers: z.number().int(),
  /** Rounded; 0 without users. */
  averageNotamsPerUser: z.number().int(),
  /** By the plan that is held now. */
  usersByPlan: byPlan,
  /** Users without an active subscription: they get one at their next visit. */
  usersWithoutPlan: z.number().int(),
  /** By the plan that was held when it was translated. */
  notamsByPlan: byPlan,
  reportsByPlan: byPlan,
  /** Of the totals, what was translated before plans were counted, by users who are gone. */
  notamsWithoutPlan: z.number().int(),
  reportsWithoutPlan: z.number().int(),
});
export type AdminStatistics = z.infer<typeof adminStatistics>;

/** What a row of figures stands for. */
export const translationsBy = z.enum(['kind', 'plan', 'engine', 'language']);
export type TranslationsBy = z.infer<typeof translationsBy>;

const period = {
  /** First and last day, UTC. */
  from: z.iso.date(),
  to: z.iso.date(),
};

export const translationsOverTimeInput = z.object({
  /** Default: the last 30 days. */
  from: period.from.optional(),
  to: period.to.optional(),
  per: z.enum(['day', 'week']).default('day'),
  by: translationsBy.default('kind'),
});
export type TranslationsOverTimeInput = z.infer<typeof translationsOverTimeInput>;

export const translationsOverTime = z.object({
  ...period,
  per: z.enum(['day', 'week']),
  by: translationsBy,
  /**
   * What is counted, in the order of `counts`: `notam`, `weather`; `free`, `premium`, `pro`, `enterprise`, `none` (the plan was
   * not counted yet); `decoder`, `ai`; codes of languages. Kinds and plans as sold are always there, the others where they occur.
   */
  keys: list(z.string()),
  /** Every day or week, the oldest first, those without a translation too. */
  buckets: list(
    z.object({
      /** The day, or the Monday of the week (ISO 8601; the first may lie before `from`). */
      start: z.iso.date(),
      counts: list(z.number().int()),
    }),
  ),
  total: z.number().int(),
});
export type TranslationsOverTime = z.infer<typeof translationsOverTime>;

export const modelCallsInput = z.object({
  /** Default: the last 30 days. */
  from: period.from.optional(),
  to: period.to.optional(),
});

const modelCallFigures = {
  calls: z.number().int(),
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  /** In the currency of the prices in the settings. */
  price: z.number(),
};

export const modelCallCosts = z.object({
  ...period,
  /** Whether a model is set now; without one there may still be calls of earlier days. */
  inUse: z.boolean(),
  total: z.object(modelCallFigures),
  /** The dearest first. */
  groups: list(
    z.object({
      ...modelCallFigures,
      purpose: z.string(),
      model: z.string(),
      /** Null: the question had none. */
      language: z.string().nullable(),
      /** `answered`, `malformed`, `refused`, `late`, `busy`, `failed`. */
      outcome: z.string(),
      averageMs: z.number().int(),
    }),
  ),
  /** Every day, the oldest first. */
  days: list(z.object({ ...modelCallFigures, day: z.iso.date() })),
});
export type ModelCallCosts = z.infer<typeof modelCallCosts>;

/** How the service is used. */
export const adminStatisticsEndpoints = {
  statistics: administrator
    .route({ method: 'GET', path: '/admin/statistics', tags: ['admin'], summary: 'Use and users in all' })
    .output(adminStatistics),
  translations: administrator
    .route({
      method: 'GET',
      path: '/admin/statistics/translations',
      tags: ['admin'],
      summary: 'Translations by day or week; at most 400 of them',
    })
    .input(translationsOverTimeInput)
    .output(translationsOverTime),
  modelCalls: administrator
    .route({
      method: 'GET',
      path: '/admin/statistics/model-calls',
      tags: ['admin'],
      summary: 'What the language model cost; at most 400 days',
    })
    .input(modelCallsInput)
    .output(modelCallCosts),
};
