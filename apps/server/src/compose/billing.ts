import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { readUserLanguage } from '../features/account/index.ts';
import type { BillingContext } from '../features/billing/index.ts';
import type { BillingFilesContext } from '../features/billing-files/index.ts';
import type { Checkout, PaymentEvents } from '../ports/payment-provider.ts';
import type { InvoiceWriter } from '../ports/invoice-writer.ts';
import { openFileStore } from './file-store.ts';

/** What the verbs of payments and of billing documents work with. */
export interface Billing {
  readonly billing: BillingContext;
  readonly billingFiles: BillingFilesContext;
}

/** Loads pdfkit, its fonts and HarfBuzz with the first invoice: most servers that start write none for days. */
function writeInvoicesLater(productName: string): InvoiceWriter {
  let writer: Promise<InvoiceWriter> | undefined;
  return {
    async write(page) {
      writer ??= import('../adapters/invoice-pdf/pdf-invoice-writer.ts').then(({ createPdfInvoiceWriter }) =>
        createPdfInvoiceWriter(productName),
      );
      return await (await writer).write(page);
    },
  };
}

/** Stripe, loaded where it is set alone. */
async function openStripe({ webhookSecret, secretKey, apiUrl }: Config['payments']): Promise<{
  readonly checkout: Checkout | null;
  readonly events: PaymentEvents | null;
}> {
  const checkout =
    secretKey === null
      ? null
      : (await import('../adapters/payment-provider/stripe-checkout.ts')).createStripeCheckout({
          secretKey,
          apiUrl,
        });
  const events =
    webhookSecret === null
      ? null
      : (await import('../adapters/payment-provider/stripe-events.ts')).createStripeEvents(webhookSecret);
  return { checkout, events };
}

/** Stripe where it is set, and a place for documents. */
export async function composeBilling(
  config: Config,
  log: Logger,
  { database, origin }: { readonly database: Database; readonly origin: () => string },
): Promise<Billing> {
  return {
    billing: {
      database,
      origin,
      priceIds: config.payments.priceIds,
      log,
      productName: config.productName,
      supportEmail: config.supportEmail,
      seller: { ...config.operator, email: config.supportEmail },
      invoiceWriter: writeInvoicesLater(config.productName),
      ...(await openStripe(config.payments)),
      languageOf: readUserLanguage,
    },
    billingFiles: { database, log, files: await openFileStore(config, log) },
  };
}
