import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext } from './accounts-context.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { removeMailCodes } from './mail-code.ts';
import { readOwnWords } from './own-words.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

export interface PasswordToSet {
  readonly userId: string;
  readonly password: string;
  /** The administrator. */
  readonly setBy: string;
  /** Called when the user is locked; what it throws keeps the password as it is. */
  readonly checkUnchanged: (transaction: DatabaseTransaction) => Promise<void>;
}

/**
 * Gives a user another password, because an administrator says so. All sessions of the user end, and so does every mailed
 * link; a mail tells of it, without the password.
 *
 * @throws {Failure} `notFound` without such a user, `invalid` for the password, `conflict` while the address is not verified:
 *   sign-ups with it have passwords of their own until then
 */
export async function setPassword(
  context: AccountsContext,
  { userId, password, setBy, checkUnchanged }: PasswordToSet,
): Promise<void> {
  const { database } = context;
  const known = isUuid(userId)
    ? await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined;
  if (!known) throw new Failure('notFound', {}, 'There is no such user.');
  checkPassword(password, { own: [...(await readOwnWords(database, userId)), context.productName] });
  const hash = await hashPassword(password);
  await inTransaction(database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new Failure('notFound', {}, 'There is no such user.');
    await checkUnchanged(transaction);
    if (!user.email_verified) {
      throw new Failure('conflict', {}, 'The address of this user is not verified yet.');
    }
    await transaction
      .updateTable('accounts')
      .set({ password: hash, updated_at: sql`clock_timestamp()` })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await removeMailCodes(transaction, userId);
    await tellPasswordChanged(transaction, context, userId, 'admin');
    await recordAudit(transaction, {
      actorId: setBy,
      action: 'password.set',
      subjectId: userId,
      details: { sessions: Number(numDeletedRows) },
    });
  });
}
