import type { Subscription } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { findActiveSubscription } from './active-subscription.ts';
import { createFreeSubscription } from './create-free-subscription.ts';

export interface SubscriptionOwner {
  readonly id: string;
  readonly name: string;
}

/** The user's active subscription; the free one when none is active any more. */
export async function readSubscription(database: Database, owner: SubscriptionOwner): Promise<Subscription> {
  const found = await findActiveSubscription(database, owner.id);
  if (found) return found;
  await createFreeSubscription(database, {
    userId: owner.id,
    profile: {
      name: owner.name,
      companyName: '',
      phoneNumber: '',
      address: '',
      zipCode: '',
      city: '',
      country: '',
    },
  });
  const created = await findActiveSubscription(database, owner.id);
  if (!created) throw new Error('A subscription that was just created is not there');
  return created;
}
