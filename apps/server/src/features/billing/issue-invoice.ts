import { MVA_PERCENT } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import type { InvoiceKind, InvoiceParty } from '../../database/tables-of-billing.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import type { BillingContext } from './billing-context.ts';

/** Of a price with MVA, what is without it and what is MVA, in the smallest unit; half a unit of MVA is rounded up. */
export function splitVat(grossMinor: number): { readonly netMinor: number; readonly vatMinor: number } {
  const vatMinor = Math.round((grossMinor * MVA_PERCENT) / (100 + MVA_PERCENT));
  return { netMinor: grossMinor - vatMinor, vatMinor };
}

/**
 * The next number of a kind. The row stays locked until the transaction ends, and the number comes back when it is
 * undone, so that there is never a gap: take it last.
 */
async function takeNumber(transaction: DatabaseTransaction, kind: InvoiceKind): Promise<number> {
  const { last_number: number } = await transaction
    .updateTable('invoice_numbers')
    .set({ last_number: sql<number>`last_number + 1` })
    .where('kind', '=', kind)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

async function readBuyer(transaction: DatabaseTransaction, userId: string): Promise<InvoiceParty> {
  const row = await transaction
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join.onRef('subscriptions.user_id', '=', 'users.id').on('subscriptions.status', '=', 'active'),
    )
    .select(['users.email', 'users.name as user_name'])
    .select(['subscriptions.name', 'company_name', 'phone_number', 'address', 'zip_code', 'city', 'country'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name ?? row.user_name,
    companyName: row.company_name ?? '',
    address: row.address ?? '',
    zipCode: row.zip_code ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    phoneNumber: row.phone_number ?? '',
    email: row.email,
  };
}

type IssueContext = Pick<BillingContext, 'seller' | 'languageOf'>;

/** Issues the invoice of a payment: numbers without a gap, buyer and seller as they are now. @returns its number */
export async function issueInvoice(
  transaction: DatabaseTransaction,
  { seller, languageOf }: IssueContext,
  paymentId: string,
  covers: { readonly from: Date; readonly until: Date } | null,
): Promise<number> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['user_id', 'amount_minor', 'currency', 'plan_type'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (payment.user_id === null) throw new Error('A payment of nobody has no invoice');
  const { netMinor, vatMinor } = splitVat(payment.amount_minor);
  const values = {
    kind: 'invoice' as const,
    payment_id: paymentId,
    user_id: payment.user_id,
    currency: payment.currency,
    net_minor: netMinor,
    vat_minor: vatMinor,
    gross_minor: payment.amount_minor,
    vat_percent: MVA_PERCENT,
    language: await languageOf(transaction, payment.user_id),
    plan_type: payment.plan_type,
    covers_from: covers?.from ?? null,
    covers_to: covers?.until ?? null,
    seller: toJsonb(seller),
    buyer: toJsonb(await readBuyer(transaction, payment.user_id)),
  };
  const number = await takeNumber(transaction, 'invoice');
  await transaction
    .insertInto('invoices')
    .values({ ...values, number })
    .execute();
  return number;
}

/** Issues a credit note over a part of a payment's invoice, with buyer and seller as on that. @returns its number */
export async function issueCreditNote(
  transaction: DatabaseTransaction,
  { paymentId, grossMinor }: { readonly paymentId: string; readonly grossMinor: number },
): Promise<number> {
  const invoice = await transaction
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const credited = await transaction
    .selectFrom('invoices')
    .select([sql<number>`coalesce(sum(gross_minor), 0)::bigint`.as('gross')])
    .select(sql<number>`coalesce(sum(vat_minor), 0)::bigint`.as('vat'))
    .where('credits_id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  // The last note takes back what MVA is left, so that notes and invoice add up however often they were rounded.
  const isRest = credited.gross + grossMinor === invoice.gross_minor;
  const vatMinor = isRest ? invoice.vat_minor - credited.vat : splitVat(grossMinor).vatMinor;
  const number = await takeNumber(transaction, 'creditNote');
  await transaction
    .insertInto('invoices')
    .values({
      kind: 'creditNote',
      number,
      payment_id: paymentId,
      credits_id: invoice.id,
      user_id: invoice.user_id,
      currency: invoice.currency,
      net_minor: grossMinor - vatMinor,
      vat_minor: vatMinor,
      gross_minor: grossMinor,
      vat_percent: invoice.vat_percent,
      language: invoice.language,
      plan_type: invoice.plan_type,
      covers_from: invoice.covers_from,
      covers_to: invoice.covers_to,
      seller: toJsonb(invoice.seller),
      buyer: toJsonb(invoice.buyer),
    })
    .execute();
  return number;
}
