import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was translated and what the language model cost, by day (UTC), so that no figure is counted anew from all rows. */
export const usageByDay: Migration = {
  name: '0019-usage-by-day',
  async up(database) {
    await sql`
      create table usage_days (
        day date not null,
        kind text not null check (kind in ('notam', 'weather')),
        plan_type text not null check (plan_type in ('free', 'premium', 'pro', 'enterprise', 'none')),
        engine text not null,
        language text not null,
        shard smallint not null,
        total bigint not null check (total >= 0),
        primary key (day, kind, plan_type, engine, language, shard)
      ) with (fillfactor = 50)
    `.execute(database);
    await sql`
      create table model_call_days (
        day date not null,
        purpose text not null,
        model text not null,
        language text not null default '',
        outcome text not null,
        calls bigint not null,
        prompt_tokens bigint not null,
        completion_tokens bigint not null,
        price numeric(18, 8) not null,
        duration_ms bigint not null,
        primary key (day, purpose, model, language, outcome)
      )
    `.execute(database);

    // No row is rewritten. The plan that was held when it was translated. Null: from before, and not counted yet.
    await sql`alter table translations add column plan_type text`.execute(database);
    // A server of this release counts in the statement that spends; one of the release before names no plan.
    await sql`
      create function note_plan_of_translation() returns trigger language plpgsql as $$
      begin
        new.plan_type := coalesce((
          select case plan_type when 'basic' then 'premium' else plan_type end
          from subscriptions where user_id = new.user_id and status = 'active'
        ), 'none');
        insert into usage_days as days (day, kind, plan_type, engine, language, shard, total)
        values ((new.created_at at time zone 'UTC')::date, new.kind, new.plan_type, new.engine, new.language, 0,
          new.item_count)
        on conflict (day, kind, plan_type, engine, language, shard) do update set total = days.total + excluded.total;
        return new;
      end $$
    `.execute(database);
    // After keep_item_columns, which goes before it by its name.
    await sql`
      create trigger note_plan_of_translation before insert on translations for each row
        when (new.plan_type is null) execute function note_plan_of_translation()
    `.execute(database);

    await sql`
      create function count_model_call() returns trigger language plpgsql as $$
      begin
        insert into model_call_days as days
          (day, purpose, model, language, outcome, calls, prompt_tokens, completion_tokens, price, duration_ms)
        values ((new.created_at at time zone 'UTC')::date, new.purpose, new.model, coalesce(new.language, ''),
          new.outcome, 1, new.prompt_tokens, new.completion_tokens, new.price, new.duration_ms)
        on conflict (day, purpose, model, language, outcome) do update set
          calls = days.calls + 1,
          prompt_tokens = days.prompt_tokens + excluded.prompt_tokens,
          completion_tokens = days.completion_tokens + excluded.completion_tokens,
          price = days.price + excluded.price,
          duration_ms = days.duration_ms + excluded.duration_ms;
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger count_model_call after insert on model_calls
        for each row execute function count_model_call()
    `.execute(database);
    // Calls are few: those from before are counted at once, while new ones wait behind the trigger's lock.
    await sql`
      insert into model_call_days
        (day, purpose, model, language, outcome, calls, prompt_tokens, completion_tokens, price, duration_ms)
      select (created_at at time zone 'UTC')::date, purpose, model, coalesce(language, ''), outcome, count(*),
        sum(prompt_tokens), sum(completion_tokens), sum(price), sum(duration_ms)
      from model_calls group by 1, 2, 3, 4, 5
    `.execute(database);
  },
};
