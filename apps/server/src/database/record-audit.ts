import type { Database } from './create-database.ts';
import type { AuditActorKind } from './tables-of-accounts.ts';
import { toJsonb } from './to-jsonb.ts';

export interface AuditEntry {
  /** The signed-in user who did it; null for everybody else. */
  readonly actorId: string | null;
  /** Kind of the actor; default `user`, or `operator` where no user is given. */
  readonly actor?: AuditActorKind;
  /** What was done: `plan.changed`. */
  readonly action: string;
  /** The user it was done to. */
  readonly subjectId: string | null;
  /** Never a password, a code or a token. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Notes who did what to whom. Call it in the transaction that does it. @returns the entry's id */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<number> {
  const { id } = await database
    .insertInto('audit_log')
    .values({
      actor: entry.actor ?? (entry.actorId === null ? 'operator' : 'user'),
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      details: toJsonb(entry.details ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
