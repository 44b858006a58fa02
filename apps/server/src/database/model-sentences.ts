import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import type { SentenceState, SentenceTask } from './tables-of-words.ts';
import { toJsonb } from './to-jsonb.ts';

/** A sentence that nobody looked up for so long is forgotten. */
const KEEP_DAYS = 90;
/** A model may do better with the next try. */
const KEEP_REFUSALS_DAYS = 1;

/** What a template's sentence is found by; digests of 64 characters. */
export interface SentenceKeys {
  /** Of one model and one version of the prompt. */
  readonly key: string;
  /** Of what a reader of the phrase book entered, for any model. */
  readonly readerKey: string;
}

/** A template as it is stored: no figure, name or place stands in it. */
export interface StoredTemplate {
  readonly key: string;
  readonly task: SentenceTask;
  readonly language: string;
  readonly template: string;
  /** What stands for each slot, by its number. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Empty, with version 0: entered by a reader. */
  readonly model: string;
  readonly promptVersion: number;
}

/** What the store has of a template. */
export type FoundSentence =
  | { readonly state: 'kept' | 'pinned' | 'mended'; readonly sentence: string }
  | { readonly state: 'refused' | 'struck' | 'claimed' };

interface FoundRow {
  readonly key: string;
  readonly state: SentenceState;
  readonly sentence: string | null;
  readonly isOfToday: boolean;
}

/**
 * What the store has, by {@link SentenceKeys.key}; a reader's entry goes before the model's. What is not there, or is
 * claimed by somebody who died, is left out.
 */
export async function findSentences(
  database: Database,
  wanted: readonly SentenceKeys[],
): Promise<ReadonlyMap<string, FoundSentence>> {
  if (wanted.length === 0) return new Map();
  const keys = [...new Set(wanted.flatMap(({ key, readerKey }) => [key, readerKey]))];
  const { rows } = await sql<FoundRow>`
    select key, state, sentence, used_on = (now() at time zone 'UTC')::date as "isOfToday"
    from model_sentences
    where key = any(${keys}::text[]) and (expires_at is null or expires_at > clock_timestamp())
  `.execute(database);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const stale = rows.filter(({ isOfToday, state }) => !isOfToday && state !== 'claimed');
  if (stale.length > 0) {
    await noteUse(
      database,
      stale.map(({ key }) => key),
    );
  }
  const found = new Map<string, FoundSentence>();
  for (const { key, readerKey } of wanted) {
    const row = byKey.get(readerKey) ?? byKey.get(key);
    if (row !== undefined) found.set(key, asFound(row));
  }
  return found;
}

function asFound({ state, sentence }: FoundRow): FoundSentence {
  if (state === 'refused' || state === 'struck' || state === 'claimed') return { state };
  // A constraint of the table holds it to one.
  return { state, sentence: sentence ?? '' };
}

/** Notes on the first look-up of a day that they are used, in which order readers see them and how long they stay. */
async function noteUse(database: Database, keys: readonly string[]): Promise<void> {
  await sql`
    update model_sentences
    set used_on = (now() at time zone 'UTC')::date, days_used = days_used + 1,
        expires_at = case state when 'kept' then now() + make_interval(days => ${KEEP_DAYS}) else expires_at end
    where key in (
      select key from model_sentences
      where key = any(${keys}::text[]) and used_on < (now() at time zone 'UTC')::date
      order by key for update skip locked
    )
  `.execute(database);
}

/**
 * Claims templates that nobody has a sentence for, so that of all servers one asks. A claim whose holder died is free
 * again when its time is over.
 *
 * @returns the keys that are the caller's now
 */
export async function claimSentences(
  database: Database,
  templates: readonly StoredTemplate[],
  leaseMs: number,
): Promise<ReadonlySet<string>> {
  if (templates.length === 0) return new Set();
  const lease = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`;
  const { rows } = await sql<{ key: string }>`
    insert into model_sentences as known
      (key, task, language, template, kinds, model, prompt_version, state, expires_at)
    select key, task, language, template, kinds, model, "promptVersion", 'claimed', ${lease}
    from jsonb_to_recordset(${toJsonb(templates)}::jsonb) as wanted
      (key text, task text, language text, template text, kinds jsonb, model text, "promptVersion" int)
    order by key
    on conflict (key) do update
      set state = 'claimed', sentence = null, faults = null, expires_at = excluded.expires_at
      where known.expires_at < clock_timestamp()
    returning key
  `.execute(database);
  return new Set(rows.map(({ key }) => key));
}

/** What became of a template that was claimed. */
export interface AnsweredTemplate {
  readonly key: string;
  /** Null: refused. */
  readonly sentence: string | null;
  /** Codes of what is wrong in the answer. */
  readonly faults: readonly string[];
}

/** Keeps sentences for whoever asks for the same, and for a while that others could not be had. */
export async function storeSentences(
  database: Database,
  answered: readonly AnsweredTemplate[],
): Promise<void> {
  if (answered.length === 0) return;
  await sql`
    update model_sentences as known
    set state = case when answered.sentence is null then 'refused' else 'kept' end,
        sentence = answered.sentence, faults = answered.faults,
        expires_at = now() + make_interval(days =>
          case when answered.sentence is null then ${KEEP_REFUSALS_DAYS}::int else ${KEEP_DAYS}::int end)
    from jsonb_to_recordset(${toJsonb(answered)}::jsonb) as answered (key text, sentence text, faults jsonb)
    where known.key = answered.key and known.state in ('claimed', 'refused')
  `.execute(database);
}

/** Gives claims up. */
export async function releaseSentences(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .deleteFrom('model_sentences')
    .where('key', 'in', [...keys])
    .where('state', '=', 'claimed')
    .execute();
}
