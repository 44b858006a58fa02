import { createHash, randomBytes } from 'node:crypto';
import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/create-database.ts';
import type { CodePurpose } from '../../database/tables-of-accounts.ts';

const CODE_BYTES = 32;
const CODE = /^[A-Za-z0-9_-]{43}$/;

const HOURS: Readonly<Record<CodePurpose, number>> = {
  verify: VERIFICATION_LINK_HOURS,
  claim: VERIFICATION_LINK_HOURS,
  reset: RESET_LINK_HOURS,
  change: VERIFICATION_LINK_HOURS,
};

/** What a code is for, beside its user. */
export interface CodeTarget {
  /** The further sign-up that the link verifies; null: the first one. */
  readonly claimId?: string | null;
  /** The address that a code of `change` makes the account's. */
  readonly newEmail?: string;
}

export interface NewMailCode {
  /** What the link carries; it is stored nowhere but in the mail. */
  readonly code: string;
  /** Names the mail of this code. */
  readonly key: string;
}

const digest = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Makes a code for the link of a mail. */
export async function createMailCode(
  transaction: DatabaseTransaction,
  purpose: CodePurpose,
  userId: string,
  { claimId = null, newEmail }: CodeTarget = {},
): Promise<NewMailCode> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const codeHash = digest(code);
  await transaction
    .insertInto('mail_codes')
    .values({
      code_hash: codeHash,
      purpose,
      user_id: userId,
      claim_id: claimId,
      new_email: newEmail ?? null,
      expires_at: sql`now() + make_interval(hours => ${HOURS[purpose]})`,
    })
    .execute();
  return { code, key: `${purpose}:${codeHash.toString('hex')}` };
}

/** Makes a code for the link of a sign-up: the first with its address (`claimId` null) or a further one. */
export async function createVerificationCode(
  transaction: DatabaseTransaction,
  userId: string,
  claimId: string | null,
): Promise<NewMailCode> {
  return await createMailCode(transaction, claimId === null ? 'verify' : 'claim', userId, { claimId });
}

export interface FoundMailCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly claimId: string | null;
  readonly newEmail: string | null;
}

/** Whose code it is, without using it up; null when it was cut off, has expired or was used. */
export async function findMailCode(
  database: Database,
  purposes: readonly CodePurpose[],
  code: string,
): Promise<FoundMailCode | null> {
  if (!CODE.test(code)) return null;
  const found = await database
    .selectFrom('mail_codes')
    .select(['user_id as userId', 'purpose', 'claim_id as claimId', 'new_email as newEmail'])
    .where('code_hash', '=', digest(code))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found ?? null;
}

/** Ends every code that was mailed to a user but this one, which is tied to no claim from then on. */
export async function keepOnlyMailCode(
  transaction: DatabaseTransaction,
  userId: string,
  code: string,
): Promise<void> {
  const kept = digest(code);
  await transaction
    .deleteFrom('mail_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '<>', kept)
    .execute();
  await transaction.updateTable('mail_codes').set({ claim_id: null }).where('code_hash', '=', kept).execute();
}

/** Ends every code that was mailed to a user. */
export async function removeMailCodes(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.deleteFrom('mail_codes').where('user_id', '=', userId).execute();
}
