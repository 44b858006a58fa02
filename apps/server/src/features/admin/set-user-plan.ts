import { Failure, planOf, type AdminUser, type SetPlanInput } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { setPlan } from '../billing/index.ts';
import type { AdminContext } from './admin-context.ts';
import { readUser } from './describe-users.ts';
import { lockUser } from './lock-user.ts';

/**
 * Gives a user another plan, with a new period; a mail tells them. Without `paidUntil` it does not end.
 *
 * @throws {Failure} `notFound`, `conflict` for the plan that they have or when they were changed meanwhile, `invalid` for an end in
 *   the past
 */
export async function setUserPlan(
  { database, billing }: Pick<AdminContext, 'database' | 'billing'>,
  setBy: string,
  { id, planType, paidUntil = null, version }: SetPlanInput,
): Promise<AdminUser> {
  const wanted = planOf(planType);
  return await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, id, version);
    if (user.subscription && planOf(user.subscription.planType).type === wanted.type) {
      throw new Failure('conflict', {}, `This user already has a ${wanted.name} subscription`);
    }
    await setPlan(
      { ...billing, database: transaction },
      {
        userId: user.id,
        planType: wanted.type,
        paidUntil: paidUntil === null ? null : new Date(paidUntil),
        setBy,
      },
    );
    return await readUser(transaction, user.id);
  });
}
