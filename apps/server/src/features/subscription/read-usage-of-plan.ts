import type { UsageOfPlan } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { findActiveSubscription } from './active-subscription.ts';

/** Where a user stands; without a subscription nothing is left. */
export async function readUsageOfPlan(database: Database, userId: string): Promise<UsageOfPlan> {
  const subscription = await findActiveSubscription(database, userId);
  if (!subscription) return { used: 0, limit: 0, remaining: 0 };
  const { notamCount: used, planLimits: limit, remaining } = subscription;
  return { used, limit, remaining };
}
