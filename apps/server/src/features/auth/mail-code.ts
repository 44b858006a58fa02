import { createHash, randomBytes } from 'node:crypto';
import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/create-database.ts';
import type { CodePurpose } from '../../database/tables-of-accounts.ts';

const CODE_BYTES = 32;
const CODE = /^[A-Za-z0-9_-]{43}$/;

const HOURS: Readonly<Record<CodePurpose, number>> = {
  verify: VERIFICATION_LINK_HOURS,
  reset: RESET_LINK_HOURS,
};

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
): Promise<NewMailCode> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const codeHash = digest(code);
  await transaction
    .insertInto('mail_codes')
    .values({
      code_hash: codeHash,
      purpose,
      user_id: userId,
      expires_at: sql`now() + make_interval(hours => ${HOURS[purpose]})`,
    })
    .execute();
  return { code, key: `${purpose}:${codeHash.toString('hex')}` };
}

/** Whose code it is, without using it up; null when it was cut off, has expired or was used. */
export async function findMailCode(
  database: Database,
  purpose: CodePurpose,
  code: string,
): Promise<{ readonly userId: string } | null> {
  if (!CODE.test(code)) return null;
  const found = await database
    .selectFrom('mail_codes')
    .select('user_id as userId')
    .where('code_hash', '=', digest(code))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found ?? null;
}

/** Ends every code that was mailed to a user. */
export async function removeMailCodes(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.deleteFrom('mail_codes').where('user_id', '=', userId).execute();
}
