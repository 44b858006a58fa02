import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/**
 * Removes invoices of deleted users, and their payments, when they need not be kept for the books any more: so many years
 * after the end of the year they were issued in; with 0 years at once.
 *
 * @returns how many invoices and credit notes are gone
 */
export async function removeExpiredInvoices(database: Database, retentionYears: number): Promise<number> {
  const over = sql<boolean>`
    ${retentionYears}::int = 0
    or date_trunc('year', i.issued_at, 'Europe/Oslo') + make_interval(years => ${retentionYears}::int + 1) < now()
  `;
  return await inTransaction(database, async (transaction) => {
    // A payment goes with all of its documents, so only when the last of them may.
    const { rows } = await sql<{ payment_id: string }>`
      select payment_id from invoices i
      where user_id is null
      group by payment_id
      having bool_and(${over})
    `.execute(transaction);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ payment_id: id }) => id);
    const notes = await transaction
      .deleteFrom('invoices')
      .where('payment_id', 'in', ids)
      .where('kind', '=', 'creditNote')
      .executeTakeFirst();
    const invoices = await transaction
      .deleteFrom('invoices')
      .where('payment_id', 'in', ids)
      .executeTakeFirst();
    await transaction.deleteFrom('payments').where('id', 'in', ids).execute();
    return Number(notes.numDeletedRows + invoices.numDeletedRows);
  });
}
