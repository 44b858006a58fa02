import { z } from 'zod';
import { sharedBriefing } from './briefing.ts';
import { everyone, member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { languageCode, notamNotice } from './translate-notam.ts';
import { weatherReport } from './translate-weather.ts';

/** How long a link is good. */
export const SHARE_DAYS = 30;
/** More links than this of one user are not good at one time. */
export const MAX_SHARES = 100;

/** A stored briefing, or a stored answer about NOTAMs or weather. */
export const sharedThing = z.object({
  kind: z.enum(['briefing', 'translation']),
  id: inputText().max(100),
});
export type SharedThing = z.infer<typeof sharedThing>;

export const share = z.object({
  id: z.uuid(),
  of: sharedThing,
  /** Unguessable: the link is `/s/{token}`. Told when the link is made, and null ever after: only its hash is stored. */
  token: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Share = z.infer<typeof share>;

const shown = z.discriminatedUnion('kind', [
  sharedBriefing.extend({ kind: z.literal('briefing') }),
  z.object({
    kind: z.literal('notam'),
    language: languageCode,
    createdAt: z.string(),
    notices: list(notamNotice),
  }),
  z.object({
    kind: z.literal('weather'),
    language: languageCode,
    createdAt: z.string(),
    reports: list(weatherReport),
  }),
]);

/** What a link shows, as it is now; nothing of whom it belongs to. */
export interface SharedAnswer {
  readonly expiresAt: string;
  readonly answer: z.infer<typeof shown>;
}
export interface SharedAnswerInput {
  readonly expiresAt: string;
  readonly answer: z.input<typeof shown>;
}
export const sharedAnswer: z.ZodType<SharedAnswer, SharedAnswerInput> = z.object({
  expiresAt: z.string(),
  answer: shown,
});

/** Read-only links to what a user has, for everybody who is given one. */
export const shareEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/shares',
      tags: ['member'],
      summary: 'Links that are good now, newest first',
    })
    .output(z.object({ shares: list(share) })),
  /** A new link each time. `conflict`: {@link MAX_SHARES} are good. */
  create: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/shares',
      tags: ['member'],
      summary: 'A read-only link to a stored answer',
    })
    .input(sharedThing)
    .output(share),
  revoke: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'DELETE', path: '/shares/{id}', tags: ['member'], summary: 'End a link' })
    .input(z.object({ id: inputText().max(100) }))
    .output(deleted),
  /** One answer for links that never were, have expired or were ended: `notFound`. */
  read: everyone
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'GET', path: '/shared/{token}', tags: ['everyone'], summary: 'What a link shows' })
    .input(z.object({ token: inputText().max(200) }))
    .output(sharedAnswer),
};
