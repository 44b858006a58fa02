import { isDeepStrictEqual } from 'node:util';
import { Failure, type IssuedNotam, type RecordIssuedInput, type SavedNotam } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { storable, toJsonb } from '../../database/to-jsonb.ts';
import { checkIssuable, compareRow } from './compare-with-issued.ts';
import { describeSaved } from './describe-saved.ts';
import { lockSaved } from './lock-saved.ts';
import type { ReadIssuedContext } from './read-issued.ts';
import { SAVED_COLUMNS } from './request-row.ts';
import { settlePredecessor } from './settle-predecessor.ts';

/**
 * Keeps the issued NOTAM with its request, with how it differs from what was asked for. A cancellation of what was issued before ends the
 * request.
 *
 * @throws {Failure} `conflict` when nothing can have been issued for it yet, its form was changed meanwhile, or when it is likely somebody else's and the user did not say
 *   otherwise; `invalid` when it has no number; and what comparing throws
 */
export async function recordIssued(
  context: ReadIssuedContext & { readonly database: Database },
  userId: string,
  input: RecordIssuedInput,
): Promise<SavedNotam> {
  const compared = await compareRow(context, userId, input);
  const { found: _, number, ...reading } = compared.reading;
  if (number === null)
    throw new Failure(
      'invalid',
      { field: 'text' },
      'The NOTAM has no number such as A1234/26. Paste it with its first line.',
    );
  if (reading.comparison.verdict === 'another' && input.isMine !== true)
    throw new Failure('conflict', {}, 'This NOTAM is not like the request. It was not kept with it.');
  return await inTransaction(context.database, async (transaction) => {
    const before = await lockSaved(transaction, userId, input.id);
    checkIssuable(before);
    if (!isDeepStrictEqual(before.operation, compared.operation))
      throw new Failure(
        'conflict',
        {},
        'The request was changed meanwhile. Compare the NOTAM with it again.',
      );
    const endsIt =
      before.issued_number !== null && reading.kind === 'cancel' && reading.refersTo === before.issued_number;
    const issued: IssuedNotam = { ...reading, number, recordedAt: context.now() };
    const row = await transaction
      .updateTable('saved_notams')
      .set({
        state: 'sent',
        progress: endsIt ? 'cancelled' : 'issued',
        ...(!endsIt && {
          issued: toJsonb(issued),
          issued_number: storable(number),
          search_text: sql`search_text || ${`\n${storable(number).toLowerCase()}`}`,
        }),
        updated_at: sql`now()`,
      })
      .where('id', '=', before.id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    await settlePredecessor(transaction, userId, row, 'issued');
    return await describeSaved(transaction, userId, row);
  });
}
