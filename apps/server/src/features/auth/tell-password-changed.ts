import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { passwordChangedMail, queueAccountMail, type PasswordChangedBy } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';

/** Mails a user that their password was changed; call it in the transaction that changes it. */
export async function tellPasswordChanged(
  transaction: DatabaseTransaction,
  context: Pick<AccountsContext, 'productName' | 'supportEmail' | 'origin'>,
  userId: string,
  changedBy: PasswordChangedBy = 'user',
): Promise<void> {
  const { email: recipient, language } = await transaction
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mail = {
    key: `password-changed:${randomUUID()}`,
    recipient,
    language,
    changedAt: new Date(),
    changedBy,
  };
  await queueAccountMail(transaction, context, passwordChangedMail(context, mail));
}
