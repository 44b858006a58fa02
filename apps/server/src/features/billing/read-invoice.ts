import { Failure, type SentFile } from '@klarnotam/contract';
import { isUuid } from '../../database/is-uuid.ts';
import type { BillingContext } from './billing-context.ts';
import { describeInvoice } from './describe-invoice.ts';

type ReadContext = Pick<BillingContext, 'database' | 'invoiceWriter'>;

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

async function readDocument(
  { database, invoiceWriter }: ReadContext,
  which:
    | { readonly userId: string; readonly paymentId: string }
    | { readonly userId: string; readonly noteId: string },
): Promise<Uint8Array> {
  const row = await database
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .leftJoin('invoices as credited', 'credited.id', 'invoices.credits_id')
    .selectAll('invoices')
    .select(['payments.paid_at', 'credited.number as credits_number'])
    .where('payments.user_id', '=', which.userId)
    .$if('paymentId' in which, (query) =>
      query
        .where('invoices.payment_id', '=', 'paymentId' in which ? which.paymentId : '')
        .where('invoices.kind', '=', 'invoice'),
    )
    .$if('noteId' in which, (query) =>
      query
        .where('invoices.id', '=', 'noteId' in which ? which.noteId : '')
        .where('invoices.kind', '=', 'creditNote'),
    )
    .executeTakeFirst();
  if (!row) throw new Failure('notFound', {}, 'There is no such invoice.');
  return await invoiceWriter.write(describeInvoice(row));
}

function asFile(name: string, bytes: Uint8Array): SentFile {
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${name}"`,
    },
    body: ReadableStream.from(only(bytes)),
  };
}

/** The invoice of a user's payment as PDF. @throws {Failure} `notFound`, for somebody else's too */
export async function readInvoice(
  context: ReadContext,
  userId: string,
  paymentId: string,
): Promise<SentFile> {
  if (!isUuid(paymentId)) throw new Failure('notFound', {}, 'There is no such invoice.');
  return asFile(`invoice-${paymentId}.pdf`, await readDocument(context, { userId, paymentId }));
}

/** A credit note of a user as PDF. @throws {Failure} `notFound`, for somebody else's too */
export async function readCreditNote(
  context: ReadContext,
  userId: string,
  noteId: string,
): Promise<SentFile> {
  if (!isUuid(noteId)) throw new Failure('notFound', {}, 'There is no such invoice.');
  return asFile(`credit-note-${noteId}.pdf`, await readDocument(context, { userId, noteId }));
}
