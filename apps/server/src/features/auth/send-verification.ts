import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { accountExistsMail, queueAccountMail, verificationMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';
import { createVerificationCode } from './mail-code.ts';
import { requireEmail } from './require-email.ts';
import { claimWithPassword, listClaims } from './sign-up-claims.ts';

/**
 * Mails the verification link once more; earlier links go on working. With a password it is the link of the sign-up that
 * was made with it, without one each that still waits gets its own, so that a stranger's comes in nobody's place.
 * Whether the address is known shows in the mailbox alone.
 *
 * @throws {Failure} `invalid`, `tooMany`, `unavailable`
 */
export async function sendVerification(
  context: AccountsContext,
  input: { readonly email: string; readonly password?: string | undefined },
  client: Client,
): Promise<void> {
  const { database } = context;
  const { password } = input;
  const recipient = requireEmail(input.email);
  await context.limits.check('mailLink', { address: client.address, account: recipient });
  await withMinimumDuration(context.minimumAnswerMs, async () => {
    const known = await database
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', recipient)
      .executeTakeFirst();
    if (!known) return;
    const meant =
      password === undefined || known.email_verified
        ? null
        : await claimWithPassword(await listClaims(database, known.id), password);
    await inTransaction(database, async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select(['id', 'email_verified', 'language'])
        .where('id', '=', known.id)
        .forUpdate()
        .executeTakeFirst();
      if (!user) return;
      if (user.email_verified) {
        const to = { key: `known-address:${randomUUID()}`, recipient, language: user.language };
        await queueAccountMail(transaction, context, accountExistsMail(context, to));
        return;
      }
      const still = await listClaims(transaction, user.id);
      const wanted = meant === null ? still : still.filter(({ id }) => id === meant.id);
      for (const { id: claimId, language, signedUpAt } of wanted) {
        const { code, key } = await createVerificationCode(transaction, user.id, claimId);
        const mail = { key, recipient, language, code, signedUpAt };
        await queueAccountMail(transaction, context, verificationMail(context, mail));
      }
      await recordAudit(transaction, {
        actor: 'visitor',
        actorId: null,
        action: 'email.verification-sent',
        subjectId: user.id,
        details: { links: wanted.length },
      });
    });
  });
}
