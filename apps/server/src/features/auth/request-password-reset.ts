import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { queueAccountMail, resetMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';
import { createMailCode } from './mail-code.ts';
import { requireEmail } from './require-email.ts';

/**
 * Mails a link to choose a new password, when the address has an account. An earlier link goes on working, so that
 * nobody can spoil the link that its owner is about to use.
 *
 * @throws {Failure} `invalid`, `tooMany`
 */
export async function requestPasswordReset(
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
        .select(['id', 'language'])
        .where('email', '=', recipient)
        .forUpdate()
        .executeTakeFirst();
      if (!user) return;
      const { language } = user;
      const { code, key } = await createMailCode(transaction, 'reset', user.id);
      await queueAccountMail(transaction, context, resetMail(context, { key, recipient, language, code }));
      await recordAudit(transaction, {
        actor: 'visitor',
        actorId: null,
        action: 'password.reset-requested',
        subjectId: user.id,
      });
    }),
  );
}
