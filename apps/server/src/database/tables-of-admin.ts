import type { Plan } from '@klarnotam/contract';
import type { ColumnType } from 'kysely';

type SoldPlan = Plan['type'];

/** What administrators look users up by. Triggers of `users` and `subscriptions` keep it; nothing else writes it. */
export interface UserDirectoryTable {
  user_id: ColumnType<string, never, never>;
  created_at: ColumnType<Date, never, never>;
  email: ColumnType<string, never, never>;
  name: ColumnType<string, never, never>;
  company_name: ColumnType<string, never, never>;
  /** As sold: `basic` is premium. Null: no active subscription. */
  plan_type: ColumnType<SoldPlan | null, never, never>;
  /** Address, name and company in small letters, a line each. */
  search_text: ColumnType<string, never, never>;
}

/** How many users there are in all and on each plan: the sum over its shards. Triggers of `user_directory` keep it. */
export interface UserTotalsTable {
  counted: ColumnType<'all' | SoldPlan, never, never>;
  shard: ColumnType<number, never, never>;
  total: ColumnType<number, never, never>;
}

/** How many messages were translated on a day (UTC): the sum over its shards. */
export interface UsageDaysTable {
  /** `yyyy-MM-dd`, where it is read as text. */
  day: ColumnType<Date, never, never>;
  kind: 'notam' | 'weather';
  /** Held when it was translated; `none`: by nobody who is known. */
  plan_type: SoldPlan | 'none';
  engine: string;
  language: string;
  shard: number;
  total: number;
}

/** What calls of the language model cost on a day (UTC). A trigger of `model_calls` keeps it. */
export interface ModelCallDaysTable {
  day: ColumnType<Date, never, never>;
  purpose: string;
  model: string;
  /** Empty: the question had none. */
  language: string;
  outcome: string;
  calls: number;
  prompt_tokens: number;
  completion_tokens: number;
  price: ColumnType<string, never, never>;
  duration_ms: number;
}
