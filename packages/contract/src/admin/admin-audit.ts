import { z } from 'zod';
import { administrator } from '../endpoint.ts';
import { inputText } from '../input-text.ts';
import { list } from '../list.ts';

/** A user of the log; `email` is null when they are gone. */
const auditedUser = z.object({ id: z.uuid(), email: z.string().nullable() });

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** `operator` is whoever runs the server, `visitor` somebody who is not signed in. */
  actorKind: z.enum(['user', 'visitor', 'operator', 'system']),
  actor: auditedUser.nullable(),
  /** `plan.changed`, `account.deleted` …: new ones may come, so show what is not known as it is. */
  action: z.string(),
  /** Whom it was done to; null: nobody. */
  subject: auditedUser.nullable(),
  /** What more there is to say of it, by name. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditInput = z.object({
  /** Who did it: an id or an e-mail address. */
  actor: inputText().trim().max(320).optional(),
  /** To whom: an id or an e-mail address. */
  subject: inputText().trim().max(320).optional(),
  /** `plan.changed`, or the beginning of it: `plan.` */
  action: inputText().trim().max(100).optional(),
  /** First and last day, UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** From the page before. */
  cursor: inputText().max(200).optional(),
});
export type AuditInput = z.infer<typeof auditInput>;

export const auditPage = z.object({
  /** The newest first. */
  entries: list(auditEntry),
  nextCursor: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPage>;

/** Who did what to whom. */
export const adminAuditEndpoint = administrator
  .route({
    method: 'GET',
    path: '/admin/audit',
    tags: ['admin'],
    summary: 'Who did what to whom, newest first',
  })
  .input(auditInput)
  .output(auditPage);
