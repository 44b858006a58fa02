import type { PaidPlanType, UserLanguage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import type { InvoiceSeller } from '../../database/tables-of-billing.ts';
import type { InvoiceWriter } from '../../ports/invoice-writer.ts';
import type { Checkout, PaymentEvents } from '../../ports/payment-provider.ts';

/** What the verbs of billing work with. */
export interface BillingContext {
  readonly database: Database;
  readonly productName: string;
  readonly supportEmail: string;
  /** Where the page is, without a slash at the end. */
  readonly origin: () => string;
  readonly seller: InvoiceSeller;
  readonly invoiceWriter: InvoiceWriter;
  /** What the payment provider calls the price of each plan; null: it is not sold there. */
  readonly priceIds: Readonly<Record<PaidPlanType, string | null>>;
  /** Null: nobody takes cards for us. */
  readonly checkout: Checkout | null;
  /** Null: events of the provider are not taken. */
  readonly events: PaymentEvents | null;
  /** In which language a user gets mails and invoices. */
  readonly languageOf: (database: Database, userId: string) => Promise<UserLanguage>;
  readonly log: { warn(data: object, message: string): void };
}
