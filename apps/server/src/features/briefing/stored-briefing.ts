import {
  Failure,
  limitsOf,
  type DroneLimits,
  type EngineName,
  type FoundNotices,
  type NotamNotice,
  type WeatherReport,
} from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import type { TranslationKind } from '../../database/tables.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { withModelWords } from '../../database/model-words.ts';
import type { ChosenOfBriefing } from '../../ports/paste-reader.ts';

/** A briefing as it is stored. */
export interface StoredBriefing {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly judgedAt: Date;
  readonly name: string;
  readonly text: string;
  readonly language: LanguageCode;
  readonly flight: Flight | null;
  readonly found: FoundNotices;
}

export function briefingNotFound(): Failure<'notFound'> {
  return new Failure('notFound', {}, 'Briefing not found');
}

/**
 * A briefing of the user.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function findStoredBriefing(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredBriefing> {
  const row = isUuid(id)
    ? await database
        .selectFrom('briefings')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw briefingNotFound();
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    judgedAt: row.judged_at,
    name: row.name,
    text: row.text,
    language: row.language as LanguageCode,
    flight: row.flight,
    found: row.found,
  };
}

/** The words of a briefing in one language, by the telegrams as they stand in its text. */
export interface WordsOfBriefing {
  readonly notices: ReadonlyMap<string, NotamNotice>;
  readonly reports: ReadonlyMap<string, WeatherReport>;
}

/** The answers that were made from a briefing, the oldest first. */
function answersOf(database: Database, briefingId: string) {
  return database
    .selectFrom('briefing_translations as made')
    .innerJoin('translations', 'translations.id', 'made.translation_id')
    .where('made.briefing_id', '=', briefingId)
    .orderBy('made.created_at')
    .orderBy('translations.id');
}

/** What a briefing has words for in its language. */
export async function findWords(
  database: Database,
  { id, language }: Pick<StoredBriefing, 'id' | 'language'>,
): Promise<WordsOfBriefing> {
  const rows = await answersOf(database, id)
    .select(['translations.id', 'kind', 'engine', 'items', 'words_until as wordsUntil'])
    .where('translations.language', '=', language)
    .execute();
  const notices: NotamNotice[] = [];
  for (const { kind, items, ...answer } of rows) {
    if (kind !== 'notam') continue;
    const stored = { ...answer, engine: answer.engine as EngineName };
    notices.push(...(await withModelWords(database, stored, items as NotamNotice[])).notices);
  }
  const reports = rows.flatMap(({ kind, items }) => (kind === 'weather' ? (items as WeatherReport[]) : []));
  return { notices: bySource(notices), reports: bySource(reports) };
}

function bySource<Item extends { readonly source: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.source, item]));
}

/** What of a briefing there are words for in a language, or in any; a double counts as the one before it. */
export async function findWorded(
  database: Database,
  { id, found }: Pick<StoredBriefing, 'id' | 'found'>,
  language: LanguageCode | 'any',
): Promise<ChosenOfBriefing> {
  const rows = await answersOf(database, id)
    .select(['kind', 'language', sql<string[]>`jsonb_path_query_array(items, '$[*].source')`.as('sources')])
    .execute();
  const having = (kind: TranslationKind, list: readonly Listed[]): readonly number[] => {
    const worded = new Set(
      rows
        .filter((row) => row.kind === kind && (language === 'any' || row.language === language))
        .flatMap(({ sources }) => sources),
    );
    return list.flatMap(({ source, sameAs }, index) =>
      sameAs === null && worded.has(source) ? [index] : [],
    );
  };
  return { notices: having('notam', found.notices), reports: having('weather', found.reports) };
}

/** The limits that the last translated reports of a briefing were held against; null: none was. */
export async function findLimits(database: Database, id: string): Promise<DroneLimits | null> {
  const rows = await answersOf(database, id)
    .select(sql<WeatherReport['limits'] | null>`items->0->'limits'`.as('limits'))
    .where('kind', '=', 'weather')
    .execute();
  const limits = rows.at(-1)?.limits ?? null;
  return limits && limitsOf(limits);
}

interface Listed {
  readonly source: string;
  readonly sameAs: number | null;
}

/** `chosen` without doubles and without what is in `done`. */
export function withoutDone(
  chosen: ChosenOfBriefing,
  done: ChosenOfBriefing,
  found: FoundNotices,
): ChosenOfBriefing {
  const left = (
    indexes: readonly number[],
    doneIndexes: readonly number[],
    list: readonly Listed[],
  ): readonly number[] =>
    [...new Set(indexes.map((index) => list[index]?.sameAs ?? index))].filter(
      (index) => !doneIndexes.includes(index),
    );
  return {
    notices: left(chosen.notices, done.notices, found.notices),
    reports: left(chosen.reports, done.reports, found.reports),
  };
}

/** Locks a briefing until the transaction ends. Null: somebody changed it, or what was made from it, since it was read. */
export async function lockUnchanged(
  transaction: Database,
  { id, updatedAt }: Pick<StoredBriefing, 'id' | 'updatedAt'>,
): Promise<'unchanged' | 'changed' | 'gone'> {
  const row = await transaction
    .selectFrom('briefings')
    .select('updated_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return 'gone';
  return row.updated_at.getTime() === updatedAt.getTime() ? 'unchanged' : 'changed';
}

/** Later than whatever `updated_at` says now. */
export const touched = sql<Date>`greatest(now(), updated_at + interval '1 millisecond')`;
