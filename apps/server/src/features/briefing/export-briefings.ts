import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

/** Every briefing that a user stored, with its text, its flight and the ids of its answers, the oldest first. */
export async function exportBriefings(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('briefings')
    .select(['id', 'created_at as createdAt', 'name', 'language', 'flight', 'text'])
    .select(
      sql<string[]>`(
        select coalesce(jsonb_agg(translation_id order by created_at), '[]')
        from briefing_translations where briefing_id = briefings.id
      )`.as('translations'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
