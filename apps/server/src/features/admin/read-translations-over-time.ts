import {
  PLANS,
  type TranslationsBy,
  type TranslationsOverTime,
  type TranslationsOverTimeInput,
} from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { everyDay, mondayOf, readDays } from './read-days.ts';

const WEEK_DAYS = 7;

const COLUMN = { kind: 'kind', plan: 'plan_type', engine: 'engine', language: 'language' } as const;

/** Shown even where nothing was translated. */
const ALWAYS: Readonly<Record<TranslationsBy, readonly string[]>> = {
  kind: ['notam', 'weather'],
  plan: PLANS.map(({ type }) => type),
  engine: [],
  language: [],
};

interface Counted {
  readonly start: string;
  readonly key: string;
  readonly total: number;
}

/** What occurs, after what is always shown: the most frequent first. */
function keysOf(by: TranslationsBy, counted: readonly Counted[]): string[] {
  const totals = new Map<string, number>();
  for (const { key, total } of counted) totals.set(key, (totals.get(key) ?? 0) + total);
  const others = [...totals].filter(([key]) => !ALWAYS[by].includes(key));
  others.sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return [...ALWAYS[by], ...others.map(([key]) => key)];
}

/**
 * Translations by day or week (UTC) and by what they are told apart.
 *
 * @throws {Failure} `invalid` for the period
 */
export async function readTranslationsOverTime(
  database: Database,
  { from, to, per, by }: TranslationsOverTimeInput,
  now: Date,
): Promise<TranslationsOverTime> {
  const step = per === 'week' ? WEEK_DAYS : 1;
  const days = readDays({ from, to }, { now, step });
  const start = per === 'week' ? sql`day - (extract(isodow from day)::int - 1)` : sql`day`;
  const { rows } = await sql<Counted>`
    select (${start})::text as start, ${sql.ref(COLUMN[by])} as key, sum(total)::bigint as total
    from usage_days where day between ${days.from}::date and ${days.to}::date
    group by 1, 2
  `.execute(database);
  const keys = keysOf(by, rows);
  const counts = new Map(rows.map(({ start: first, key, total }) => [`${first} ${key}`, total]));
  const first = per === 'week' ? mondayOf(days.from) : days.from;
  return {
    ...days,
    per,
    by,
    keys,
    buckets: everyDay({ from: first, to: days.to }, step).map((day) => ({
      start: day,
      counts: keys.map((key) => counts.get(`${day} ${key}`) ?? 0),
    })),
    total: rows.reduce((sum, { total }) => sum + total, 0),
  };
}
