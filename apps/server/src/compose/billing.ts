import type { Logger } from 'pino';
import { createPdfInvoiceWriter } from '../adapters/invoice-pdf/pdf-invoice-writer.ts';
import { createStripeCheckout } from '../adapters/payment-provider/stripe-checkout.ts';
import { createStripeEvents } from '../adapters/payment-provider/stripe-events.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { readUserLanguage } from '../features/account/index.ts';
import type { BillingContext } from '../features/billing/index.ts';
import type { BillingFilesContext } from '../features/billing-files/index.ts';
import { openFileStore } from './file-store.ts';

/** What the verbs of payments and of billing documents work with. */
export interface Billing {
  readonly billing: BillingContext;
  readonly billingFiles: BillingFilesContext;
}

/** Stripe where it is set, and a place for documents. */
export function composeBilling(
  config: Config,
  log: Logger,
  { database, origin }: { readonly database: Database; readonly origin: () => string },
): Billing {
  const { webhookSecret, secretKey, priceIds, apiUrl } = config.payments;
  return {
    billing: {
      database,
      origin,
      priceIds,
      log,
      productName: config.productName,
      supportEmail: config.supportEmail,
      seller: { ...config.operator, email: config.supportEmail },
      invoiceWriter: createPdfInvoiceWriter(config.productName),
      checkout: secretKey === null ? null : createStripeCheckout({ secretKey, apiUrl }),
      events: webhookSecret === null ? null : createStripeEvents(webhookSecret),
      languageOf: readUserLanguage,
    },
    billingFiles: { database, log, files: openFileStore(config, log) },
  };
}
