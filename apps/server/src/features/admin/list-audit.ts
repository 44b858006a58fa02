import { Failure, type AuditEntry, type AuditInput, type AuditPage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { addDays, checkDay } from './read-days.ts';

const PAGE_SIZE = 50;
const ENTRY_ID = /^[1-9]\d{0,14}$/;

/** Whom a filter names; null: nobody. Whoever is gone is found by id alone. */
async function idOf(database: Database, named: string): Promise<string | null> {
  if (isUuid(named)) return named;
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', named.toLowerCase())
    .executeTakeFirst();
  return user?.id ?? null;
}

/** @throws {Failure} `invalid` when it is none of ours */
function readCursor(cursor: string): number {
  if (!ENTRY_ID.test(cursor)) throw new Failure('invalid', { field: 'cursor' });
  return Number(cursor);
}

/** A pattern for what begins with a text, whatever is in it. */
const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const person = (id: string | null, email: string | null): AuditEntry['actor'] =>
  id === null ? null : { id, email };

/** A query for entries of the log, newest first. `actor` and `subject` are ids. */
export function auditQuery(
  database: Database,
  { actor, subject, action, from, to, cursor }: AuditInput,
  limit: number,
) {
  let query = database
    .selectFrom('audit_log')
    .leftJoin('users as actors', 'actors.id', 'audit_log.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit_log.subject_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.actor', 'audit_log.action', 'audit_log.details'])
    .select(['audit_log.actor_id', 'audit_log.subject_id'])
    .select(['actors.email as actor_email', 'subjects.email as subject_email'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit);
  if (actor) query = query.where('audit_log.actor_id', '=', actor);
  if (subject) query = query.where('audit_log.subject_id', '=', subject);
  if (action?.endsWith('.')) query = query.where('audit_log.action', 'like', beginningWith(action));
  else if (action) query = query.where('audit_log.action', '=', action);
  if (from !== undefined) {
    query = query.where('audit_log.at', '>=', sql<Date>`${checkDay('from', from)}::date at time zone 'UTC'`);
  }
  if (to !== undefined) {
    const next = addDays(checkDay('to', to), 1);
    query = query.where('audit_log.at', '<', sql<Date>`${next}::date at time zone 'UTC'`);
  }
  if (cursor !== undefined) query = query.where('audit_log.id', '<', readCursor(cursor));
  return query;
}

/**
 * A page of who did what to whom, newest first.
 *
 * @throws {Failure} `invalid` for the cursor or a day
 */
export async function listAudit(database: Database, input: AuditInput): Promise<AuditPage> {
  const actor = input.actor ? await idOf(database, input.actor) : undefined;
  const subject = input.subject ? await idOf(database, input.subject) : undefined;
  if (actor === null || subject === null) return { entries: [], nextCursor: null };
  const rows = await auditQuery(database, { ...input, actor, subject }, PAGE_SIZE + 1).execute();
  const page = rows.slice(0, PAGE_SIZE);
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actorKind: row.actor,
      actor: person(row.actor_id, row.actor_email),
      action: row.action,
      subject: person(row.subject_id, row.subject_email),
      details: row.details as Record<string, unknown>,
    })),
    nextCursor: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null,
  };
}
