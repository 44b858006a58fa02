import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { verifyPassword } from './hash-password.ts';

/**
 * Makes sure that whoever has the session also knows the password, before something that cannot be taken back.
 *
 * @returns the hash that the password belongs to
 * @throws {Failure} `invalid` with the message to show, `unavailable`
 */
export async function requireCurrentPassword(
  database: Database,
  userId: string,
  currentPassword: string,
): Promise<string> {
  const credential = await database
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  const hash = credential?.password ?? '';
  if (await verifyPassword(hash, currentPassword)) return hash;
  await recordAudit(database, {
    actorId: userId,
    action: 'session.password-refused',
    subjectId: userId,
  });
  throw wrongCurrentPassword();
}

export function wrongCurrentPassword(): Failure<'invalid'> {
  return new Failure('invalid', { field: 'currentPassword' }, 'Current password is incorrect');
}
