import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import type { StoredTemplate } from './model-sentences.ts';
import type { SentenceState, SentenceTask } from './tables-of-words.ts';
import { toJsonb } from './to-jsonb.ts';

/** An entry of the phrase book, as a reader sees it. */
export interface Phrase extends StoredTemplate {
  readonly state: SentenceState;
  readonly sentence: string | null;
  readonly faults: readonly string[] | null;
  readonly daysUsed: number;
}

const columns = sql`
  key, task, language, template, kinds, model, prompt_version as "promptVersion", state, sentence, faults,
  days_used as "daysUsed"
`;

/** The entries of a language, those used on most days first; what is being asked for is left out. */
export async function listPhrases(
  database: Database,
  { language, task = null }: { readonly language: string; readonly task?: SentenceTask | null },
): Promise<readonly Phrase[]> {
  const { rows } = await sql<Phrase>`
    select ${columns} from model_sentences
    where language = ${language} and state <> 'claimed' and (${task}::text is null or task = ${task})
    order by days_used desc, template, model, key
  `.execute(database);
  return rows;
}

/** The entries whose key begins so. */
export async function findPhrases(database: Database, beginning: string): Promise<readonly Phrase[]> {
  const { rows } = await sql<Phrase>`
    select ${columns} from model_sentences where starts_with(key, ${beginning}) and state <> 'claimed'
  `.execute(database);
  return rows;
}

/** Enters what a reader says of a template; it stays until a reader says otherwise. */
export async function enterPhrase(
  database: Database,
  { key, task, language, template, kinds }: Omit<StoredTemplate, 'model' | 'promptVersion'>,
  said: { readonly state: 'pinned' | 'mended' | 'struck'; readonly sentence: string | null },
): Promise<void> {
  await sql`
    insert into model_sentences (key, task, language, template, kinds, model, prompt_version, state, sentence)
    values (${key}, ${task}, ${language}, ${template}, ${toJsonb(kinds)}::jsonb, '', 0, ${said.state}, ${said.sentence})
    on conflict (key) do update set state = excluded.state, sentence = excluded.sentence
  `.execute(database);
}

/** Takes back what a reader said of a template. */
export async function forgetPhrase(database: Database, key: string): Promise<void> {
  await database.deleteFrom('model_sentences').where('key', '=', key).where('model', '=', '').execute();
}
