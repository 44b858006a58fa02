import { z } from 'zod';
import { list } from './list.ts';
import { ratingLevel } from './notam-facts.ts';
import { engineName, languageCode, notamNotice, wordsUntil } from './translate-notam.ts';
import { weatherReport } from './translate-weather.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { inputText } from './input-text.ts';

/** What a list shows of the first notice of an answer, the worst one, or of its first report. */
export const firstOfPast = z.object({
  /** Of a report: forbidden where something speaks against flying, caution where it is warned of, else information. */
  level: ratingLevel,
  /** In the language of the answer, as are the others. */
  headline: z.string(),
  /** What a report is warned of, in a word; null: nothing, or it is a notice. */
  warning: z.string().nullable(),
  location: z.string(),
  /** UTC. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** IANA name of the zone at the place. */
  timeZone: z.string().nullable(),
});
export type FirstOfPast = z.infer<typeof firstOfPast>;

/** One line of the history. */
export const pastTranslation = z.object({
  id: z.uuid(),
  kind: z.enum(['notam', 'weather']),
  language: languageCode,
  engine: engineName,
  createdAt: z.string(),
  noticeCount: z.number().int(),
  /** The beginning of what was pasted. */
  excerpt: z.string(),
  /** Null in answers of earlier releases that do not tell it. */
  first: firstOfPast.nullable(),
});
export type PastTranslation = z.infer<typeof pastTranslation>;

export const historyInput = z.object({
  /** From the page before. */
  cursor: inputText().max(200).optional(),
  /** Words, all of which the telegrams, places or headlines of an answer hold. */
  search: inputText().max(200).optional(),
});

export const historyPage = z.object({
  translations: list(pastTranslation),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type HistoryPage = z.infer<typeof historyPage>;

export const translationId = z.object({ id: inputText().max(100) });
export const deleted = z.object({ deleted: z.number().int() });

const stored = {
  id: z.uuid(),
  language: languageCode,
  engine: engineName,
  createdAt: z.string(),
};

/** A stored answer, with the words that it has now. */
export const storedTranslation = z.discriminatedUnion('kind', [
  z.object({ ...stored, kind: z.literal('notam'), notices: list(notamNotice), wordsUntil }),
  z.object({ ...stored, kind: z.literal('weather'), reports: list(weatherReport) }),
]);
export type StoredTranslation = z.infer<typeof storedTranslation>;

/** What the user translated before. */
export const historyEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/translations',
      tags: ['member'],
      summary: 'What was translated, newest first',
    })
    .input(historyInput)
    .output(historyPage),
  read: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'GET', path: '/translations/{id}', tags: ['member'], summary: 'A stored answer' })
    .input(translationId)
    .output(storedTranslation),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'DELETE', path: '/translations/{id}', tags: ['member'], summary: 'Forget one answer' })
    .input(translationId)
    .output(deleted),
  deleteAll: member
    .route({ method: 'DELETE', path: '/translations', tags: ['member'], summary: 'Forget every answer' })
    .output(deleted),
};
