import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** Keys of mails are kept this long, so that none is queued twice. */
const KEEP_MAILS_DAYS = 30;
/** Texts of mails that were given up are kept this long, for another try. */
const KEEP_GIVEN_UP_TEXTS_DAYS = 7;
/** Reports of stations are removed after this. */
const KEEP_REPORTS_DAYS = 2;

/** Sign-ins, refusals and lock-outs are kept this long; everything else in the log stays. */
const KEEP_SIGN_INS_DAYS = 365;

/** A deletion of a saved NOTAM can be taken back this long. */
export const UNDO_HOURS = 1;

/**
 * Removes what has run out: sessions, codes, claims that were decided, the log of sign-ins, full allowances, reports of stations, answers
 * about places, finished texts, saved NOTAMs that were deleted, links for others, the keys of deleted answers, the texts of mails that were given up, and the traces of old mails.
 */
export async function deleteExpiredRows(database: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(database);
  await sql`delete from mail_codes where expires_at < now()`.execute(database);
  await sql`
    delete from sign_up_claims using users
    where users.id = sign_up_claims.user_id and users.email_verified
  `.execute(database);
  await sql`
    delete from audit_log
    where action like 'session.%' and at < now() - make_interval(days => ${KEEP_SIGN_INS_DAYS})
  `.execute(database);
  await sql`delete from rate_limits where full_at < now()`.execute(database);
  await sql`delete from finished_texts where expires_at < now()`.execute(database);
  await sql`delete from kept_answers where expires_at < now()`.execute(database);
  await sql`delete from shares where expires_at < now()`.execute(database);
  await sql`delete from deleted_answer_keys where expires_at < now()`.execute(database);
  await sql`
    delete from saved_notams where deleted_at < now() - make_interval(hours => ${UNDO_HOURS})
  `.execute(database);
  await sql`
    delete from station_reports where fetched_at < now() - make_interval(days => ${KEEP_REPORTS_DAYS})
  `.execute(database);
  await sql`
    update mail_queue set body_text = null, body_html = null
    where given_up_at < now() - make_interval(days => ${KEEP_GIVEN_UP_TEXTS_DAYS}) and body_text is not null
  `.execute(database);
  await sql`
    delete from mail_queue
    where coalesce(sent_at, given_up_at) < now() - make_interval(days => ${KEEP_MAILS_DAYS})
  `.execute(database);
}
