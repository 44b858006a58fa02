import { z } from 'zod';
import { list } from './list.ts';
import { paidPlanType } from './plans.ts';
import { engineName, languageCode } from './translate-notam.ts';
import { everyone } from './endpoint.ts';

/** What the page must know about this installation. Nothing here is secret. */
export const site = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  partner: z.object({ name: z.string(), url: z.string() }),
  /** Who runs this installation, as terms and privacy name them. */
  operator: z.object({ name: z.string(), address: z.string(), organisationNumber: z.string() }),
  languages: list(
    z.object({
      code: languageCode,
      name: z.string(),
      nativeName: z.string(),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
  defaultLanguage: languageCode,
  /** Plans that can be paid by card at once; empty: none, they are asked for by mail. */
  cardPlans: list(paidPlanType),
  engine: engineName,
  /** Whose artificial intelligence (AI) is asked about clauses that no rule reads and texts without a NOTAM, for the privacy page; null: nobody's. */
  aiProvider: z.string().nullable().optional(),
  /** Whether sentences of ours are sent to it as well. */
  aiPolish: z.boolean().optional(),
  /** Days after which translations are removed, for the privacy page; null: when their user deletes them. */
  answerDays: z.number().int().nullable().optional(),
  /** Where composed NOTAMs are mailed, and how long before their start it wants them. */
  notamOffice: z.object({ name: z.string(), email: z.string(), leadTimeHours: z.number() }),
  /** Street maps: where their tiles come from (`{z}`, `{x}`, `{y}` in it), and who made them. */
  map: z.object({
    streetTilesUrl: z.string(),
    attribution: z.string(),
    /** Where the makers say more; null when they name no page. */
    attributionUrl: z.string().nullable(),
    maxZoom: z.number().int(),
    /** Pictures from above, in the same way; null: none are offered. */
    satellite: z
      .object({
        tilesUrl: z.string(),
        attribution: z.string(),
        attributionUrl: z.string().nullable(),
        maxZoom: z.number().int(),
      })
      .nullable(),
    /** Where a map begins before a place is chosen. */
    start: z.object({ lat: z.number(), lng: z.number() }),
  }),
});
export type Site = z.infer<typeof site>;

/** How many messages were translated in all, since the installation began. */
export const usage = z.object({ notams: z.number().int(), reports: z.number().int() });
export type Usage = z.infer<typeof usage>;

/** What is told to everybody. */
export const siteEndpoints = {
  site: everyone
    .route({ method: 'GET', path: '/site', tags: ['everyone'], summary: 'What this installation offers' })
    .output(site),
  usage: everyone
    .route({ method: 'GET', path: '/usage', tags: ['everyone'], summary: 'How much was translated in all' })
    .output(usage),
};
