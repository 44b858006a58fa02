import type { NotamNotice } from '@klarnotam/contract';
import type { Database } from './create-database.ts';

/** The words of a notice that a language model wrote. */
export type NoticeWords = Pick<NotamNotice, 'translation' | 'explanation' | 'passages'>;

/**
 * The notices of a stored answer with the words that a language model wrote for them later and that were verified. Where
 * there are none, the decoder's stand. Asks the database only about answers that were to get such words (`wordsUntil`);
 * none that is stored today is.
 */
export async function withEarlierAiWords(
  database: Database,
  { id, wordsUntil }: { readonly id: string; readonly wordsUntil: Date | null },
  notices: readonly NotamNotice[],
): Promise<readonly NotamNotice[]> {
  if (wordsUntil === null) return notices;
  const rows = await database
    .selectFrom('notice_words')
    .select(['position', 'words'])
    .where('translation_id', '=', id)
    .where('engine', '=', 'ai')
    .where('words', 'is not', null)
    .execute();
  const words = new Map(rows.map((row) => [row.position, row.words as NoticeWords]));
  return notices.map((notice, position) => {
    const verified = words.get(position);
    return verified ? { ...notice, ...verified, engine: 'ai' } : notice;
  });
}
