import { firstOfPast, type EngineName, type HistoryPage } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { readPageCursor, writePageCursor } from '../../database/page-cursor.ts';
import { storable } from '../../database/to-jsonb.ts';

const PAGE_SIZE = 20;
const EXCERPT_CHARACTERS = 200;

/** The words that came for a notice later are found only where some were to come. */
const wordsOfNotices = sql`
  from notice_words
  where translations.words_until is not null and translation_id = translations.id and words is not null
    and notice_words.engine in ('ai', 'sentences')
`;
const engineOfWords = sql<string>`
  case when exists (select ${wordsOfNotices}) then 'ai' else translations.engine end
`;

/** What a list shows of the first item; what an earlier release stored may lack parts of it. */
const firstOfItems = sql`
  case kind
    when 'notam' then jsonb_build_object(
      'level', items->0->'droneRelevance',
      'headline', coalesce(
        (select words->'droneImpact'->'summary' ${wordsOfNotices} and position = 0),
        items->0->'droneImpact'->'summary'
      ),
      'warning', null,
      'location', items->0->'location',
      'start', items->0->'duration'->'start',
      'end', items->0->'duration'->'end',
      'timeZone', items->0->'duration'->'timeZone'
    )
    else jsonb_build_object(
      'level', case
        when items->0->'warnings' @> '[{"severity": "nogo"}]' then 'forbidden'
        when items->0->'warnings' = '[]' then 'information'
        else 'caution'
      end,
      'headline', items->0->'heading',
      'warning', items->0->'warnings'->0->'severityLabel',
      'location', items->0->'location',
      'start', items->0->'validTime'->'start',
      'end', items->0->'validTime'->'end',
      'timeZone', items->0->'validTime'->'timeZone'
    )
  end
`;

/** What can be searched for: telegrams, places, headlines. */
const searchText = sql<string>`(
  select lower(string_agg(concat_ws(' ', item->>'source', item->>'location',
    coalesce(item->'droneImpact'->>'summary', item->>'heading')), ' '))
  from jsonb_array_elements(items) as item
)`;

/**
 * What a user translated, newest first; with a search those that hold all of its words.
 *
 * @throws {Failure} `invalid` when the cursor is none of ours
 */
export async function listHistory(
  database: Database,
  userId: string,
  {
    cursor: cursorText,
    search = '',
  }: { readonly cursor?: string | undefined; readonly search?: string | undefined },
): Promise<HistoryPage> {
  let query = database
    .selectFrom('translations')
    .select(['id', 'kind', 'language', 'created_at', 'item_count'])
    .select(engineOfWords.as('engine'))
    .select(sql<string>`left(coalesce(items->0->>'source', ''), ${EXCERPT_CHARACTERS})`.as('excerpt'))
    .select(firstOfItems.as('first'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (cursorText !== undefined) {
    const { createdAt, id } = readPageCursor(cursorText);
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  for (const word of storable(search).toLowerCase().split(/\s+/)) {
    if (word !== '') query = query.where(sql<boolean>`strpos(${searchText}, ${word}) > 0`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    translations: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      language: row.language as LanguageCode,
      engine: row.engine as EngineName,
      createdAt: row.created_at.toISOString(),
      noticeCount: row.item_count,
      excerpt: row.excerpt,
      first: firstOfPast.safeParse(row.first).data ?? null,
    })),
    nextCursor: last ? writePageCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}
