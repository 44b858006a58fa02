import { randomUUID } from 'node:crypto';
import { Failure } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { accountExistsMail, queueAccountMail, verificationMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';
import { createVerificationCode } from './mail-code.ts';
import { requireEmail } from './require-email.ts';
import { claimWithPassword, listClaims, type OpenClaim } from './sign-up-claims.ts';

async function mailLinks(
  transaction: DatabaseTransaction,
  context: AccountsContext,
  mail: {
    readonly userId: string;
    readonly recipient: string;
    readonly claims: readonly OpenClaim[];
    /** The administrator who asks for it; null: whoever says to have the address. */
    readonly sentBy: string | null;
  },
): Promise<void> {
  for (const { id: claimId, language, signedUpAt } of mail.claims) {
    const { code, key } = await createVerificationCode(transaction, mail.userId, claimId);
    const to = { key, recipient: mail.recipient, language, code, signedUpAt };
    await queueAccountMail(transaction, context, verificationMail(context, to));
  }
  await recordAudit(transaction, {
    ...(mail.sentBy === null ? { actor: 'visitor' as const } : {}),
    actorId: mail.sentBy,
    action: 'email.verification-sent',
    subjectId: mail.userId,
    details: { links: mail.claims.length },
  });
}

/**
 * Mails a user the links of all sign-ups that wait, because an administrator asks for it.
 *
 * @throws {Failure} `notFound` without such a user, `conflict` when the address is verified
 */
export async function sendVerificationTo(
  context: AccountsContext,
  { userId, sentBy }: { readonly userId: string; readonly sentBy: string },
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const user = isUuid(userId)
      ? await transaction
          .selectFrom('users')
          .select(['id', 'email', 'email_verified'])
          .where('id', '=', userId)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!user) throw new Failure('notFound', {}, 'There is no such user.');
    if (user.email_verified) throw new Failure('conflict', {}, 'The address is verified already.');
    const claims = await listClaims(transaction, user.id);
    await mailLinks(transaction, context, { userId: user.id, recipient: user.email, claims, sentBy });
  });
}

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
      await mailLinks(transaction, context, { userId: user.id, recipient, claims: wanted, sentBy: null });
    });
  });
}
