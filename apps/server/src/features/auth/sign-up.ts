import { randomUUID } from 'node:crypto';
import { TERMS_VERSION, type Profile, type SignUpInput } from '@klarnotam/contract';
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
import { createMailCode, removeMailCodes } from './mail-code.ts';

interface Candidate {
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Profile;
}

/** The new user's id; null when the address has an account. */
async function createUser(
  transaction: DatabaseTransaction,
  { email, passwordHash, profile }: Candidate,
): Promise<string | null> {
  const user = await transaction
    .insertInto('users')
    .values({
      email,
      name: profile.name,
      email_verified: false,
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
  await recordAudit(transaction, {
    actor: 'visitor',
    actorId: null,
    action: 'account.created',
    subjectId: user.id,
    details: { termsVersion: TERMS_VERSION },
  });
  return user.id;
}

/** Whoever signed up first with an address that nobody verified leaves nothing behind: not even a link that works. */
async function replaceUnproven(
  transaction: DatabaseTransaction,
  userId: string,
  { passwordHash, profile }: Candidate,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      name: profile.name,
      terms_version: TERMS_VERSION,
      terms_accepted_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
  await transaction
    .updateTable('accounts')
    .set({ password: passwordHash, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({
      name: profile.name,
      company_name: profile.companyName,
      phone_number: profile.phoneNumber,
      address: profile.address,
      zip_code: profile.zipCode,
      city: profile.city,
      country: profile.country,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  await createFreeSubscription(transaction, { userId, profile });
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await removeMailCodes(transaction, userId);
  await recordAudit(transaction, {
    actor: 'visitor',
    actorId: null,
    action: 'account.replaced',
    subjectId: userId,
    details: { termsVersion: TERMS_VERSION },
  });
}

async function enrol(
  transaction: DatabaseTransaction,
  context: AccountsContext,
  candidate: Candidate,
): Promise<void> {
  const { email } = candidate;
  let userId = await createUser(transaction, candidate);
  if (userId === null) {
    const known = await transaction
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.email_verified) {
      const key = `known-address:${randomUUID()}`;
      await queueAccountMail(transaction, context, accountExistsMail(context, { key, recipient: email }));
      return;
    }
    await replaceUnproven(transaction, known.id, candidate);
    userId = known.id;
  }
  const { code, key } = await createMailCode(transaction, 'verify', userId);
  await queueAccountMail(transaction, context, verificationMail(context, { key, recipient: email, code }));
}

/**
 * Opens an account: user, password, free subscription and verification mail in one transaction. A known address gets
 * the same answer, and a mail that says so.
 *
 * @throws {Failure} `invalid` with field and message, `tooMany`, `unavailable`
 */
export async function signUp(context: AccountsContext, input: SignUpInput, client: Client): Promise<void> {
  const { email, password, profile } = checkSignUp(input);
  await context.limits.check('signUp', { address: client.address, account: email });
  await withMinimumDuration(context.minimumAnswerMs, async () => {
    const passwordHash = await hashPassword(password);
    await inTransaction(context.database, (transaction) =>
      enrol(transaction, context, { email, passwordHash, profile }),
    );
  });
}
