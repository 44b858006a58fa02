import { sql } from 'kysely';
import type { Database } from '../create-database.ts';
import type { NoticeWords } from '../model-words.ts';
import { toJsonb } from '../to-jsonb.ts';

/** Words as a language model wrote them in earlier releases. */
export const VERIFIED_WORDS: NoticeWords = {
  translation: 'Drones fly near Hokksund.',
  explanation: 'Take care.',
  passages: {
    translation: [{ text: 'Drones fly near Hokksund.', span: null }],
    explanation: [{ text: 'Take care.', span: null }],
    clauses: [],
  },
};

/** Makes a stored answer one of an earlier release: words of a language model were to follow, and did or did not. */
export async function addVerifiedWords(
  database: Database,
  translationId: string,
  { engine, words }: { readonly engine: string | null; readonly words: NoticeWords | null } = {
    engine: 'ai',
    words: VERIFIED_WORDS,
  },
): Promise<void> {
  await sql`
    update translations set words_until = created_at + interval '11 seconds' where id = ${translationId}::uuid
  `.execute(database);
  await database
    .insertInto('notice_words')
    .values({
      translation_id: translationId,
      position: 0,
      step: engine === null ? 'worded' : 'verified',
      engine,
      fallback: engine === 'decoder' ? 'contradicted' : null,
      words: words === null ? null : toJsonb(words),
    })
    .execute();
}
