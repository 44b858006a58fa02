import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';

export type SignInRefusal = 'wrong-password' | 'unknown-address' | 'not-verified' | 'overtaken';

/** Notes a sign-in that was refused. The address that was tried is not kept. */
export async function auditRefusedSignIn(
  database: Database,
  userId: string | null,
  reason: SignInRefusal,
): Promise<void> {
  await recordAudit(database, {
    actor: 'visitor',
    actorId: null,
    action: 'session.refused',
    subjectId: userId,
    details: { reason },
  });
}

/**
 * Notes that guesses at an account are over its limit: once an hour, for each refused call would fill the log.
 *
 * @param knownDevice whether it was a device that signed in before
 */
export async function auditLockOut(database: Database, email: string, knownDevice: boolean): Promise<void> {
  await sql`
    insert into audit_log (actor, actor_id, action, subject_id, details)
    select 'visitor', null, 'session.locked-out', users.id, jsonb_build_object('knownDevice', ${knownDevice}::boolean)
    from users
    where users.email = ${email} and not exists (
      select from audit_log
      where subject_id = users.id and action = 'session.locked-out' and at > now() - interval '1 hour'
    )
  `.execute(database);
}
