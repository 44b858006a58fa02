import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import { toJsonb } from './to-jsonb.ts';

/** A question to an outside service. What was asked is stored as a hash alone. */
export interface Question {
  readonly service: string;
  readonly text: string;
}

function hashOf({ text }: Question): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What a service answered before; null when that was not kept or is too old. */
export async function findKeptAnswer(database: Database, question: Question): Promise<unknown> {
  const row = await database
    .selectFrom('kept_answers')
    .select('answer')
    .where('service', '=', question.service)
    .where('question_hash', '=', hashOf(question))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Keeps an answer for all users, so that a service is not asked twice. */
export async function keepAnswer(
  database: Database,
  question: Question,
  answer: object,
  keepDays: number,
): Promise<void> {
  const changing = {
    answer: toJsonb(answer),
    expires_at: sql<Date>`now() + make_interval(days => ${keepDays})`,
  };
  await database
    .insertInto('kept_answers')
    .values({ service: question.service, question_hash: hashOf(question), ...changing })
    .onConflict((conflict) => conflict.columns(['service', 'question_hash']).doUpdateSet(changing))
    .execute();
}
