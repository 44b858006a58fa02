import type { FoundNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

/** Answers that are looked through, the newest first: what is older is seldom in force. */
const MOST_ANSWERS = 200;

/** The languages in which a user has words for notices, by their telegrams. */
export interface TranslatedBefore {
  readonly languagesOf: (source: string) => readonly LanguageCode[];
  /** How many of the notices at `indexes` there are words for in `language`. */
  readonly count: (
    list: readonly Pick<FoundNotice, 'source'>[],
    indexes: readonly number[],
    language: LanguageCode,
  ) => number;
}

/** Line breaks are where a source put them. */
function asOne(source: string): string {
  return source.replaceAll(/\s+/g, ' ').trim();
}

/** What stands in the user's stored answers. Notices alone: a report has no month, and says something else in the next one. */
export async function findTranslatedBefore(database: Database, userId: string): Promise<TranslatedBefore> {
  const rows = await database
    .selectFrom('translations')
    .select(['language', sql<string[]>`jsonb_path_query_array(items, '$[*].source')`.as('sources')])
    .where('user_id', '=', userId)
    .where('kind', '=', 'notam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ANSWERS)
    .execute();
  const languages = new Map<string, Set<LanguageCode>>();
  for (const { language, sources } of rows) {
    for (const source of sources.map(asOne)) {
      const known = languages.get(source) ?? new Set();
      languages.set(source, known.add(language as LanguageCode));
    }
  }
  const languagesOf = (source: string): readonly LanguageCode[] => [...(languages.get(asOne(source)) ?? [])];
  return {
    languagesOf,
    count: (list, indexes, language) =>
      indexes.filter((index) => languagesOf(list[index]?.source ?? '').includes(language)).length,
  };
}

/** `notice` with the languages in which there are words for it, where there are any. */
export function markTranslatedBefore<Notice extends Pick<FoundNotice, 'source'>>(
  notice: Notice,
  { languagesOf }: TranslatedBefore,
): Notice {
  const knownIn = languagesOf(notice.source);
  return knownIn.length === 0 ? notice : { ...notice, knownIn };
}
