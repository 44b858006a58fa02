import type { BriefingsPage } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { readPageCursor, writePageCursor } from '../../database/page-cursor.ts';

const PAGE_SIZE = 20;
const EXCERPT_CHARACTERS = 200;

/** How many notices have words in the language of the briefing. */
const translatedCount = sql<number>`(
  select coalesce(sum(item_count), 0)::integer
  from briefing_translations as made join translations on translations.id = made.translation_id
  where made.briefing_id = briefings.id and kind = 'notam' and translations.language = briefings.language
)`;

/**
 * The user's stored briefings, newest first.
 *
 * @throws {Failure} `invalid` when the cursor is none of ours
 */
export async function listBriefings(
  database: Database,
  userId: string,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<BriefingsPage> {
  let query = database
    .selectFrom('briefings')
    .select(['id', 'name', 'language', 'created_at', 'flight', 'notice_count', 'report_count'])
    .select(sql<string>`left(text, ${EXCERPT_CHARACTERS})`.as('excerpt'))
    .select(translatedCount.as('translated_count'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (cursor !== undefined) {
    const { createdAt, id } = readPageCursor(cursor);
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    briefings: page.map((row) => ({
      id: row.id,
      name: row.name,
      language: row.language as LanguageCode,
      createdAt: row.created_at.toISOString(),
      flight: row.flight,
      noticeCount: row.notice_count,
      translatedCount: row.translated_count,
      reportCount: row.report_count,
      excerpt: row.excerpt,
    })),
    nextCursor: last ? writePageCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}
