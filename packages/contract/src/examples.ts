import { z } from 'zod';
import { everyone } from './endpoint.ts';
import { list } from './list.ts';
import { ratingLevel } from './notam-facts.ts';
import { languageCode } from './translate-notam.ts';

/** A made-up NOTAM as it would be sent, and what its card says. */
export const exampleNotam = z.object({
  telegram: z.string(),
  level: ratingLevel,
  /** `A9001/26 · ENOR`. */
  name: z.string(),
  heading: z.string(),
  headline: z.string(),
  when: z.object({ text: z.string(), utc: z.string().nullable(), clock: z.string().nullable() }),
  where: list(z.string()),
  heights: list(z.string()),
  ask: list(z.object({ label: z.string(), value: z.string() })),
});
export type ExampleNotam = z.infer<typeof exampleNotam>;

/** A made-up METAR, and what the card of its station says for a typical small drone. */
export const exampleReport = z.object({
  telegram: z.string(),
  level: ratingLevel,
  station: z.string(),
  heading: z.string(),
  why: z.string().nullable(),
  lines: list(z.string()),
});
export type ExampleReport = z.infer<typeof exampleReport>;

/** What the product makes of messages of today, for visitors. None of them is a real notice. */
export const examples = z.object({
  language: languageCode,
  direction: z.enum(['ltr', 'rtl']),
  notams: list(exampleNotam),
  report: exampleReport,
  /** What the lines of a card are called, for whoever does not see their icons. */
  labels: z.object({ when: z.string(), where: z.string(), height: z.string(), ask: z.string() }),
});
export type Examples = z.infer<typeof examples>;

export const exampleEndpoint = everyone
  .route({
    method: 'GET',
    path: '/examples',
    tags: ['everyone'],
    summary: 'Made-up messages of today with their meaning, to show what the product does',
  })
  .input(z.object({ language: languageCode }))
  .output(examples);
