import type { AdminStatistics } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

type Counted = 'notam' | 'weather' | 'users';

interface Row {
  readonly what: Counted;
  /** Null: in all. */
  readonly plan: string | null;
  readonly total: number;
}

/** How much was translated and how many users there are, in all and by plan; read from counts that are kept, at one moment. */
export async function readStatistics(database: Database): Promise<AdminStatistics> {
  const { rows } = await sql<Row>`
    select kind as what, null as plan, sum(total)::bigint as total from usage_totals group by kind
    union all
    select kind, plan_type, sum(total)::bigint from usage_days where plan_type <> 'none' group by kind, plan_type
    union all
    select 'users', nullif(counted, 'all'), sum(total)::bigint from user_totals group by counted
  `.execute(database);
  const total = (what: Counted, plan: string | null): number =>
    rows.find((row) => row.what === what && row.plan === plan)?.total ?? 0;
  const byPlan = (what: Counted) => ({
    free: total(what, 'free'),
    premium: total(what, 'premium'),
    pro: total(what, 'pro'),
    enterprise: total(what, 'enterprise'),
  });
  const without = (what: Counted): number => {
    const { free, premium, pro, enterprise } = byPlan(what);
    return Math.max(0, total(what, null) - free - premium - pro - enterprise);
  };
  const totalNotams = total('notam', null);
  const totalUsers = total('users', null);
  return {
    totalNotams,
    totalReports: total('weather', null),
    totalUsers,
    averageNotamsPerUser: totalUsers === 0 ? 0 : Math.round(totalNotams / totalUsers),
    usersByPlan: byPlan('users'),
    usersWithoutPlan: without('users'),
    notamsByPlan: byPlan('notam'),
    reportsByPlan: byPlan('weather'),
    notamsWithoutPlan: without('notam'),
    reportsWithoutPlan: without('weather'),
  };
}
