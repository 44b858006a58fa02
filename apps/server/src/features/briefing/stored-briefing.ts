import { Failure } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import { sql } from 'kysely';
import type { FoundNotices, NotamNotice, WeatherReport } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
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

/** One answer that was made from it. */
export interface BriefingAnswer {
  readonly language: LanguageCode;
  readonly notices: readonly NotamNotice[];
  readonly reports: readonly WeatherReport[];
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

/** The answers that were made from a briefing, the oldest first. */
export async function findAnswersOf(
  database: Database,
  briefingId: string,
): Promise<readonly BriefingAnswer[]> {
  const rows = await database
    .selectFrom('briefing_translations as made')
    .innerJoin('translations', 'translations.id', 'made.translation_id')
    .select(['kind', 'language', 'items'])
    .where('made.briefing_id', '=', briefingId)
    .orderBy('made.created_at')
    .orderBy('translations.id')
    .execute();
  return rows.map(({ kind, language, items }) => ({
    language: language as LanguageCode,
    notices: kind === 'notam' ? (items as NotamNotice[]) : [],
    reports: kind === 'weather' ? (items as WeatherReport[]) : [],
  }));
}

/** The words of a briefing in one language, by the telegrams as they stand in its text. */
export interface WordsOfBriefing {
  readonly notices: ReadonlyMap<string, NotamNotice>;
  readonly reports: ReadonlyMap<string, WeatherReport>;
}

export function wordsIn(answers: readonly BriefingAnswer[], language: LanguageCode): WordsOfBriefing {
  const those = answers.filter((answer) => answer.language === language);
  return {
    notices: new Map(those.flatMap(({ notices }) => notices.map((notice) => [notice.source, notice]))),
    reports: new Map(those.flatMap(({ reports }) => reports.map((report) => [report.source, report]))),
  };
}

/** What of a briefing `words` has words for; a double counts as the one before it. */
export function wordedOf(found: FoundNotices, words: WordsOfBriefing): ChosenOfBriefing {
  const having = (list: readonly Listed[], worded: ReadonlyMap<string, unknown>): readonly number[] =>
    list.flatMap(({ source, sameAs }, index) => (sameAs === null && worded.has(source) ? [index] : []));
  return {
    notices: having(found.notices, words.notices),
    reports: having(found.reports, words.reports),
  };
}

/** What of a briefing there are words for in any language. */
export function wordedInAny(found: FoundNotices, answers: readonly BriefingAnswer[]): ChosenOfBriefing {
  const all = [...new Set(answers.map(({ language }) => language))].map((language) =>
    wordedOf(found, wordsIn(answers, language)),
  );
  return {
    notices: all.flatMap(({ notices }) => notices),
    reports: all.flatMap(({ reports }) => reports),
  };
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
