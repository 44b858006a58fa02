import { randomInt, randomUUID } from 'node:crypto';
import type { UsageOfPlan } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { prepared } from '../../database/prepare-statements.ts';
import type { TranslationKind } from '../../database/tables.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { countsAnew, remainingOf, usedNow } from './active-subscription.ts';
import { limitReached } from './plan-limit-reached.ts';
import { readUsageOfPlan } from './read-usage-of-plan.ts';

/** Writers spread over this many rows of a public total, so that they seldom wait for each other's commit. */
const USAGE_SHARDS = 32;
/** Words that came no sooner would find nobody who still reads; a whole answer takes seconds. */
const WORDS_WITHIN_S = 120;
/** Days are told apart by plan and language too, so that fewer will do. */
const DAY_SHARDS = 16;

/** Names one request of a user, so that sending it twice counts once. */
export interface Idempotency {
  readonly key: string;
  /** Of all that the request asks for. */
  readonly requestHash: string;
}

export interface Spending {
  readonly userId: string;
  readonly kind: TranslationKind;
  readonly language: string;
  readonly engine: string;
  /** The answer's notices or reports as they are given to the user. */
  readonly items: readonly unknown[];
  /** How many translations that costs, where it is not one for each. */
  readonly needed?: number;
  readonly idempotency: Idempotency | null;
  /** Whether other words may come for it later. */
  readonly wordsToCome?: boolean;
}

export interface Spent {
  readonly id: string;
  /** Until when other words may come; null: none will. */
  readonly wordsUntil: Date | null;
  readonly usage: UsageOfPlan;
}

/** The same request of the user is stored already. */
export class AlreadySpent extends Error {
  constructor() {
    super('This request was answered before');
    this.name = 'AlreadySpent';
  }
}

function isSameRequest(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'translations_idempotency';
}

/**
 * Spends one translation for each item, or as many as are `needed`, stores the answer and counts it, in the public totals
 * and for its day and plan: one statement, so that either all of it happens or nothing, however many requests come at once
 * and whenever the server dies.
 *
 * @throws {Failure} `limitReached` when fewer are left than the answer holds; nothing is spent then
 * @throws {AlreadySpent} when the user sent the same idempotency key before
 */
export async function spendTranslation(database: Database, spending: Spending): Promise<Spent> {
  const { userId, kind, language, engine, items, needed = items.length, idempotency } = spending;
  const { wordsToCome = false } = spending;
  const id = randomUUID();
  const { rows } = await sql<{ used: number; plan_limits: number; words_until: Date | null }>`
    ${prepared} with spent as (
      update subscriptions
      set translations_used = ${usedNow} + ${needed}::int,
          counted_from = case when ${countsAnew} then period_start(plan_started_at, now()) else counted_from end,
          updated_at = now()
      where user_id = ${userId} and status = 'active'
        and (plan_limits = -1 or ${usedNow} + ${needed}::int <= plan_limits)
      returning translations_used as used, plan_limits,
        case plan_type when 'basic' then 'premium' else plan_type end as plan_type
    ), stored as (
      insert into translations
        (id, kind, language, engine, items, item_count, user_id, idempotency_key, request_hash, plan_type, words_until)
      select ${id}::uuid, ${kind}, ${language}, ${engine}, ${toJsonb(items)}::jsonb, ${items.length}::int, ${userId},
        ${idempotency?.key ?? null}, ${idempotency?.requestHash ?? null}, plan_type,
        case when ${wordsToCome}::boolean then now() + make_interval(secs => ${WORDS_WITHIN_S}::int) end
      from spent
      returning kind, plan_type, engine, language, words_until
    ), counted as (
      insert into usage_totals as totals (kind, shard, total)
      select kind, ${randomInt(USAGE_SHARDS)}::int, ${needed}::int from stored
      on conflict (kind, shard) do update set total = totals.total + excluded.total
    ), counted_by_day as (
      insert into usage_days as days (day, kind, plan_type, engine, language, shard, total)
      select (now() at time zone 'UTC')::date, kind, plan_type, engine, language, ${randomInt(DAY_SHARDS)}::int,
        ${needed}::int
      from stored
      on conflict (day, kind, plan_type, engine, language, shard) do update set total = days.total + excluded.total
    ), to_come as (
      insert into words_to_come (translation_id, until, may_ask)
      select ${id}::uuid, words_until, ${needed}::int > 0 or plan_limits = -1 or used < plan_limits
      from stored, spent where words_until is not null
    )
    select used, plan_limits, words_until from spent, stored
  `
    .execute(database)
    .catch((error: unknown) => {
      throw isSameRequest(error) ? new AlreadySpent() : error;
    });

  const [spent] = rows;
  if (spent) {
    const { used, plan_limits: limit, words_until: wordsUntil } = spent;
    return { id, wordsUntil, usage: { used, limit, remaining: remainingOf(limit, used) } };
  }
  throw limitReached(kind, needed, await readUsageOfPlan(database, userId));
}
