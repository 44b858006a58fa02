import {
  Failure,
  type EngineName,
  type NotamNotice,
  type StoredTranslation,
  type WeatherReport,
} from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { withModelWords } from '../../database/model-words.ts';

/**
 * A stored answer of the user.
 *
 * @throws {Failure} `notFound`, for somebody else's answer just as for one that never was
 */
export async function readTranslation(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredTranslation> {
  const row = isUuid(id)
    ? await database
        .selectFrom('translations')
        .select(['id', 'kind', 'language', 'engine', 'created_at', 'items', 'words_until'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Failure('notFound', {});
  const stored = {
    id: row.id,
    language: row.language as LanguageCode,
    engine: row.engine as EngineName,
    createdAt: row.created_at.toISOString(),
  };
  if (row.kind === 'weather') return { ...stored, kind: row.kind, reports: row.items as WeatherReport[] };
  const answer = { ...stored, wordsUntil: row.words_until };
  const { notices, ...worded } = await withModelWords(database, answer, row.items as NotamNotice[]);
  return { ...stored, ...worded, kind: row.kind, notices: [...notices] };
}
