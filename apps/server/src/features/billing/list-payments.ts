import type { Payment, PaymentsAnswer } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { minorUnitsOf } from './minor-units.ts';

/** Payments of a user, or one by its id, newest first, with what was issued about them. */
export async function describePayments(
  database: Database,
  which: { readonly userId: string } | { readonly id: string },
): Promise<Payment[]> {
  const rows = await database
    .selectFrom('payments')
    .selectAll()
    .$if('userId' in which, (query) => query.where('user_id', '=', 'userId' in which ? which.userId : ''))
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const issued = await database
    .selectFrom('invoices')
    .select(['id', 'payment_id', 'kind', 'number', 'gross_minor'])
    .where(
      'payment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return rows.map((row) => {
    const units = minorUnitsOf(row.currency);
    const own = issued.filter(({ payment_id: of }) => of === row.id);
    return {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      amount: row.amount_minor / units,
      refundedAmount: row.refunded_minor / units,
      currency: row.currency,
      status: row.status,
      planType: row.plan_type,
      invoiceNumber: own.find(({ kind }) => kind === 'invoice')?.number ?? null,
      invoiceUrl: row.invoice_url,
      creditNotes: own
        .filter(({ kind }) => kind === 'creditNote')
        .map(({ id, number, gross_minor: grossMinor }) => ({ id, number, amount: grossMinor / units })),
    };
  });
}

/** What a user paid, newest first. */
export async function listPayments(database: Database, userId: string): Promise<PaymentsAnswer> {
  return { payments: await describePayments(database, { userId }) };
}
