import type { Database } from './create-database.ts';
import { toJsonb } from './to-jsonb.ts';

export interface AuditEntry {
  /** Who did it; null for a command on the server itself. */
  readonly actorId: string | null;
  /** What was done: `plan.changed`. */
  readonly action: string;
  /** The user it was done to. */
  readonly subjectId: string | null;
  /** Never a password, a code or a token. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Notes who did what to whom. Call it in the transaction that does it. */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  await database
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      details: toJsonb(entry.details ?? {}),
    })
    .execute();
}
