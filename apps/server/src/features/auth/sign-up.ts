import { randomUUID } from 'node:crypto';
import { TERMS_VERSION, type SignUpInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { createFreeSubscription } from '../subscription/index.ts';
import { accountExistsMail, queueAccountMail, verificationMail } from './account-mails.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';
import { checkSignUp } from './check-sign-up.ts';
import { hashPassword } from './hash-password.ts';
import { createVerificationCode } from './mail-code.ts';
import { addClaim, type Candidate } from './sign-up-claims.ts';

/** The new user's id; null when the address has an account, verified or not. */
async function createUser(
  transaction: DatabaseTransaction,
  { email, passwordHash, profile, language }: Candidate,
): Promise<string | null> {
  const user = await transaction
    .insertInto('users')
    .values({
      email,
      name: profile.name,
      email_verified: false,
      language,
      terms_version: TERMS_VERSION,
      terms_accepted_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return null;
  await transaction
    .insertInto('accounts')
    .values({
      account_id: user.id,
      provider_id: 'credential',
      user_id: user.id,
      password: passwordHash,
      updated_at: sql`now()`,
    })
    .execute();
  await createFreeSubscription(transaction, { userId: user.id, profile });
  return user.id;
}

async function enrol(
  transaction: DatabaseTransaction,
  context: AccountsContext,
  candidate: Candidate,
): Promise<void> {
  const { email, language } = candidate;
  let userId = await createUser(transaction, candidate);
  let claimId: string | null = null;
  if (userId === null) {
    const known = await transaction
      .selectFrom('users')
      .select(['id', 'email_verified', 'language'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.email_verified) {
      const to = { key: `known-address:${randomUUID()}`, recipient: email, language: known.language };
      await queueAccountMail(transaction, context, accountExistsMail(context, to));
      return;
    }
    userId = known.id;
    claimId = await addClaim(transaction, userId, candidate);
  }
  await recordAudit(transaction, {
    actor: 'visitor',
    actorId: null,
    action: claimId === null ? 'account.created' : 'account.claimed',
    subjectId: userId,
    details: { termsVersion: TERMS_VERSION },
  });
  const { code, key } = await createVerificationCode(transaction, userId, claimId);
  const mail = { key, recipient: email, language, code, signedUpAt: new Date() };
  await queueAccountMail(transaction, context, verificationMail(context, mail));
}

/**
 * Opens an account: user, password, free subscription and verification mail in one transaction. With an address that
 * nobody verified yet it is a claim of its own beside the others; the link that is opened first decides. An address that
 * has an account gets the same answer, and a mail that says so.
 *
 * @throws {Failure} `invalid` with field and message, `tooMany`, `unavailable`
 */
export async function signUp(context: AccountsContext, input: SignUpInput, client: Client): Promise<void> {
  const { email, password, profile } = checkSignUp(input, context.productName);
  const { language = 'en' } = input;
  await context.limits.check('signUp', { address: client.address, account: email });
  await withMinimumDuration(context.minimumAnswerMs, async () => {
    const passwordHash = await hashPassword(password);
    await inTransaction(context.database, (transaction) =>
      enrol(transaction, context, { email, passwordHash, profile, language }),
    );
  });
}
