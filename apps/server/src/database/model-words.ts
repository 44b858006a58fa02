import type { EngineName, NotamNotice } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import { toJsonb } from './to-jsonb.ts';

/** The words of a notice in which a language model had a part. What they lack is as the decoder has it. */
export type NoticeWords = Pick<NotamNotice, 'translation' | 'explanation' | 'passages'> &
  Partial<Pick<NotamNotice, 'droneImpact' | 'polished'>>;

/** Written by releases of today; earlier ones write `ai` and look for no other. */
const SENTENCES = 'sentences';

/** An answer as it is stored. */
export interface AnswerWithWords {
  readonly id: string;
  readonly engine: EngineName;
  readonly wordsUntil: Date | null;
}

/** Notices with the words that they have now. */
export interface NoticesWithWords {
  readonly notices: readonly NotamNotice[];
  /** Who wrote them: `ai` where a sentence of a language model stands among them. */
  readonly engine: EngineName;
  /** Until when other words may take their place (UTC, ISO 8601); null: these are final. */
  readonly wordsUntil: string | null;
}

interface Row {
  readonly position: number | null;
  readonly words: NoticeWords | null;
  readonly until: Date | null;
}

/**
 * The notices of a stored answer with the words that came for them later. Where there are none, the decoder's stand. Asks
 * the database only about answers that were to get such words (`wordsUntil`).
 */
export async function withModelWords(
  database: Database,
  { id, engine, wordsUntil }: AnswerWithWords,
  notices: readonly NotamNotice[],
): Promise<NoticesWithWords> {
  if (wordsUntil === null) return { notices, engine, wordsUntil: null };
  const { rows } = await sql<Row>`
    select position, words, (
      select until from words_to_come where translation_id = answer.id and until > now()
    ) as until
    from (select ${id}::uuid as id) as answer
    left join notice_words on translation_id = answer.id and engine in ('ai', ${SENTENCES}) and words is not null
  `.execute(database);
  const words = new Map(rows.map((row) => [row.position, row.words]));
  return {
    notices: notices.map((notice, position) => {
      const ofModel = words.get(position);
      return ofModel ? { ...notice, ...ofModel, engine: 'ai' } : notice;
    }),
    engine: words.has(null) ? engine : 'ai',
    wordsUntil: rows[0]?.until?.toISOString() ?? null,
  };
}

/** Stores the words of one notice of an answer, if the answer is still there. */
export async function storeNoticeWords(
  database: Database,
  { translationId, position }: { readonly translationId: string; readonly position: number },
  words: NoticeWords,
): Promise<void> {
  await sql`
    insert into notice_words (translation_id, position, step, engine, words)
    select id, ${position}::smallint, 'verified', ${SENTENCES}, ${toJsonb(words)}::jsonb
    from translations where id = ${translationId}::uuid
    on conflict (translation_id, position) do update set words = excluded.words, engine = excluded.engine
  `.execute(database);
}
