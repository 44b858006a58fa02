import { PERIOD_DAYS, UNLIMITED, type Subscription } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

const PERIOD_MS = PERIOD_DAYS * 24 * 60 * 60 * 1000;

/** A new period of a plan that is counted by periods has begun since something was last spent. */
export const countsAnew = sql<boolean>`
  (plan_type <> 'free' and period_start(plan_started_at, now()) > counted_from)
`;

/** What is used up now: a period that has ended counts no more. */
export const usedNow = sql<number>`case when ${countsAnew} then 0 else translations_used end`;

/** The active subscription of a user as it stands now; null when there is none. */
export async function findActiveSubscription(
  database: Database,
  userId: string,
): Promise<Subscription | null> {
  return (await findActiveSubscriptions(database, [userId])).get(userId) ?? null;
}

/** The active subscriptions of users as they stand now, by user; whoever has none is not among them. */
export async function findActiveSubscriptions(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Subscription>> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .select(usedNow.as('used'))
    .select(sql<Date>`period_start(plan_started_at, now())`.as('period_start'))
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('status', '=', 'active')
    .execute();
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        id: row.id,
        status: row.status,
        planType: row.plan_type,
        planLimits: row.plan_limits,
        notamCount: row.used,
        remaining: remainingOf(row.plan_limits, row.used),
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        periodStart: row.period_start.toISOString(),
        periodEnd: new Date(row.period_start.getTime() + PERIOD_MS).toISOString(),
        paidUntil: row.paid_until?.toISOString() ?? null,
        name: row.name,
        companyName: row.company_name,
        phoneNumber: row.phone_number,
        address: row.address,
        zipCode: row.zip_code,
        city: row.city,
        country: row.country,
      },
    ]),
  );
}

/** How many translations are left; null: unlimited. A limit that was lowered below the use leaves none. */
export function remainingOf(limit: number, used: number): number | null {
  return limit === UNLIMITED ? null : Math.max(0, limit - used);
}
