import { createStripeEvents } from '../../../adapters/payment-provider/stripe-events.ts';
import type { Database } from '../../../database/create-database.ts';
import type { InvoicePage } from '../../../ports/invoice-writer.ts';
import type { BillingContext } from '../billing-context.ts';
import { takePaymentEvent } from '../take-payment-event.ts';
import { PRICES, signatureOf, WEBHOOK_SECRET, type Delivery } from './stripe-events.ts';

export interface TestBilling extends BillingContext {
  /** Invoices that were asked for as PDF. */
  readonly pages: InvoicePage[];
  readonly logged: object[];
}

/** Billing on a test's database, with real signatures and without PDFs. */
export function billingOn(database: Database, changes: Partial<BillingContext> = {}): TestBilling {
  const pages: InvoicePage[] = [];
  const logged: object[] = [];
  return {
    database,
    productName: 'KlarNOTAM',
    supportEmail: 'help@klar.example',
    origin: () => 'https://klar.example',
    seller: {
      name: 'Klar AS',
      address: 'Storgata 1, 0155 Oslo',
      organisationNumber: '987654321',
      email: 'help@klar.example',
    },
    invoiceWriter: {
      write: (page) => {
        pages.push(page);
        return Promise.resolve(Buffer.from('%PDF-1.7'));
      },
    },
    priceIds: PRICES,
    checkout: null,
    events: createStripeEvents(WEBHOOK_SECRET),
    languageOf: () => Promise.resolve('en'),
    log: { warn: (data) => void logged.push(data) },
    pages,
    logged,
    ...changes,
  };
}

/** Delivers an event as the provider would. */
export async function deliver(context: BillingContext, { body }: Delivery): Promise<void> {
  const outcome = await takePaymentEvent(context, body, signatureOf(body));
  if (outcome !== 'taken') throw new Error('The event was refused');
}
