import type { Database } from '../../database/create-database.ts';

/** What is kept of a user's payments, for "download my data": payments, invoices, billing documents without their content. */
export async function readPaymentsForExport(database: Database, userId: string) {
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const invoices = await database
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute();
  const billingFiles = await database
    .selectFrom('billing_files')
    .select(['id', 'file_name', 'description', 'size_bytes', 'uploaded_at'])
    .where('user_id', '=', userId)
    .orderBy('uploaded_at')
    .execute();
  return { payments, invoices, billingFiles };
}
