import type { ModelCallCosts } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import type { AdminContext } from './admin-context.ts';
import { everyDay, readDays } from './read-days.ts';

interface Figures {
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly price: number;
}

interface Group extends Figures {
  readonly purpose: string;
  readonly model: string;
  readonly language: string;
  readonly outcome: string;
  readonly durationMs: number;
}

const NOTHING: Figures = { calls: 0, promptTokens: 0, completionTokens: 0, price: 0 };

const figures = sql`
  sum(calls)::bigint as calls, sum(prompt_tokens)::bigint as "promptTokens",
  sum(completion_tokens)::bigint as "completionTokens", sum(price)::float8 as price
`;

function sumOf(groups: readonly Figures[]): Figures {
  return groups.reduce(
    (sum, { calls, promptTokens, completionTokens, price }) => ({
      calls: sum.calls + calls,
      promptTokens: sum.promptTokens + promptTokens,
      completionTokens: sum.completionTokens + completionTokens,
      price: sum.price + price,
    }),
    NOTHING,
  );
}

async function readGroups(database: Database, from: string, to: string): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select purpose, model, language, outcome, ${figures}, sum(duration_ms)::bigint as "durationMs"
    from model_call_days where day between ${from}::date and ${to}::date
    group by purpose, model, language, outcome
    order by sum(price) desc, sum(calls) desc, purpose, model, language, outcome
  `.execute(database);
  return rows;
}

/**
 * What calls of the language model cost in a period, by what they were and by day (UTC).
 *
 * @throws {Failure} `invalid` for the period
 */
export async function readModelCallCosts(
  { database, usesModel }: Pick<AdminContext, 'database' | 'usesModel'>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Promise<ModelCallCosts> {
  const days = readDays(asked, { now });
  const groups = await readGroups(database, days.from, days.to);
  const { rows } = await sql<Figures & { day: string }>`
    select day::text as day, ${figures}
    from model_call_days where day between ${days.from}::date and ${days.to}::date group by day
  `.execute(database);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    ...days,
    inUse: usesModel,
    total: sumOf(groups),
    groups: groups.map(({ language, durationMs, ...group }) => ({
      ...group,
      language: language === '' ? null : language,
      averageMs: Math.round(durationMs / group.calls),
    })),
    days: everyDay(days).map((day) => byDay.get(day) ?? { day, ...NOTHING }),
  };
}
