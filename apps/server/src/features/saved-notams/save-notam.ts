import { toUtcInstant } from '@klarnotam/aviation';
import { Failure, type SavedNotam, type SaveNotamInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkComplete } from './check-complete.ts';
import { ASKED_AS_NEW, columnsOf, type AskedFor } from './columns-of.ts';
import { describeSaved } from './describe-saved.ts';
import { lockSaved } from './lock-saved.ts';
import { SAVED_COLUMNS, stageOf, type SavedRow } from './request-row.ts';
import { hasRoom, tooManySaved } from './room-to-save.ts';
import { sentAtOf } from './sent-at-of.ts';

/**
 * Saves a NOTAM with everything that is in its form. By the same idempotency key it is the same saved NOTAM, which then holds what was
 * sent last; how far it got never goes back by that.
 *
 * @throws {Failure} `invalid` when it is not complete and no draft; `conflict` when the user keeps as many as anybody may, or nothing was
 *   issued that it could replace or cancel; `notFound` when what it follows is not there
 */
export async function saveNotam(
  database: Database,
  userId: string,
  input: SaveNotamInput,
): Promise<SavedNotam> {
  checkComplete(input);
  return await inTransaction(database, async (transaction) => {
    const row =
      (await saveAgain(transaction, userId, input)) ??
      (await saveFirst(transaction, userId, input)) ??
      // Of two calls with one key at once, the second comes here.
      (await saveAgain(transaction, userId, input));
    if (row === undefined) throw tooManySaved();
    return await describeSaved(transaction, userId, row);
  });
}

async function saveAgain(
  transaction: Database,
  userId: string,
  { operation, state, idempotencyKey }: SaveNotamInput,
): Promise<SavedRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const before = await transaction
    .selectFrom('saved_notams')
    .select(SAVED_COLUMNS)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // What was sent stands as it was sent.
  if (before === undefined || before.state === 'sent') return before;
  const after = state === 'draft' ? before.state : state;
  return await transaction
    .updateTable('saved_notams')
    .set({
      ...columnsOf(operation, before, toUtcInstant(Date.now())),
      state: after,
      sent_at: sentAtOf(after),
      updated_at: sql`now()`,
    })
    .where('id', '=', before.id)
    .returning(SAVED_COLUMNS)
    .executeTakeFirst();
}

async function saveFirst(
  transaction: Database,
  userId: string,
  { operation, state, idempotencyKey, follows }: SaveNotamInput,
): Promise<SavedRow | undefined> {
  const asked = follows === undefined ? ASKED_AS_NEW : await askedInPlaceOf(transaction, userId, follows);
  const {
    title,
    location,
    notam_text,
    operation: form,
    search_text,
  } = columnsOf(operation, asked, toUtcInstant(Date.now()));
  const sentAt = state === 'sent' ? sql`now()` : sql`null`;
  return await transaction
    .insertInto('saved_notams')
    .columns([
      'user_id',
      'state',
      'title',
      'location',
      'notam_text',
      'operation',
      'search_text',
      'idempotency_key',
      'kind',
      'refers_to',
      'follows',
      'sent_at',
    ])
    .expression(
      sql`
        select ${userId}::uuid, ${state}, ${title}, ${location}, ${notam_text}, ${form}::jsonb, ${search_text},
          ${idempotencyKey ?? null}::uuid, ${asked.kind}, ${asked.refers_to}, ${follows?.id ?? null}::uuid,
          ${sentAt}::timestamptz
        where ${hasRoom(userId)}
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(SAVED_COLUMNS)
    .executeTakeFirst();
}

async function askedInPlaceOf(
  transaction: Database,
  userId: string,
  { id, kind }: NonNullable<SaveNotamInput['follows']>,
): Promise<AskedFor> {
  const before = await lockSaved(transaction, userId, id);
  if (stageOf(before) !== 'issued' || before.issued_number === null)
    throw new Failure(
      'conflict',
      {},
      'There is no issued NOTAM in force for it that could be replaced or cancelled.',
    );
  return { kind, refers_to: before.issued_number };
}
