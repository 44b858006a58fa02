import type { Database } from '../../database/create-database.ts';
import { describeDevice } from './describe-device.ts';

/** The user's own data: the account, where it is signed in, and what was done with it. */
export async function exportAccountRows(database: Database, userId: string): Promise<unknown> {
  const account = await database
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'email_verified as emailVerified',
      'language',
      'created_at as createdAt',
      'terms_version as termsVersion',
      'terms_accepted_at as termsAcceptedAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  const sessions = await database
    .selectFrom('sessions')
    .select(['created_at', 'updated_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const log = await database
    .selectFrom('audit_log')
    .select(['at', 'actor', 'action', 'details'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    ...account,
    sessions: sessions.map((session) => ({
      signedInAt: session.created_at,
      lastUsedAt: session.updated_at,
      endsAt: session.expires_at,
      ...describeDevice(session.user_agent),
    })),
    log,
  };
}
