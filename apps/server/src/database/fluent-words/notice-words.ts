import type { EngineName, NotamNotice, WordsFallback, WordsState, WordsStep } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../create-database.ts';
import { toJsonb } from '../to-jsonb.ts';

/** The words of a notice that an engine replaces. */
export type NoticeWords = Pick<NotamNotice, 'translation' | 'explanation' | 'passages'>;

/** How far the words of a notice are. */
export interface NoticeProgress {
  readonly step: WordsStep;
  /** Null until they are verified. */
  readonly engine: EngineName | null;
  readonly fallback: WordsFallback | null;
  /** Null: the decoder's stand. */
  readonly words: NoticeWords | null;
}

/** Notes how far the words of a notice are. An answer that was deleted meanwhile is left alone. */
export async function noteWords(
  database: Database,
  translationId: string,
  position: number,
  { step, engine, fallback, words }: NoticeProgress,
): Promise<void> {
  const json = words === null ? null : toJsonb(words);
  await sql`
    insert into notice_words as noted (translation_id, position, step, engine, fallback, words)
    select id, ${position}::smallint, ${step}, ${engine}, ${fallback}, ${json}::jsonb
    from translations where id = ${translationId}::uuid
    on conflict (translation_id, position) do update
      set step = excluded.step, engine = excluded.engine, fallback = excluded.fallback, words = excluded.words
      where noted.engine is null
  `.execute(database);
}

interface Row {
  readonly waiting: boolean;
  readonly position: number | null;
  readonly step: WordsStep | null;
  readonly engine: EngineName | null;
  readonly fallback: WordsFallback | null;
  readonly words: NoticeWords | null;
}

/**
 * The notices of a stored answer with the words that were verified, and how far the others are. What is not there when
 * its time is over, the decoder has said: a server that died costs nobody their answer.
 */
export async function withWords(
  database: Database,
  translationId: string,
  notices: readonly NotamNotice[],
): Promise<{ readonly notices: readonly NotamNotice[]; readonly words?: WordsState }> {
  const { rows } = await sql<Row>`
    select words_until > clock_timestamp() as waiting, position, step, noted.engine, fallback, words
    from translations left join notice_words as noted on translation_id = id
    where id = ${translationId}::uuid and words_until is not null
  `.execute(database);
  if (rows.length === 0) return { notices };
  const waiting = rows[0]?.waiting === true;
  const states = notices.map((_, position): WordsState['notices'][number] => {
    const row = rows.find((candidate) => candidate.position === position);
    if (row?.engine) return { step: 'verified', fallback: row.fallback };
    return waiting
      ? { step: row?.step ?? 'checked', fallback: null }
      : { step: 'verified', fallback: 'late' };
  });
  return {
    notices: notices.map((notice, position) => {
      const row = rows.find((candidate) => candidate.position === position);
      return row?.engine === 'ai' && row.words ? { ...notice, ...row.words, engine: 'ai' } : notice;
    }),
    words: { pending: states.some(({ step }) => step !== 'verified'), notices: states },
  };
}
