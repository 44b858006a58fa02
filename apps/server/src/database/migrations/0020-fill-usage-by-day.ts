import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Counts what was translated before days were counted, for the plan that its user holds now, and adds the indexes by which
 * administrators look things up.
 */
export const fillUsageByDay: Migration = {
  name: '0020-fill-usage-by-day',
  async up(database) {
    // Only rows from before name no plan. They are not rewritten, for that would copy every answer.
    await sql`
      insert into usage_days as days (day, kind, plan_type, engine, language, shard, total)
      select (t.created_at at time zone 'UTC')::date, t.kind,
        coalesce(case s.plan_type when 'basic' then 'premium' else s.plan_type end, 'none') as plan,
        t.engine, t.language, 0, sum(t.item_count)
      from translations t left join subscriptions s on s.user_id = t.user_id and s.status = 'active'
      where t.plan_type is null
      group by 1, 2, 3, 4, 5
      on conflict (day, kind, plan_type, engine, language, shard) do update set total = days.total + excluded.total
    `.execute(database);
    await sql`
      create index mail_queue_failed on mail_queue (created_at desc, id desc)
        where sent_at is null and last_error is not null
    `.execute(database);
    await sql`
      create index payment_events_unmatched on payment_events (received_at desc, id)
        where outcome in ('unknown-customer', 'unknown-price', 'waiting')
    `.execute(database);
    await sql`
      create index audit_log_actor on audit_log (actor_id, id) where actor_id is not null
    `.execute(database);
    await sql`create index audit_log_action on audit_log (action text_pattern_ops, id)`.execute(database);
    await sql`create index audit_log_at on audit_log (at)`.execute(database);
  },
};
