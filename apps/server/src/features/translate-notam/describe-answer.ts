import type { NotamNotice, NotamTranslation } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { withModelWords } from '../../database/model-words.ts';
import type { Answer } from '../translation/index.ts';

/** An answer that has just been stored, with the words that it was stored with. */
export function asGiven({ items, wordsUntil, ...answer }: Answer<NotamNotice>): NotamTranslation {
  return { ...answer, notices: [...items], wordsUntil: wordsUntil?.toISOString() ?? null };
}

/** An answer that was stored before, with the words that it has now. */
export async function describeAnswer(
  database: Database,
  { items, wordsUntil, ...answer }: Answer<NotamNotice>,
): Promise<NotamTranslation> {
  const { notices, ...worded } = await withModelWords(database, { ...answer, wordsUntil }, items);
  return { ...answer, ...worded, notices: [...notices] };
}
