import { planOf, type Profile } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';

export interface NewSubscription {
  readonly userId: string;
  readonly profile: Profile;
}

/**
 * Gives a user the free plan, unless one is active already. Takes a transaction as well as the pool, so that an account
 * never exists without its subscription.
 */
export async function createFreeSubscription(
  database: Database,
  { userId, profile }: NewSubscription,
): Promise<void> {
  const { type, limit } = planOf('free');
  await database
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan_type: type,
      plan_limits: limit,
      name: profile.name,
      company_name: profile.companyName,
      phone_number: profile.phoneNumber,
      address: profile.address,
      zip_code: profile.zipCode,
      city: profile.city,
      country: profile.country,
    })
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'active').doNothing())
    .execute();
}
