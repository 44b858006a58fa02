import type { EngineName, NotamNotice } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { withModelWords } from '../../database/model-words.ts';

/** Everything that a user translated, with the answers as they read now, the oldest first. */
export async function exportTranslations(database: Database, userId: string): Promise<unknown> {
  const rows = await database
    .selectFrom('translations')
    .select([
      'id',
      'kind',
      'language',
      'engine',
      'created_at as createdAt',
      'items',
      'words_until as wordsUntil',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const exported: unknown[] = [];
  for (const { wordsUntil, ...row } of rows) {
    if (row.kind !== 'notam' || wordsUntil === null) {
      exported.push(row);
      continue;
    }
    const stored = { id: row.id, engine: row.engine as EngineName, wordsUntil };
    const { notices, engine } = await withModelWords(database, stored, row.items as NotamNotice[]);
    exported.push({ ...row, engine, items: notices });
  }
  return exported;
}
