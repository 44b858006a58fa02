import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { accountExistsMail, queueAccountMail, verificationMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';
import { createMailCode } from './mail-code.ts';
import { requireEmail } from './require-email.ts';

/**
 * Mails the verification link once more; earlier links go on working. Whether the address is known shows in the
 * mailbox alone.
 *
 * @throws {Failure} `invalid`, `tooMany`
 */
export async function sendVerification(
  context: AccountsContext,
  input: { readonly email: string },
  client: Client,
): Promise<void> {
  const recipient = requireEmail(input.email);
  await context.limits.check('mailLink', { address: client.address, account: recipient });
  await withMinimumDuration(context.minimumAnswerMs, () =>
    inTransaction(context.database, async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select(['id', 'email_verified'])
        .where('email', '=', recipient)
        .forUpdate()
        .executeTakeFirst();
      if (!user) return;
      if (user.email_verified) {
        const key = `known-address:${randomUUID()}`;
        await queueAccountMail(transaction, context, accountExistsMail(context, { key, recipient }));
        return;
      }
      const { code, key } = await createMailCode(transaction, 'verify', user.id);
      await queueAccountMail(transaction, context, verificationMail(context, { key, recipient, code }));
      await recordAudit(transaction, {
        actor: 'visitor',
        actorId: null,
        action: 'email.verification-sent',
        subjectId: user.id,
      });
    }),
  );
}
