import { sql, type RawBuilder } from 'kysely';
import type { Database } from './create-database.ts';

/** How long rows are kept that no other rule removes. */
export interface Retention {
  /** Of sign-ins, refusals and lock-outs in the log. */
  readonly signInLogDays: number;
  /** Of the rest of the log; null: for ever. */
  readonly changeLogDays: number | null;
  /** Of answers; null: until their user deletes them. */
  readonly answerDays: number | null;
}

export const DEFAULT_RETENTION: Retention = { signInLogDays: 365, changeLogDays: null, answerDays: null };

export interface DeletionOptions {
  /** Ends between two batches. */
  readonly signal?: AbortSignal;
  /** Default: 1,000. */
  readonly batchRows?: number;
}

/** Keys of mails are kept this long, so that none is queued twice. */
const KEEP_MAILS_DAYS = 30;
/** Texts of mails that were given up are kept this long, for another try. */
const KEEP_GIVEN_UP_TEXTS_DAYS = 7;
/** Reports of stations are removed after this. */
const KEEP_REPORTS_DAYS = 2;

/** A deletion of a saved NOTAM can be taken back this long. */
export const UNDO_HOURS = 1;

/** Few enough that nobody waits long for a row, many enough that the work of a batch is not its commit. */
const BATCH_ROWS = 1_000;
/** Of one table in one run; what is left goes in the next. */
const MOST_BATCHES = 500;

/** Rows of a table that have run out. */
interface ExpiredRows {
  readonly table: string;
  readonly key: readonly string[];
  readonly where: RawBuilder<unknown>;
  /** The order of the index that finds them, so that it is that one which is read. */
  readonly orderBy?: RawBuilder<unknown>;
  /** Instead of deleting them. */
  readonly set?: RawBuilder<unknown>;
}

const daysAgo = (days: number): RawBuilder<unknown> => sql`now() - make_interval(days => ${days})`;

/** What has run out: one entry for each rule. */
export function expiredRows({ signInLogDays, changeLogDays, answerDays }: Retention): readonly ExpiredRows[] {
  const past = (table: string, column: string, key: readonly string[]): ExpiredRows => ({
    table,
    key,
    where: sql`${sql.ref(column)} < now()`,
    orderBy: sql.ref(column),
  });
  return [
    past('sessions', 'expires_at', ['id']),
    past('mail_codes', 'expires_at', ['code_hash']),
    {
      table: 'sign_up_claims',
      key: ['id'],
      where: sql`user_id in (select id from users where email_verified)`,
    },
    {
      table: 'audit_log',
      key: ['id'],
      where: sql`action like 'session.%' and at < ${daysAgo(signInLogDays)}`,
      orderBy: sql`at`,
    },
    ...(changeLogDays === null
      ? []
      : [
          {
            table: 'audit_log',
            key: ['id'],
            where: sql`action not like 'session.%' and at < ${daysAgo(changeLogDays)}`,
            orderBy: sql`at`,
          },
        ]),
    ...(answerDays === null
      ? []
      : [{ table: 'translations', key: ['id'], where: sql`created_at < ${daysAgo(answerDays)}` }]),
    past('rate_limits', 'full_at', ['key']),
    {
      table: 'model_sentences',
      key: ['key'],
      // So that the index fits, which has no rows that stay.
      where: sql`expires_at is not null and expires_at < now()`,
      orderBy: sql`expires_at`,
    },
    past('words_to_come', 'until', ['translation_id']),
    past('kept_answers', 'expires_at', ['service', 'question_hash']),
    past('shares', 'expires_at', ['id']),
    past('deleted_answer_keys', 'expires_at', ['user_id', 'idempotency_key']),
    {
      table: 'saved_notams',
      key: ['id'],
      where: sql`deleted_at < now() - make_interval(hours => ${UNDO_HOURS})`,
      orderBy: sql`deleted_at`,
    },
    // Of jobs that go on, and taken anew by the next one who does them.
    { table: 'job_leases', key: ['name'], where: sql`leased_until < now()` },
    // Two rows for each station of the world at most, and no index on what every fetch changes.
    {
      table: 'station_reports',
      key: ['station', 'kind'],
      where: sql`fetched_at < ${daysAgo(KEEP_REPORTS_DAYS)}`,
    },
    {
      table: 'mail_queue',
      key: ['id'],
      where: sql`given_up_at < ${daysAgo(KEEP_GIVEN_UP_TEXTS_DAYS)} and body_text is not null`,
      orderBy: sql`given_up_at`,
      set: sql`body_text = null, body_html = null`,
    },
    {
      table: 'mail_queue',
      key: ['id'],
      where: sql`coalesce(sent_at, given_up_at) < ${daysAgo(KEEP_MAILS_DAYS)}`,
      orderBy: sql`coalesce(sent_at, given_up_at)`,
    },
  ];
}

/** The statement that removes some of them. Rows that others hold are left to them, or to the next batch. */
export function removalOf(
  { table, key, where, orderBy, set }: ExpiredRows,
  batchRows: number,
): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const rows = sql`
    where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${where}
      ${orderBy === undefined ? sql`` : sql`order by ${orderBy}`}
      limit ${batchRows} for update skip locked
    )
  `;
  return set === undefined
    ? sql`delete from ${sql.table(table)} ${rows}`
    : sql`update ${sql.table(table)} set ${set} ${rows}`;
}

/**
 * Removes what has run out: sessions, codes, claims that were decided, the log of sign-ins, full allowances, reports of stations, answers
 * about places, sentences of a language model that nobody wants any more, saved NOTAMs that were deleted, links for others, the keys of deleted answers, the texts of mails that were
 * given up, the traces of old mails, and where settings say so the log of changes and old answers.
 *
 * In batches, each in a transaction of its own, so that no lock is held for long; any number of servers may do it at once.
 */
export async function deleteExpiredRows(
  database: Database,
  retention: Retention = DEFAULT_RETENTION,
  { signal, batchRows = BATCH_ROWS }: DeletionOptions = {},
): Promise<void> {
  for (const expired of expiredRows(retention)) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (signal?.aborted === true) return;
      const { numAffectedRows = 0n } = await removalOf(expired, batchRows).execute(database);
      if (numAffectedRows < batchRows) break;
    }
  }
}
