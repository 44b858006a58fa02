import { z } from 'zod';
import { administrator } from '../endpoint.ts';
import { ERRORS } from '../errors.ts';
import { inputText } from '../input-text.ts';
import { list } from '../list.ts';

/** A mail that could not be sent. What it says is shown to nobody. */
export const failedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  lastError: z.string(),
  /** `waiting`: it is tried again at `dueAt`. `givenUp`: only when it is asked for. */
  state: z.enum(['waiting', 'givenUp']),
  /** Null: given up. */
  dueAt: z.string().nullable(),
  /** False: its text is not kept any more. */
  canRetry: z.boolean(),
});
export type FailedMail = z.infer<typeof failedMail>;

export const failedMailsPage = z.object({
  /** The newest first. */
  mails: list(failedMail),
  nextCursor: z.string().nullable(),
});
export type FailedMailsPage = z.infer<typeof failedMailsPage>;

/** Mails that did not get out. */
export const adminMailEndpoints = {
  list: administrator
    .route({
      method: 'GET',
      path: '/admin/failed-mails',
      tags: ['admin'],
      summary: 'Mails that could not be sent, newest first',
    })
    .input(z.object({ cursor: inputText().max(200).optional() }))
    .output(failedMailsPage),
  retry: administrator
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/admin/failed-mails/{id}/retry',
      tags: ['admin'],
      summary: 'Try at once; `conflict` when the mail was sent meanwhile or its text is not kept any more',
    })
    .input(z.object({ id: inputText().max(100) }))
    .output(z.object({ status: z.literal('done') })),
};
