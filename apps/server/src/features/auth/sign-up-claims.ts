import { TERMS_VERSION, type Profile, type UserLanguage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/create-database.ts';
import { createFreeSubscription } from '../subscription/index.ts';
import { verifyPassword } from './hash-password.ts';

/**
 * The newest so many sign-ups with an address wait beside the first; an older one ends. A password is held against each of
 * them, so that more would make guesses dear for the server.
 */
const MAX_CLAIMS = 5;

/** What somebody wants an account with. */
export interface Candidate {
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Profile;
  readonly language: UserLanguage;
}

/** A sign-up that waits for its link to be opened. */
export interface OpenClaim {
  /** Null: the first sign-up with the address, which stands in users, accounts and subscriptions. */
  readonly id: string | null;
  readonly passwordHash: string;
  readonly language: UserLanguage;
  readonly signedUpAt: Date;
}

/** Keeps a further sign-up with an address that nobody verified yet, and gives its id. The user's row is locked. */
export async function addClaim(
  transaction: DatabaseTransaction,
  userId: string,
  { passwordHash, profile, language }: Candidate,
): Promise<string> {
  const { id } = await transaction
    .insertInto('sign_up_claims')
    .values({
      user_id: userId,
      password: passwordHash,
      name: profile.name,
      company_name: profile.companyName,
      phone_number: profile.phoneNumber,
      address: profile.address,
      zip_code: profile.zipCode,
      city: profile.city,
      country: profile.country,
      language,
      terms_version: TERMS_VERSION,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from sign_up_claims where id in (
      select id from sign_up_claims where user_id = ${userId} order by created_at desc, id offset ${MAX_CLAIMS}
    )
  `.execute(transaction);
  // The account waits on, as long as the newest of its sign-ups.
  await transaction
    .updateTable('users')
    .set({ updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  return id;
}

/** Every sign-up with the address of an unverified user that still waits, the first one first. */
export async function listClaims(database: Database, userId: string): Promise<readonly OpenClaim[]> {
  const first = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['accounts.password', 'users.language', 'users.created_at'])
    .where('users.id', '=', userId)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
  const further = await database
    .selectFrom('sign_up_claims')
    .select(['id', 'password', 'language', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [...(first ? [{ id: null, ...first }] : []), ...further].map((claim) => ({
    id: claim.id,
    passwordHash: claim.password ?? '',
    language: claim.language,
    signedUpAt: claim.created_at,
  }));
}

/** The sign-up that was made with a password; null when there is none. */
export async function claimWithPassword(
  claims: readonly OpenClaim[],
  password: string,
): Promise<OpenClaim | null> {
  for (const claim of claims) {
    if (await verifyPassword(claim.passwordHash, password)) return claim;
  }
  return null;
}

/** Puts a further sign-up in place of the first: its password, name, profile, language and terms. */
export async function adoptClaim(
  transaction: DatabaseTransaction,
  userId: string,
  claimId: string,
): Promise<void> {
  const claim = await transaction
    .selectFrom('sign_up_claims')
    .selectAll()
    .where('id', '=', claimId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const profile: Profile = {
    name: claim.name,
    companyName: claim.company_name,
    phoneNumber: claim.phone_number,
    address: claim.address,
    zipCode: claim.zip_code,
    city: claim.city,
    country: claim.country,
  };
  await transaction
    .updateTable('users')
    .set({
      name: claim.name,
      language: claim.language,
      terms_version: claim.terms_version,
      terms_accepted_at: claim.created_at,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
  await transaction
    .updateTable('accounts')
    .set({ password: claim.password, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({
      name: claim.name,
      company_name: claim.company_name,
      phone_number: claim.phone_number,
      address: claim.address,
      zip_code: claim.zip_code,
      city: claim.city,
      country: claim.country,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  await createFreeSubscription(transaction, { userId, profile });
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every sign-up that still waits, with its links. */
export async function endClaims(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.deleteFrom('sign_up_claims').where('user_id', '=', userId).execute();
}
