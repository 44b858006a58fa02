import { randomUUID } from 'node:crypto';
import { Failure, type SessionUser, type UserLanguage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { queueAccountMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { addressChangedMail, addressInUseMail, newAddressMail, oldAddressMail } from './address-mails.ts';
import { createMailCode, keepOnlyMailCode } from './mail-code.ts';
import { requireCurrentPassword } from './require-current-password.ts';
import { requireEmail } from './require-email.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

/**
 * Mails a link to a new address; opening it makes the address the account's. Whether that address has an account shows
 * in its mailbox alone.
 *
 * @throws {Failure} `invalid` for the address or the current password, `tooMany`, `unavailable`
 */
export async function requestEmailChange(
  context: AccountsContext,
  user: SessionUser,
  input: { readonly email: string; readonly currentPassword: string },
  client: Client,
): Promise<void> {
  const recipient = requireEmail(input.email);
  if (recipient === user.email) {
    throw new Failure('invalid', { field: 'email' }, 'This is the address that you have');
  }
  await context.limits.check('changePassword', { address: client.address, account: user.id });
  await requireCurrentPassword(context.database, user.id, input.currentPassword);
  await context.limits.check('mailLink', { address: client.address, account: recipient });
  await withMinimumDuration(context.minimumAnswerMs, () =>
    inTransaction(context.database, async (transaction) => {
      const { language } = user;
      await transaction.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      const owner = await transaction
        .selectFrom('users')
        .select(['email_verified', 'language'])
        .where('email', '=', recipient)
        .executeTakeFirst();
      if (owner?.email_verified) {
        const to = { key: `address-in-use:${randomUUID()}`, recipient, language: owner.language };
        await queueAccountMail(transaction, context, addressInUseMail(context, to));
      } else {
        const { code, key } = await createMailCode(transaction, 'change', user.id, { newEmail: recipient });
        const mail = { key, recipient, language, code };
        await queueAccountMail(transaction, context, newAddressMail(context, mail));
      }
      await recordAudit(transaction, {
        actorId: user.id,
        action: 'email.change-requested',
        subjectId: user.id,
      });
    }),
  );
}

interface AddressOwner {
  readonly id: string;
  readonly email: string;
  readonly language: UserLanguage;
}

/**
 * Makes an address that was just proved the user's, whose row is locked. Both addresses are told, and every other mailed
 * link ends. Sign-ups with that address that nobody verified end too.
 *
 * @throws {Failure} `invalidLink` when the address got an account of its own meanwhile
 */
export async function applyNewEmail(
  transaction: DatabaseTransaction,
  context: AccountsContext,
  user: AddressOwner,
  newEmail: string,
  code: string,
): Promise<void> {
  if (user.email === newEmail) return;
  await transaction
    .deleteFrom('users')
    .where('email', '=', newEmail)
    .where('email_verified', '=', false)
    .execute();
  const taken = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst();
  if (taken) throw new Failure('invalidLink', {});
  await transaction
    .updateTable('users')
    .set({ email: newEmail, updated_at: sql`now()` })
    .where('id', '=', user.id)
    .execute();
  await keepOnlyMailCode(transaction, user.id, code);
  const { id, language } = user;
  const key = `address-changed:${randomUUID()}`;
  await queueAccountMail(
    transaction,
    context,
    oldAddressMail(context, { key: `${key}:old`, recipient: user.email, language }),
  );
  await queueAccountMail(
    transaction,
    context,
    addressChangedMail(context, { key: `${key}:new`, recipient: newEmail, language }),
  );
  await recordAudit(transaction, { actorId: id, action: 'email.changed', subjectId: id });
}
